<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_AR" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Show it to the person opposite.</source>
        <translation>Mostralo a quien está enfrente.</translation>
    </message>
</context>
<context>
    <name>Face</name>
    <message>
        <source>You start.</source>
        <translation>Empezás vos.</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>¡Compartís la victoria!</translation>
    </message>
    <message>
        <source>You share second place</source>
        <translation>Compartís el segundo lugar</translation>
    </message>
    <message>
        <source>You share third place</source>
        <translation>Compartís el tercer lugar</translation>
    </message>
    <message>
        <source>You share fourth place</source>
        <translation>Compartís el cuarto lugar</translation>
    </message>
    <message>
        <source>You come second</source>
        <translation>Segundo lugar para vos</translation>
    </message>
    <message>
        <source>You come third</source>
        <translation>Tercer lugar para vos</translation>
    </message>
    <message>
        <source>You come fourth</source>
        <translation>Cuarto lugar para vos</translation>
    </message>
    <message>
        <source>You come fifth</source>
        <translation>Quinto lugar para vos</translation>
    </message>
    <message>
        <source>You come in at number {place}</source>
        <translation>Lugar {place} para vos</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Note the fingerprint: after the game the seed is shown, and anyone can check it.</source>
        <translation>Anotá su huella: al final se muestra la semilla, y cualquiera puede comprobarla.</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Comprobalo vos</translation>
    </message>
    <message>
        <source>Check what decides the game</source>
        <translation>Comprobá lo que decide</translation>
    </message>
</context>
<context>
    <name>FingerprintChip</name>
    <message>
        <source>Fingerprint of the dice, press for details</source>
        <translation>Huella de los dados, presioná para ver los detalles</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle, press for details</source>
        <translation>Huella de la mezcla, presioná para ver los detalles</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>A game you leave waits here for you.</source>
        <translation>La partida que dejes te espera acá.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Play a first game with a coach beside you, or take one rule at a time. Nothing counts.</source>
        <translation>Jugá una primera partida con alguien que te guía, o aprendé una regla a la vez. Nada cuenta.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Throw them at your table, for the computers too, and enter what they show.</source>
        <translation>Tiralos en tu mesa, también por las computadoras, e indicá qué sale.</translation>
    </message>
    <message>
        <source>Type something first, so not even the program can choose what comes up.</source>
        <translation>Antes escribís algo, y así ni siquiera el programa puede elegir lo que sale.</translation>
    </message>
    <message>
        <source>These settings don’t go together. Change one, or use the booklet’s.</source>
        <translation>Estos ajustes no van juntos. Cambiá uno o usá los del folleto.</translation>
    </message>
</context>
<context>
    <name>Originals</name>
    <message>
        <source>Drop to add this booklet</source>
        <translation>Soltá para agregar este folleto</translation>
    </message>
    <message>
        <source>Do you have the booklet from the box?</source>
        <translation>¿Tenés el folleto de la caja?</translation>
    </message>
    <message>
        <source>You can also drop files here.</source>
        <translation>También podés soltar los archivos sobre esta página.</translation>
    </message>
    <message>
        <source>Add it and read it here, beside our rules: text, Markdown, PDF or page pictures.</source>
        <translation>Agregalo y leelo acá, junto a nuestras reglas: texto, Markdown, PDF o fotos de las páginas.</translation>
    </message>
    <message>
        <source>Its text doesn’t say which game it belongs to. Please choose one.</source>
        <translation>Su texto no dice de qué juego es. Elegí uno.</translation>
    </message>
    <message>
        <source>Not recognised from its text. Please check the game.</source>
        <translation>No se reconoció por su texto. Comprobá el juego.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Elegí un juego</translation>
    </message>
    <message>
        <source>Probably this game, judging from its text. Please check.</source>
        <translation>Probablemente este juego, a juzgar por su texto. Comprobalo.</translation>
    </message>
    <message>
        <source>Remove it, and add the booklet again.</source>
        <translation>Quitalo y volvé a agregar el folleto.</translation>
    </message>
    <message>
        <source>This PDF is password-protected. Save a copy without a password, and add that.</source>
        <translation>Este PDF está protegido con contraseña. Guardá una copia sin ella y agregala.</translation>
    </message>
    <message>
        <source>The picture is too large: {detail} pixels. Add a smaller one.</source>
        <translation>La foto es demasiado grande: {detail} píxeles. Agregá una más pequeña.</translation>
    </message>
    <message>
        <source>A booklet is one PDF, or text files, or pictures. Add other kinds separately.</source>
        <translation>Un folleto es un PDF, o textos, o fotos. Agregá los demás uno a uno.</translation>
    </message>
</context>
<context>
    <name>Oxixo</name>
    <message>
        <source>Choose one of the three ways to push the cube in.</source>
        <translation>Elegí una de las tres entradas para meter el cubo.</translation>
    </message>
    <message>
        <source>Choose one of the two ways to push the cube in.</source>
        <translation>Elegí una de las dos entradas para meter el cubo.</translation>
    </message>
    <message>
        <source>Choose the lifted cube again to put it back.</source>
        <translation>Elegí otra vez el cubo levantado para dejarlo.</translation>
    </message>
    <message>
        <source>Push a cube, line up five</source>
        <translation>Empujá un cubo, alineá cinco</translation>
    </message>
    <message>
        <source>{cube} is inside the board: take a cube from the edge.</source>
        <translation>{cube} está en el interior: tomá un cubo del borde.</translation>
    </message>
    <message>
        <source>{cube} shows your opponent’s mark: take a neutral cube or your own.</source>
        <translation>{cube} lleva la marca del contrario: tomá un cubo neutro o uno tuyo.</translation>
    </message>
    <message>
        <source>{cube} can’t go back in where it came from: choose another end.</source>
        <translation>{cube} no puede volver a su lugar: elegí otro extremo.</translation>
    </message>
    <message>
        <source>The dot points at you or your partner, and only in teams.</source>
        <translation>El punto te mira a vos o mira a tu compañero, y solo por equipos.</translation>
    </message>
    <message>
        <source>You start.</source>
        <translation>Empezás vos.</translation>
    </message>
    <message>
        <source>Glue the board onto card. Score the lines of the cubes, fold along them, and glue the flaps.</source>
        <translation>Pegá el tablero en cartulina. Marcá las líneas de los cubos, doblalas hacia atrás y pegá las solapas.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vos</translation>
    </message>
    <message>
        <source>Point the dot at yourself</source>
        <translation>Apuntar el punto hacia vos</translation>
    </message>
    <message>
        <source>At {entry}, {slide} and gives you five {where}: you win.</source>
        <translation>Por {entry}, {slide} y te da cinco {where}: ganás.</translation>
    </message>
    <message>
        <source>Take a cube from the edge.</source>
        <translation>Tomá un cubo del borde.</translation>
    </message>
    <message>
        <source>Now it points at you, {seat}.</source>
        <translation>Ahora te mira a vos, {seat}.</translation>
    </message>
    <message>
        <source>Choose where the dot points.</source>
        <translation>Elegí a quién mira el punto.</translation>
    </message>
    <message>
        <source>The dot points at you</source>
        <translation>El punto te mira a vos</translation>
    </message>
    <message>
        <source>Be the first to line up five of your marks.</source>
        <translation>Alineá cinco de tus marcas antes que nadie.</translation>
    </message>
</context>
<context>
    <name>Phoenix</name>
    <message>
        <source>Sort your line by the light</source>
        <translation>Ordená tu fila según la luz</translation>
    </message>
    <message>
        <source>You start the first hand</source>
        <translation>Empezás vos la primera mano</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elegí una carta</translation>
    </message>
    <message>
        <source>Play it, or discard it without effect.</source>
        <translation>Jugala, o descartala sin efecto.</translation>
    </message>
    <message>
        <source>Swap the {colour} cube with place {places}</source>
        <translation>Cambiá el cubo {colour} con el lugar {places}</translation>
    </message>
    <message>
        <source>Put the {colour} cube on place {places}</source>
        <translation>Llevá el cubo {colour} al lugar {places}</translation>
    </message>
    <message>
        <source>Swap the {colour} pawn with place {places}</source>
        <translation>Cambiá el peón {colour} con el lugar {places}</translation>
    </message>
    <message>
        <source>Put the {colour} pawn on place {places}</source>
        <translation>Llevá el peón {colour} al lugar {places}</translation>
    </message>
    <message>
        <source>{card}: choose a pawn</source>
        <translation>{card}: elegí un peón</translation>
    </message>
    <message>
        <source>{card}: choose a cube</source>
        <translation>{card}: elegí un cubo</translation>
    </message>
    <message>
        <source>{card}: choose a column</source>
        <translation>{card}: elegí una columna</translation>
    </message>
    <message>
        <source>{card}: press either end</source>
        <translation>{card}: elegí un extremo</translation>
    </message>
    <message>
        <source>{piece}, can go here</source>
        <translation>{piece}, puede ir acá</translation>
    </message>
    <message>
        <source>Press any key or click to continue</source>
        <translation>Presioná una tecla o hacé clic para seguir</translation>
    </message>
    <message>
        <source>Glue it onto card.</source>
        <translation>Pegalo en cartulina.</translation>
    </message>
    <message>
        <source>Fold them at the heads, glue them back to back, and bend out the flaps so they stand.</source>
        <translation>Doblalos por la cabeza, pegalos espalda con espalda y abrí las solapas: se tienen en pie.</translation>
    </message>
    <message>
        <source>Score the lines, fold along them, and glue the flaps.</source>
        <translation>Marcá las líneas, doblalas hacia atrás y pegá las solapas.</translation>
    </message>
    <message>
        <source>Print them on card, or put the paper in sleeves.</source>
        <translation>Imprimilas en cartulina o poné el papel en fundas.</translation>
    </message>
    <message>
        <source>Swap two cubes side by side</source>
        <translation>Cambiá dos cubos contiguos</translation>
    </message>
    <message>
        <source>Swap two of your pawns side by side</source>
        <translation>Cambiá dos peones tuyos contiguos</translation>
    </message>
    <message>
        <source>You don’t have {card} in your hand.</source>
        <translation>No tenés {card} en la mano.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Empezás vos</translation>
    </message>
    <message>
        <source>Rotation swaps the two ends of your line: press place 1 or 10.</source>
        <translation>La Rotación cambia los dos extremos de tu fila: elegí el lugar 1 o el 10.</translation>
    </message>
    <message>
        <source>Move one of your pawns {number} places</source>
        <translation>Mové un peón tuyo {number} lugares</translation>
    </message>
    <message>
        <source>Swap two of your pawns {number} apart</source>
        <translation>Cambiá dos peones tuyos a {number} lugares</translation>
    </message>
    <message>
        <source>Swap the two ends of your line</source>
        <translation>Cambiá los dos extremos de tu fila</translation>
    </message>
    <message>
        <source>Move a cube two places</source>
        <translation>Mové un cubo dos lugares</translation>
    </message>
    <message>
        <source>Swap with the pawn straight across</source>
        <translation>Cambiá con el peón de enfrente</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Robás una carta</translation>
    </message>
    <message>
        <source>Bring your pawns into the order of the cubes. After three hands, most points win.</source>
        <translation>Poné tus peones en el orden de los cubos. Tras tres manos, gana quien tiene más puntos.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Vos</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>This line is 50 mm long. If yours isn’t, print at 100%, not fitted to the page.</source>
        <translation>Esta línea mide 50 mm. Si la tuya no, imprimí al 100&#xa0;%, sin ajustar a la página.</translation>
    </message>
    <message>
        <source>Print on one side or on both.</source>
        <translation>Imprimí por una cara o por las dos.</translation>
    </message>
    <message>
        <source>Print on both sides, flipped on the short edge. Fold all the sheets together once.</source>
        <translation>Imprimí por las dos caras, girando por el lado corto. Doblá todas las hojas juntas una vez.</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on one side.</source>
        <translation>Imprimí al 100&#xa0;%, sin ajustar a la página, por una cara.</translation>
    </message>
    <message>
        <source>The pages go from 1 to {count}. Type 2, or 1-3, or 1, 4.</source>
        <translation>Hay páginas de la 1 a la {count}. Escribí 2, o 1-3, o 1, 4.</translation>
    </message>
</context>
<context>
    <name>PromptBlock</name>
    <message>
        <source>New to you: {title}. A lesson of {minutes} min.</source>
        <translation>Nuevo para vos: {title}. Una lección de {minutes} min.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Show me what comes next</source>
        <translation>Mostrame cómo sigue</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Probar desde acá</translation>
    </message>
    <message>
        <source>better for you</source>
        <translation>mejor para vos</translation>
    </message>
    <message>
        <source>The game continues from here</source>
        <translation>La partida sigue desde acá</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Try it</source>
        <translation>Probala</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde acá</translation>
    </message>
</context>
<context>
    <name>Salt</name>
    <message>
        <source>Add your own randomness</source>
        <translation>Agregá tu propio azar</translation>
    </message>
    <message>
        <source>Or move the mouse around here</source>
        <translation>O mové el mouse acá dentro</translation>
    </message>
    <message>
        <source>Type anything</source>
        <translation>Escribí lo que quieras</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Games are saved after every move, and appear here.</source>
        <translation>Las partidas se guardan solas tras cada jugada y aparecen acá.</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>This game isn’t installed here.</source>
        <translation>Este juego no está instalado acá.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>You</source>
        <translation>Vos</translation>
    </message>
    <message>
        <source>A game is a program: it can do anything on this computer that you can. Only add games from people you trust. Changes take effect at the next start.</source>
        <translation>Un juego es un programa: puede hacer en esta computadora todo lo que podés hacer vos. Usá solo juegos de gente en quien confiás. El cambio surte efecto en el próximo inicio.</translation>
    </message>
    <message>
        <source>Another game has the same name: {other}. Remove one of the two.</source>
        <translation>Otro juego tiene el mismo nombre: {other}. Quitá uno de los dos.</translation>
    </message>
    <message>
        <source>It needs a newer Boardroom. Update Boardroom to play it.</source>
        <translation>Necesita una versión más reciente de Boardroom. Actualizá Boardroom para jugarlo.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Type a move, like {example}</source>
        <translation>Escribí una jugada, como {example}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Finish a game against the computer, and it counts here.</source>
        <translation>Terminá una partida contra la computadora y se contará acá.</translation>
    </message>
</context>
<context>
    <name>SwingList</name>
    <message>
        <source>Move {number}, you</source>
        <translation>Jugada {number}, vos</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>The lowest card on the table is {card}. Then you play on with these dice.</source>
        <translation>La carta más baja de la mesa es el {card}. Después seguís con estos dados.</translation>
    </message>
    <message>
        <source>You can’t discard</source>
        <translation>No podés descartar</translation>
    </message>
    <message>
        <source>You hold the token and may still use it.</source>
        <translation>Tenés la ficha y todavía podés usarla.</translation>
    </message>
    <message>
        <source>If nothing fits or a colour comes up, you go back to {card}.</source>
        <translation>Si nada sirve o sale un color, volvés al {card}.</translation>
    </message>
    <message>
        <source>Nothing makes {card}. Before you go back to {back}, you may block a pile.</source>
        <translation>No hay {card}. Antes de volver al {back} podés bloquear un mazo.</translation>
    </message>
    <message>
        <source>Red, and nobody is lower. Before your turn ends, you may block a pile.</source>
        <translation>Rojo, y nadie más abajo. Antes de que termine tu turno podés bloquear un mazo.</translation>
    </message>
    <message>
        <source>Nothing makes {card}. Before your turn ends, you may block a pile.</source>
        <translation>No hay {card}. Antes de que termine tu turno podés bloquear un mazo.</translation>
    </message>
    <message>
        <source>This throw takes you to the end: you win.</source>
        <translation>Esta tirada te lleva hasta el final: ganás.</translation>
    </message>
    <message>
        <source>You keep your pile, with card {card} on top.</source>
        <translation>Te quedás con tu mazo, con la carta {card} arriba.</translation>
    </message>
    <message>
        <source>{name} can discard {first} to {last}. Block this pile, or choose another.</source>
        <translation>{name} puede descartar del {first} al {last}. Bloqueá este mazo o elegí otro.</translation>
    </message>
    <message>
        <source>{name} can discard {first}. Block this pile, or choose another.</source>
        <translation>{name} puede descartar el {first}. Bloqueá este mazo o elegí otro.</translation>
    </message>
    <message>
        <source>Choose a pile to swap with. If you keep yours, you play on with this throw.</source>
        <translation>Elegí el mazo que quieras. Si conservás el tuyo, seguís con esta tirada.</translation>
    </message>
    <message>
        <source>Choose a pile to swap with. Either way, your turn ends.</source>
        <translation>Elegí el mazo que quieras. En todo caso, tu turno termina después.</translation>
    </message>
    <message>
        <source>A failed throw would cost nothing here.</source>
        <translation>Acá una tirada fallida no costaría nada.</translation>
    </message>
    <message>
        <source>Throw, discard, dare again</source>
        <translation>Tirá, descartá, arriesgá</translation>
    </message>
    <message>
        <source>Then stop, or throw again.</source>
        <translation>Después plantate o tirá otra vez.</translation>
    </message>
    <message>
        <source>If nothing fits, nothing is lost.</source>
        <translation>Si nada sirve, no perdés nada.</translation>
    </message>
    <message>
        <source>You hold the token and may answer.</source>
        <translation>Tenés la ficha y podés responder.</translation>
    </message>
    <message>
        <source>You hold the Block token</source>
        <translation>Tenés la ficha Block</translation>
    </message>
    <message>
        <source>Put the token on a pile.</source>
        <translation>Poné la ficha sobre un mazo.</translation>
    </message>
    <message>
        <source>Discard card {card} with {sum}.</source>
        <translation>Descartá la carta {card} con {sum}.</translation>
    </message>
    <message>
        <source>Or throw again, or stop where you are.</source>
        <translation>O tirá otra vez, o plantate donde estás.</translation>
    </message>
    <message>
        <source>If nothing fits, you go back to {card}.</source>
        <translation>Si nada sirve, volvés al {card}.</translation>
    </message>
    <message>
        <source>You give {card} and get {theirs}.</source>
        <translation>Das el {card} y recibís el {theirs}.</translation>
    </message>
    <message>
        <source>Discard card {card}.</source>
        <translation>Descartá la carta {card}.</translation>
    </message>
    <message>
        <source>Stop here?</source>
        <translation>¿Plantarse acá?</translation>
    </message>
    <message>
        <source>You give {card} and get {theirs}, which is blocked.</source>
        <translation>Das el {card} y recibís el {theirs}, que está bloqueado.</translation>
    </message>
    <message>
        <source>Green: first swap piles, or keep yours.</source>
        <translation>Verde: antes cambiá de mazo o quedate con el tuyo.</translation>
    </message>
    <message>
        <source>First discard at least one card with this throw.</source>
        <translation>Antes descartá al menos una carta con esta tirada.</translation>
    </message>
    <message>
        <source>Print them on card, or put the paper in sleeves.</source>
        <translation>Imprimilas en cartulina o poné el papel en fundas.</translation>
    </message>
    <message>
        <source>Score the lines, fold along them, and glue the flaps. Ordinary dice will do for the white ones.</source>
        <translation>Marcá las líneas, doblalas hacia atrás y pegá las solapas. Para los blancos sirven dados comunes.</translation>
    </message>
    <message>
        <source>Glue the page onto card before you cut.</source>
        <translation>Pegá la hoja en cartulina antes de recortar.</translation>
    </message>
    <message>
        <source>You hold the Block token: put it on a pile, or cancel a green swap.</source>
        <translation>Tenés la ficha Block: ponela sobre un mazo o anulá un cambio verde.</translation>
    </message>
    <message>
        <source>Klick: once at {number}, you never drop below {number}</source>
        <translation>Klick: desde el {number} nunca bajás del {number}</translation>
    </message>
    <message>
        <source>You throw again for card {card}</source>
        <translation>Tirás otra vez para la carta {card}</translation>
    </message>
    <message>
        <source>You throw for card {card}</source>
        <translation>Tirás para la carta {card}</translation>
    </message>
    <message>
        <source>You want to swap with {other}</source>
        <translation>Querés cambiar con {other}</translation>
    </message>
    <message>
        <source>Red: you must swap</source>
        <translation>Rojo: tenés que cambiar</translation>
    </message>
    <message>
        <source>{name} wants to swap with you</source>
        <translation>{name} quiere cambiar con vos</translation>
    </message>
    <message>
        <source>{total}: you start</source>
        <translation>{total}: empezás vos</translation>
    </message>
    <message>
        <source>You can discard {first}</source>
        <translation>Podés descartar el {first}</translation>
    </message>
    <message>
        <source>You can discard {first} to {last}</source>
        <translation>Podés descartar del {first} al {last}</translation>
    </message>
    <message>
        <source>You throw to see who starts</source>
        <translation>Tirás para ver quién empieza</translation>
    </message>
    <message>
        <source>Throw each number of your pile, from 1 to 16. Whoever discards 16 first wins.</source>
        <translation>Sacá cada número de tu mazo, del 1 al 16. Gana quien primero descarta el 16.</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Empezás vos</translation>
    </message>
    <message numerus="yes">
        <source>Space throws. %n cards are yours if you stop now.</source>
        <translation>
            <numerusform>Espacio tira. %n carta queda a salvo si te plantás.</numerusform>
            <numerusform>Espacio tira. %n cartas quedan a salvo si te plantás.</numerusform>
        </translation>
    </message>
    <message>
        <source>Space throws. Nothing can be lost here.</source>
        <translation>Espacio tira. Acá no se puede perder nada.</translation>
    </message>
    <message>
        <source>Press Space, or click the cup.</source>
        <translation>Presioná Espacio o hacé clic en el cubilete.</translation>
    </message>
    <message>
        <source>If you throw for {card}</source>
        <translation>Si tirás para el {card}</translation>
    </message>
    <message>
        <source>Throw for the Switch die.</source>
        <translation>Tirá por el dado Switch.</translation>
    </message>
    <message>
        <source>If you throw again for {card}</source>
        <translation>Si tirás otra vez para el {card}</translation>
    </message>
    <message>
        <source>Throw for card {card}.</source>
        <translation>Tirá para la carta {card}.</translation>
    </message>
    <message>
        <source>You stay on {theirs}. The token goes to the middle.</source>
        <translation>Te quedás en el {theirs}. La ficha va al centro.</translation>
    </message>
    <message>
        <source>You get the {card}. The token stays yours.</source>
        <translation>Recibís el {card}. La ficha sigue siendo tuya.</translation>
    </message>
    <message>
        <source>The token can cancel a green swap, not a red one. Take your time.</source>
        <translation>La ficha anula un cambio verde, no uno rojo. Tomate tu tiempo.</translation>
    </message>
</context>
<context>
    <name>Switcher</name>
    <message>
        <source>You get another card for it at the end of your turn.</source>
        <translation>Al final de tu turno recibís otra carta en su lugar.</translation>
    </message>
    <message>
        <source>Your hand is empty; you get new cards.</source>
        <translation>Tu mano está vacía; recibís cartas nuevas.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n movement cards for your next turn.</source>
        <translation>
            <numerusform>Guardás %n carta de movimiento para tu próximo turno.</numerusform>
            <numerusform>Guardás %n cartas de movimiento para tu próximo turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the figure or its card.</source>
        <translation>Elegí la figura o su carta.</translation>
    </message>
    <message>
        <source>Or first form a figure that is ready: choose it or its card.</source>
        <translation>O formá antes una figura lista: elegila o elegí su tarjeta.</translation>
    </message>
    <message>
        <source>Or first form the {card}, which is ready: choose the figure or its card.</source>
        <translation>O formá antes la {card}, que está lista: elegí la figura o su tarjeta.</translation>
    </message>
    <message>
        <source>Choose the drawer to swap with {cell}.</source>
        <translation>Elegí con qué cajón cambiar {cell}.</translation>
    </message>
    <message>
        <source>Form a figure that is ready, or end your turn.</source>
        <translation>Formá una figura lista o terminá tu turno.</translation>
    </message>
    <message>
        <source>Choose {cell} again to let go of it.</source>
        <translation>Elegí {cell} otra vez para soltarlo.</translation>
    </message>
    <message>
        <source>Swap drawers, form figures</source>
        <translation>Mové cajones, formá figuras</translation>
    </message>
    <message>
        <source>Your {card} is on the board: you can still form it this turn.</source>
        <translation>Tu {card} está en el tablero y aún podés formarla este turno.</translation>
    </message>
    <message>
        <source>You start, play passes to the right</source>
        <translation>Empezás vos, el turno pasa a la derecha</translation>
    </message>
    <message>
        <source>What you can form</source>
        <translation>Lo que podés formar</translation>
    </message>
    <message>
        <source>You don’t hold the card {first}.</source>
        <translation>No tenés la carta {first}.</translation>
    </message>
    <message>
        <source>Glue it onto card.</source>
        <translation>Pegalo en cartulina.</translation>
    </message>
    <message>
        <source>Glue the page onto card before you cut.</source>
        <translation>Pegá la hoja en cartulina antes de recortar.</translation>
    </message>
    <message>
        <source>Print them on card, or put the paper in sleeves.</source>
        <translation>Imprimilas en cartulina o poné el papel en fundas.</translation>
    </message>
    <message>
        <source>Or end your turn and keep your cards.</source>
        <translation>O terminá tu turno y guardá tus cartas.</translation>
    </message>
    <message>
        <source>Choose a card or a drawer.</source>
        <translation>Elegí una carta o un cajón.</translation>
    </message>
    <message>
        <source>It is your last card: you win.</source>
        <translation>Es tu última tarjeta: ganás.</translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation>Robás {card}</translation>
    </message>
    <message>
        <source>You turn up {card}</source>
        <translation>Descubrís {card}</translation>
    </message>
    <message>
        <source>Choose the first of two drawers.</source>
        <translation>Elegí el primero de dos cajones.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Terminá tu turno.</translation>
    </message>
    <message>
        <source>Choose the card to play.</source>
        <translation>Elegí la carta que jugás.</translation>
    </message>
    <message>
        <source>Choose the card that this {card} counts for.</source>
        <translation>Elegí para qué tarjeta vale esta {card}.</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Robás una carta</translation>
    </message>
    <message>
        <source>Choose which {card} to form.</source>
        <translation>Elegí qué {card} formar.</translation>
    </message>
    <message>
        <source>You turn up a figure</source>
        <translation>Descubrís una figura</translation>
    </message>
    <message>
        <source>Swap drawers to form the figures on your cards. Whoever runs out of cards first wins.</source>
        <translation>Cambiá cajones para formar las figuras de tus cartas. Gana quien primero se queda sin cartas.</translation>
    </message>
    <message>
        <source>{name} to move · you: {cards}</source>
        <translation>Juega {name} · vos: {cards}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Meanwhile you can look at earlier moves.</source>
        <translation>Mientras tanto podés mirar jugadas anteriores.</translation>
    </message>
    <message>
        <source>Only computers are playing, and they don’t undo moves.</source>
        <translation>Acá solo juegan computadoras, y no deshacen nada.</translation>
    </message>
    <message>
        <source>“{text}” isn’t a move. Type it like “{example}”.</source>
        <translation>«{text}» no es una jugada. Escribila como «{example}».</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Tirá los dados</translation>
    </message>
    <message>
        <source>Then enter what they show below the board.</source>
        <translation>Después indicá debajo del tablero qué salió.</translation>
    </message>
    <message>
        <source>You can turn these warnings off in the settings.</source>
        <translation>Podés quitar estos avisos en los ajustes.</translation>
    </message>
    <message>
        <source>The game goes on meanwhile. Press Esc to go back to it.</source>
        <translation>La partida sigue mientras tanto. Presioná Esc para volver.</translation>
    </message>
    <message>
        <source>You can undo moves, or start another game.</source>
        <translation>Podés deshacer jugadas o empezar otra partida.</translation>
    </message>
    <message>
        <source>Throw the dice for {name}</source>
        <translation>Tirá los dados por {name}</translation>
    </message>
    <message>
        <source>{name}, throw the dice</source>
        <translation>{name}, tirá los dados</translation>
    </message>
    <message>
        <source>Hand over to {name}.</source>
        <translation>Dejale el lugar a {name}.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Jugás</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Primero tirá los dados.</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>I am here</source>
        <translation>Ya estoy acá</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Dejale el lugar a {name}</translation>
    </message>
</context>
<context>
    <name>ThrowBar</name>
    <message>
        <source>{die}: {side}. Press to remove it</source>
        <translation>{die}: {side}. Presioná para quitarlo</translation>
    </message>
</context>
<context>
    <name>Zug</name>
    <message>
        <source>Choose a square</source>
        <translation>Elegí un lugar</translation>
    </message>
    <message>
        <source>Pick one up from another tile, or leave the new tile empty. Neither can be changed later.</source>
        <translation>Levantá uno de otra pieza o dejá la nueva sin ficha. Luego ya no se puede cambiar.</translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation>Colocarla acá</translation>
    </message>
    <message>
        <source>Nothing is missing here.</source>
        <translation>Acá no falta nada.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Elegí otra.</translation>
    </message>
    <message>
        <source>your tile is put down here, press again to lay it</source>
        <translation>tu pieza está puesta acá, presioná otra vez para colocarla</translation>
    </message>
    <message>
        <source>{tile}: lay it here?</source>
        <translation>{tile}: ¿colocarla acá?</translation>
    </message>
    <message>
        <source>Lay rails, sell sugar</source>
        <translation>Tendé vías, vendé azúcar</translation>
    </message>
    <message>
        <source>You start, play goes clockwise</source>
        <translation>Empezás vos, en sentido horario</translation>
    </message>
    <message>
        <source>You don’t have this tile: {tile}.</source>
        <translation>No tenés esta pieza: {tile}.</translation>
    </message>
    <message>
        <source>{tile} has the same tracks with a smaller turn; enter that one.</source>
        <translation>{tile}: así girada tiene las mismas vías que con un giro menor. Indicá ese.</translation>
    </message>
    <message>
        <source>One of your tiles fits, so you must lay one.</source>
        <translation>Alguna de tus piezas entra: tenés que poner una.</translation>
    </message>
    <message>
        <source>Your stock is empty: pick up a token, or leave the tile empty.</source>
        <translation>Tu reserva está vacía: levantá una ficha o dejá la pieza sin ella.</translation>
    </message>
    <message>
        <source>You can sell a wagon, so you must.</source>
        <translation>Podés vender un vagón: tenés que hacerlo.</translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can come here</source>
        <translation>
            <numerusform>%n vagón puede llegar acá</numerusform>
            <numerusform>%n vagones pueden llegar acá</numerusform>
        </translation>
    </message>
    <message>
        <source>No wagon here</source>
        <translation>Acá no hay vagón</translation>
    </message>
    <message>
        <source>fits here</source>
        <translation>entra acá</translation>
    </message>
    <message>
        <source>Fits here; enables nothing yet</source>
        <translation>Entra acá; aún no habilita nada</translation>
    </message>
    <message>
        <source>See them on the table, one by one.</source>
        <translation>Recorrelos en la mesa, uno tras otro.</translation>
    </message>
    <message>
        <source>Glue the page onto card before you cut.</source>
        <translation>Pegá la hoja en cartulina antes de recortar.</translation>
    </message>
    <message>
        <source>Glue the tokens onto card. Fold the pawns at the heads, glue them back to back, and bend out the flaps.</source>
        <translation>Pegá las fichas en cartulina. Doblá los peones por la cabeza, pegalos espalda con espalda y abrí las solapas.</translation>
    </message>
    <message>
        <source>Glue it onto card.</source>
        <translation>Pegalo en cartulina.</translation>
    </message>
    <message>
        <source>Choose a free city tile</source>
        <translation>Elegí una pieza de ciudad libre</translation>
    </message>
    <message>
        <source>{seller}’s wagon from {other} went through your station at {square}: 1 point for you.</source>
        <translation>El vagón de {seller}, desde {other}, pasó por tu estación de {square}: 1 punto para vos.</translation>
    </message>
    <message>
        <source>Choose a tile to lay</source>
        <translation>Elegí una pieza para poner</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <translation>No entra nada: pasá</translation>
    </message>
    <message>
        <source>You keep your tiles. Press Enter or the button.</source>
        <translation>Te quedás con tus piezas. Presioná Enter o el botón.</translation>
    </message>
    <message>
        <source>Choose a wagon to sell</source>
        <translation>Elegí un vagón para vender</translation>
    </message>
    <message>
        <source>Choose a station</source>
        <translation>Elegí una estación</translation>
    </message>
    <message>
        <source>You get {points} point for your station.</source>
        <translation>Ganás {points} punto por tu estación.</translation>
    </message>
    <message>
        <source>You draw a tile</source>
        <translation>Robás una pieza</translation>
    </message>
    <message>
        <source>Connect factories, stations and cities, then send your wagons. Most points win.</source>
        <translation>Uní fábricas, estaciones y ciudades; después enviá tus vagones. Gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>Send wagons from your factories past stations into the cities, until nothing more can go.</source>
        <translation>Enviá vagones de tus fábricas por las estaciones a las ciudades, hasta que ninguno pueda salir.</translation>
    </message>
</context>
</TS>
