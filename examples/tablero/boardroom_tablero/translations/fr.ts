<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Tablero</name>
    <message>
        <source>Rows against columns</source>
        <translation>Lignes contre colonnes</translation>
    </message>
    <message>
        <source>5–10 min</source>
        <translation>5–10 min</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>{card} to {cell}</source>
        <translation>{card} en {cell}</translation>
    </message>
    <message>
        <source>A card is dealt</source>
        <translation>Une carte est distribuée</translation>
    </message>
    <message>
        <source>{cell} and {other} swapped</source>
        <translation>{cell} et {other} échangées</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Cards are dealt at random.</source>
        <translation>Les cartes sont distribuées au hasard.</translation>
    </message>
    <message>
        <source>You don’t have a {about} in your hand.</source>
        <translation>Vous n’avez pas de {about} en main.</translation>
    </message>
    <message>
        <source>{about} is taken: a card goes in an empty cell.</source>
        <translation>{about} est occupée&#x202f;: une carte va sur une case vide.</translation>
    </message>
    <message>
        <source>Only two cards side by side can be swapped.</source>
        <translation>On n’échange que deux cartes contiguës.</translation>
    </message>
    <message>
        <source>The swap just made can’t be undone right away.</source>
        <translation>L’échange qui vient d’être fait ne peut pas être défait au tour suivant.</translation>
    </message>
    <message>
        <source>After six swaps in a row a card must be placed.</source>
        <translation>Après six échanges de suite, il faut poser une carte.</translation>
    </message>
    <message>
        <source>Choose a card beside it</source>
        <translation>Choisissez une voisine</translation>
    </message>
    <message>
        <source>Or swap two side by side.</source>
        <translation>Ou échangez deux voisines.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Main {number}</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>Place a card</source>
        <translation>Posez une carte</translation>
    </message>
    <message>
        <source>Choose an empty cell</source>
        <translation>Choisissez une case vide</translation>
    </message>
</context>
</TS>
