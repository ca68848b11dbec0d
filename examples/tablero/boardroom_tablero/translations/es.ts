<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Tablero</name>
    <message>
        <source>Rows against columns</source>
        <translation>Filas contra columnas</translation>
    </message>
    <message>
        <source>5–10 min</source>
        <translation>5–10 min</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>{card} to {cell}</source>
        <translation>{card} a {cell}</translation>
    </message>
    <message>
        <source>A card is dealt</source>
        <translation>Se reparte una carta</translation>
    </message>
    <message>
        <source>{cell} and {other} swapped</source>
        <translation>{cell} y {other} cambian de lugar</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Cards are dealt at random.</source>
        <translation>Las cartas se reparten al azar.</translation>
    </message>
    <message>
        <source>You don’t have a {about} in your hand.</source>
        <translation>No tienes un {about} en la mano.</translation>
    </message>
    <message>
        <source>{about} is taken: a card goes in an empty cell.</source>
        <translation>{about} está ocupada: una carta va a una casilla vacía.</translation>
    </message>
    <message>
        <source>Only two cards side by side can be swapped.</source>
        <translation>Solo se intercambian dos cartas contiguas.</translation>
    </message>
    <message>
        <source>The swap just made can’t be undone right away.</source>
        <translation>El intercambio recién hecho no se puede deshacer en el turno siguiente.</translation>
    </message>
    <message>
        <source>After six swaps in a row a card must be placed.</source>
        <translation>Después de seis intercambios seguidos hay que colocar una carta.</translation>
    </message>
    <message>
        <source>Choose a card beside it</source>
        <translation>Elige una vecina</translation>
    </message>
    <message>
        <source>Or swap two side by side.</source>
        <translation>O intercambia dos vecinas.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>Place a card</source>
        <translation>Coloca una carta</translation>
    </message>
    <message>
        <source>Choose an empty cell</source>
        <translation>Elige una casilla vacía</translation>
    </message>
</context>
</TS>
