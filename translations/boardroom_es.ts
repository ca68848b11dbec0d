<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Reiniciar</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>A&amp;bandonar</translation>
    </message>
    <message>
        <source>&amp;Dice statistics…</source>
        <translation>Estadísticas de &amp;las tiradas…</translation>
    </message>
    <message>
        <source>Back to &amp;home</source>
        <translation>Volver al &amp;inicio</translation>
    </message>
    <message>
        <source>Saved &amp;games</source>
        <translation>Partidas g&amp;uardadas</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Es&amp;tadísticas</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Play the hi&amp;nt</source>
        <translation>Jugar la &amp;sugerenciaJugar la pista</translation>
    </message>
    <message>
        <source>Since your &amp;last turn</source>
        <translation>Desde tu ú&amp;ltimo turno</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jugar ya</translation>
    </message>
    <message>
        <source>The computer plays the best move it has found so far.</source>
        <translation>La computadora juega lo mejor que encontró hasta ahora.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pau&amp;sa</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>&amp;Escribir una jugada…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Panel &amp;lateral</translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation>Girar el ta&amp;blero</translation>
    </message>
    <message>
        <source>Show it to the person opposite.</source>
        <translation>Muéstralo a quien está enfrente.</translation>
    </message>
    <message>
        <source>Stat&amp;us line</source>
        <translation>Línea de &amp;estado</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>So&amp;nido</translation>
    </message>
    <message>
        <source>&amp;Position in words…</source>
        <translation>&amp;Posición en palabras…</translation>
    </message>
    <message>
        <source>Repeat the l&amp;ast announcement</source>
        <translation>Repetir el último &amp;anuncio</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Siguiente parte de la ventana</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Fair dice…</source>
        <translation>&amp;Dados justos…</translation>
    </message>
    <message>
        <source>&amp;Fair shuffle…</source>
        <translation>&amp;Mezcla justa…</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Más &amp;pequeño</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;About Boardroom</source>
        <translation>&amp;Acerca de Boardroom</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
</context>
<context>
    <name>ChanceGraph</name>
    <message>
        <source>Chance of winning</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>{move}: {percent}</source>
        <translation>{move}: {percent}</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Jugada {number}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
</context>
<context>
    <name>ClockChip</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Queda %n segundo</numerusform>
            <numerusform>Quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {time} left</source>
        <translation>{name}: quedan {time}</translation>
    </message>
</context>
<context>
    <name>Face</name>
    <message>
        <source>Drawing…</source>
        <translation>Sorteando…</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>¡Gana {names}!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>¡{names} comparten la victoria!</translation>
    </message>
    <message>
        <source>{place}. {name}: {points}</source>
        <translation>{place}. {name}: {points}</translation>
    </message>
    <message>
        <source>You start.</source>
        <translation>Empiezas tú.</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>Empieza: {name}.</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Jugarla igualmente</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>Elegir otra</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <source>A shared win!</source>
        <translation>¡Victoria compartida!</translation>
    </message>
    <message>
        <source>You share second place</source>
        <translation>Compartes el segundo lugar</translation>
    </message>
    <message>
        <source>You share third place</source>
        <translation>Compartes el tercer lugar</translation>
    </message>
    <message>
        <source>You share fourth place</source>
        <translation>Compartes el cuarto lugar</translation>
    </message>
    <message>
        <source>You come second</source>
        <translation>Segundo lugar para ti</translation>
    </message>
    <message>
        <source>You come third</source>
        <translation>Tercer lugar para ti</translation>
    </message>
    <message>
        <source>You come fourth</source>
        <translation>Cuarto lugar para ti</translation>
    </message>
    <message>
        <source>You come fifth</source>
        <translation>Quinto lugar para ti</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Perdiste</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>¡Ganaste!</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>¡Compartes la victoria!</translation>
    </message>
    <message>
        <source>You come in at number {place}</source>
        <translation>Lugar {place} para ti</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Cuatro jugadores</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Cinco jugadores</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <translation>Abandono: {names}.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation>Copiar: {what}</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>This command works out the seed’s fingerprint without Boardroom.</source>
        <translation>Esta línea calcula la huella de la semilla sin Boardroom.</translation>
    </message>
    <message>
        <source>Every draw comes from the seed</source>
        <translation>Todo lo sorteado sale de la semilla</translation>
    </message>
    <message>
        <source>The game has “{told}”; the seed gives “{given}”.</source>
        <translation>Se anotó «{told}»; la semilla da «{given}».</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Dados justos</translation>
    </message>
    <message>
        <source>Fair shuffle</source>
        <translation>Mezcla justa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Estadísticas de las tiradas</translation>
    </message>
    <message>
        <source>What the players added</source>
        <translation>Lo que se agregó</translation>
    </message>
    <message>
        <source>Show the seed</source>
        <translation>Mostrar la semilla</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Every throw comes from the seed</source>
        <translation>Todas las tiradas salen de la semilla</translation>
    </message>
    <message numerus="yes">
        <source>%n draws checked. The seed fits the fingerprint above.</source>
        <translation>
            <numerusform>%n sorteo comprobado, y la semilla tiene la huella de arriba.</numerusform>
            <numerusform>%n sorteos comprobados, y la semilla tiene la huella de arriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw {number} doesn’t come from the seed</source>
        <translation>La tirada {number} no sale de la semilla</translation>
    </message>
    <message>
        <source>Draw {number} doesn’t come from the seed</source>
        <translation>El sorteo {number} no sale de la semilla</translation>
    </message>
    <message>
        <source>It is the first of {wrong} wrong ones, out of {all}.</source>
        <translation>Es la primera diferencia de {wrong}, sobre {all} en total.</translation>
    </message>
    <message>
        <source>To check a whole saved game on the command line: {command}</source>
        <translation>Para comprobar sin ventana una partida guardada entera: {command}</translation>
    </message>
    <message>
        <source>Anyone who can read the file of an unfinished game can look ahead.</source>
        <translation>Quien pueda leer el archivo de una partida en curso puede ver lo que viene.</translation>
    </message>
    <message>
        <source>Once the seed is shown, this game is final.</source>
        <translation>Una vez mostrada la semilla, la partida es definitiva.</translation>
    </message>
    <message>
        <source>You throw real dice in this game, so there is nothing to check.</source>
        <translation>En esta partida los dados los tiran las personas: no hay nada que comprobar.</translation>
    </message>
    <message>
        <source>You shuffle and draw by hand in this game, so there is nothing to check.</source>
        <translation>En esta partida mezclan y sacan las personas: no hay nada que comprobar.</translation>
    </message>
    <message>
        <source>The game is over, but moves can still be undone, so the seed stays hidden.</source>
        <translation>La partida terminó, pero aún se pueden deshacer jugadas: su semilla sigue tapada.</translation>
    </message>
    <message>
        <source>This game is final now, and this is its seed.</source>
        <translation>Esta partida ya es definitiva, y esta es su semilla.</translation>
    </message>
    <message>
        <source>Note the fingerprint: after the game the seed is shown, and anyone can check it.</source>
        <translation>Anota su huella: al final se muestra la semilla, y cualquiera puede comprobarla.</translation>
    </message>
    <message>
        <source>The second one mixes the seed with what the players added: that decides the game.</source>
        <translation>La segunda línea calcula lo que decide la partida, con la semilla y lo que se agregó.</translation>
    </message>
    <message>
        <source>The seed was fixed before the players added to it, so nobody could choose what came up.</source>
        <translation>La semilla quedó fijada antes de que se le agregara algo: nadie pudo elegir lo que salió.</translation>
    </message>
    <message>
        <source>This proves that nothing has changed since the start, not that the seed was random.</source>
        <translation>Esto prueba que nada cambió desde el principio, no que el programa sorteó a ciegas.</translation>
    </message>
    <message>
        <source>With free take-backs, so can whoever takes a move back.</source>
        <translation>Con la vuelta atrás libre, también quien deshace una jugada.</translation>
    </message>
    <message>
        <source>This isn’t the game as it was played.</source>
        <translation>Esta no es la partida tal como se jugó.</translation>
    </message>
    <message>
        <source>Check every throw</source>
        <translation>Comprobar cada tirada</translation>
    </message>
    <message>
        <source>Check every draw</source>
        <translation>Comprobar cada sorteo</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Compruébalo tú</translation>
    </message>
    <message>
        <source>Check what decides the game</source>
        <translation>Comprueba lo que decide</translation>
    </message>
    <message>
        <source>It must fit the fingerprint from before the first throw, and give every throw.</source>
        <translation>Debe tener la huella de antes de la primera tirada y dar todas las tiradas.</translation>
    </message>
    <message>
        <source>It must fit the fingerprint from the start, and give every draw.</source>
        <translation>Debe tener la huella del principio y dar todo lo sorteado.</translation>
    </message>
    <message>
        <source>The random seed was fixed before the first throw, and every throw comes from it.</source>
        <translation>Esta partida sorteó su semilla antes de la primera tirada, y de ella salen todas.</translation>
    </message>
    <message>
        <source>The random seed was fixed before the game began, and every draw comes from it.</source>
        <translation>Esta partida sorteó primero su semilla, y de ella sale todo lo que decide el azar.</translation>
    </message>
    <message>
        <source>What the players added is part of each one.</source>
        <translation>Lo que se agregó tiene su parte en cada uno.</translation>
    </message>
    <message numerus="yes">
        <source>%n throws checked. The seed fits the fingerprint above.</source>
        <translation>
            <numerusform>%n tirada comprobada, y la semilla tiene la huella de arriba.</numerusform>
            <numerusform>%n tiradas comprobadas, y la semilla tiene la huella de arriba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking… {percent}</source>
        <translation>Comprobando… {percent}</translation>
    </message>
</context>
<context>
    <name>FingerprintChip</name>
    <message>
        <source>Fair dice: the fingerprint of this game is {digits}</source>
        <translation>Dados justos: la huella de esta partida es {digits}</translation>
    </message>
    <message>
        <source>Fingerprint of the dice, press for details</source>
        <translation>Huella de los dados, presiona para ver los detalles</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle, press for details</source>
        <translation>Huella de la mezcla, presiona para ver los detalles</translation>
    </message>
    <message>
        <source>Fair shuffle: the fingerprint of this game is {digits}</source>
        <translation>Mezcla justa: la huella de esta partida es {digits}</translation>
    </message>
</context>
<context>
    <name>Folders</name>
    <message>
        <source>Games can’t be saved:</source>
        <translation>Las partidas no se pueden guardar:</translation>
    </message>
    <message>
        <source>Settings can’t be saved:</source>
        <translation>Los ajustes no se pueden guardar:</translation>
    </message>
    <message>
        <source>The window’s position can’t be saved:</source>
        <translation>El lugar de la ventana no se puede guardar:</translation>
    </message>
    <message>
        <source>{path} can’t be written to ({reason}).</source>
        <translation>No se puede escribir en {path} ({reason}).</translation>
    </message>
    <message>
        <source>{path} isn’t a folder.</source>
        <translation>{path} no es una carpeta.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Free software under the MIT licence. It needs no internet and sends nothing anywhere.</source>
        <translation>Software libre con licencia MIT. No necesita red y no envía nada a ninguna parte.</translation>
    </message>
    <message>
        <source>Fonts: Atkinson Hyperlegible and Fraunces, under the SIL Open Font License.</source>
        <translation>Fuentes: Atkinson Hyperlegible y Fraunces, con la licencia SIL Open Font License.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Boardroom {version}</source>
        <translation>Boardroom {version}</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>En un repaso</translation>
    </message>
    <message>
        <source>In a rulebook</source>
        <translation>En un reglamento</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>En una lección</translation>
    </message>
    <message>
        <source>Tabletop games in one window: play together at one computer, or against it.</source>
        <translation>Juegos de mesa en una ventana, para jugar en familia o contra la computadora.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <source>Alt or F10</source>
        <translation>Alt o F10</translation>
    </message>
    <message>
        <source>Their licences are in {folder}</source>
        <translation>Sus licencias están en {folder}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>Against the computer</source>
        <translation>Contra la computadora</translation>
    </message>
    <message>
        <source>Computer’s level</source>
        <translation>Nivel de la computadora</translation>
    </message>
    <message>
        <source>Play level {level} again</source>
        <translation>Otra vez contra el nivel {level}</translation>
    </message>
    <message>
        <source>Play level {level}</source>
        <translation>Jugar contra el nivel {level}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Continuar {game}</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>¿A qué jugamos?</translation>
    </message>
    <message>
        <source>Still on the table</source>
        <translation>Aún en la mesa</translation>
    </message>
    <message numerus="yes">
        <source>All %n saved games</source>
        <translation>
            <numerusform>La partida guardada</numerusform>
            <numerusform>Las %n partidas guardadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved games can’t be opened.</source>
        <translation>
            <numerusform>%n partida guardada no se puede usar.</numerusform>
            <numerusform>%n partidas guardadas no se pueden usar.</numerusform>
        </translation>
    </message>
    <message>
        <source>See what you can do</source>
        <translation>Ver qué se puede hacer</translation>
    </message>
    <message>
        <source>Nothing on the table yet</source>
        <translation>Todavía no hay nada en la mesa</translation>
    </message>
    <message>
        <source>A game you leave waits here for you.</source>
        <translation>La partida que dejes te espera aquí.</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Reglas de {game}</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Play a first game with a coach beside you, or take one rule at a time. Nothing counts.</source>
        <translation>Juega una primera partida con alguien que te guía, o aprende una regla a la vez. Nada cuenta.</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>Una regla a la vez</translation>
    </message>
    <message>
        <source>Open the rulebooks</source>
        <translation>Abrir los reglamentos</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} de {steps}</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Better: {move}</source>
        <translation>Mejor: {move}</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>Jugado: {move}</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Good move</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Your move leads on</source>
        <translation>Se sigue con tu jugada</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Para saber</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Paso {step} de {steps}</translation>
    </message>
    <message>
        <source>A lesson: it doesn’t count in the statistics</source>
        <translation>Una lección: no cuenta en las estadísticas</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>Volver al paso anterior</translation>
    </message>
    <message>
        <source>Let go, or leave the lesson</source>
        <translation>Soltar, o salir de la lección</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Muy bien</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>{who}: {move}</source>
        <translation>{who}: {move}</translation>
    </message>
    <message>
        <source>Move {number}, not played yet</source>
        <translation>Jugada {number}, aún por hacer</translation>
    </message>
    <message>
        <source>Considering: {move}</source>
        <translation>En estudio: {move}</translation>
    </message>
    <message>
        <source>Move {number}, {who}: {move}</source>
        <translation>Jugada {number}, {who}: {move}</translation>
    </message>
    <message>
        <source>+{points} for {who}</source>
        <translation>+{points} para {who}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Seats</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>New game: {title}</source>
        <translation>Nueva partida: {title}</translation>
    </message>
    <message>
        <source>Only for one person against computers.</source>
        <translation>Solo para una persona contra computadoras.</translation>
    </message>
    <message>
        <source>Not with real dice: nobody can throw the same again.</source>
        <translation>No con dados de verdad: nadie puede volver a tirar lo mismo.</translation>
    </message>
    <message>
        <source>Add a third seat</source>
        <translation>Agregar un tercer puesto</translation>
    </message>
    <message>
        <source>Add a fourth seat</source>
        <translation>Agregar un cuarto puesto</translation>
    </message>
    <message>
        <source>Add a fifth seat</source>
        <translation>Agregar un quinto puesto</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Agregar un puesto</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Puesto {number}</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Readings of the booklet</source>
        <translation>Lecturas del folleto</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <translation>Tirar dados de verdad</translation>
    </message>
    <message>
        <source>Throw them at your table, for the computers too, and enter what they show.</source>
        <translation>Tíralos en tu mesa, también por las computadoras, e indica qué sale.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Add your own randomness</source>
        <translation>Agregar tu propio azar</translation>
    </message>
    <message>
        <source>Type something first, so not even the program can choose what comes up.</source>
        <translation>Antes escribes algo, y así ni siquiera el programa puede elegir lo que sale.</translation>
    </message>
    <message>
        <source>Use the booklet’s settings</source>
        <translation>Ajustes del folleto</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Empezar</translation>
    </message>
    <message numerus="yes">
        <source>Readings of the booklet (%n changed)</source>
        <translation>
            <numerusform>Lecturas del folleto (%n cambiada)</numerusform>
            <numerusform>Lecturas del folleto (%n cambiadas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the booklet can be read in two ways, agree on one.</source>
        <translation>Donde el folleto admite dos lecturas, elijan una.</translation>
    </message>
    <message>
        <source>Undo also works past throws and draws: the same ones come again. The result says so.</source>
        <translation>Se puede deshacer también lo que ya salió por azar, y vuelve a salir lo mismo. El resultado lo dice.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Free take-backs</source>
        <translation>Vuelta atrás libre</translation>
    </message>
    <message>
        <source>These settings don’t go together. Change one, or use the booklet’s.</source>
        <translation>Estos ajustes no van juntos. Cambia uno o usa los del folleto.</translation>
    </message>
    <message>
        <source>A random player starts</source>
        <translation>El sorteo decide quién empieza</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nombre del puesto {number}</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Nivel del puesto {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Quitar este puesto</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>En esta computadora</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computadora</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>Originals</name>
    <message>
        <source>Booklets</source>
        <translation>Folletos</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Add a folder of pages</source>
        <translation>Agregar una carpeta de páginas</translation>
    </message>
    <message>
        <source>Booklet removed.</source>
        <translation>Folleto quitado.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>can’t be searched: it has no text</source>
        <translation>no se puede buscar: no tiene texto</translation>
    </message>
    <message>
        <source>Drop to add this booklet</source>
        <translation>Suelta para agregar este folleto</translation>
    </message>
    <message>
        <source>Do you have the booklet from the box?</source>
        <translation>¿Tienes el folleto de la caja?</translation>
    </message>
    <message>
        <source>Boardroom doesn’t include it: it belongs to the publisher. Yours stays on this computer.</source>
        <translation>Boardroom no lo incluye: es de la editorial. El tuyo se queda en esta computadora.</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Agregar archivos</translation>
    </message>
    <message>
        <source>You can also drop files here.</source>
        <translation>También puedes soltar los archivos sobre esta página.</translation>
    </message>
    <message>
        <source>Add it and read it here, beside our rules: text, Markdown, PDF or page pictures.</source>
        <translation>Agrégalo y léelo aquí, junto a nuestras reglas: texto, Markdown, PDF o fotos de las páginas.</translation>
    </message>
    <message>
        <source>Your other booklets</source>
        <translation>Tus otros folletos</translation>
    </message>
    <message>
        <source>Add another booklet</source>
        <translation>Agregar otro folleto</translation>
    </message>
    <message>
        <source>Remove this booklet</source>
        <translation>Quitar este folleto</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>Parte anterior</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Parte siguiente</translation>
    </message>
    <message>
        <source>This takes “{title}” off the shelf. Your own file stays where it is.</source>
        <translation>«{title}» sale del estante. Tu archivo se queda donde está.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Remove this booklet?</source>
        <translation>¿Quitar este folleto?</translation>
    </message>
    <message>
        <source>The booklet can’t be added</source>
        <translation>No se puede agregar el folleto</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Agregar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>Reading the booklet…</source>
        <translation>Leyendo el folleto…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Part {number} of {count}</source>
        <translation>Parte {number} de {count}</translation>
    </message>
    <message>
        <source>Part {number}</source>
        <translation>Parte {number}</translation>
    </message>
    <message>
        <source>{file} can’t be added</source>
        <translation>No se puede agregar {file}</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Página {number}</translation>
    </message>
    <message>
        <source>{percent} read</source>
        <translation>{percent} leído</translation>
    </message>
    <message>
        <source>Add booklets</source>
        <translation>Agregar folletos</translation>
    </message>
    <message numerus="yes">
        <source>Add %n booklets</source>
        <translation>
            <numerusform>Agregar %n folleto</numerusform>
            <numerusform>Agregar %n folletos</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Another language</source>
        <translation>Otro idioma</translation>
    </message>
    <message>
        <source>Its text doesn’t say which game it belongs to. Please choose one.</source>
        <translation>Su texto no dice de qué juego es. Elige uno.</translation>
    </message>
    <message>
        <source>Nothing can be added</source>
        <translation>No se puede agregar nada</translation>
    </message>
    <message>
        <source>Not recognised from its text. Please check the game.</source>
        <translation>No se reconoció por su texto. Comprueba el juego.</translation>
    </message>
    <message>
        <source>Leave {file} out</source>
        <translation>Dejar fuera {file}</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Elige un juego</translation>
    </message>
    <message>
        <source>Recognised from its text.</source>
        <translation>Reconocido por su texto.</translation>
    </message>
    <message>
        <source>Probably this game, judging from its text. Please check.</source>
        <translation>Probablemente este juego, a juzgar por su texto. Compruébalo.</translation>
    </message>
    <message numerus="yes">
        <source>%n booklets added.</source>
        <translation>
            <numerusform>%n folleto agregado.</numerusform>
            <numerusform>%n folletos agregados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The booklet wasn’t read completely.</source>
        <translation>El folleto no se leyó hasta el final.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Leerlo otra vez</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Boardroom’s notes on this booklet are damaged, so it can’t be shown.</source>
        <translation>Lo que Boardroom anotó sobre este folleto está dañado, así que no se puede mostrar.</translation>
    </message>
    <message>
        <source>This page can’t be shown.</source>
        <translation>Esta página no se puede mostrar.</translation>
    </message>
    <message>
        <source>Damaged booklet</source>
        <translation>Folleto dañado</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Page pictures</source>
        <translation>Fotos de las páginas</translation>
    </message>
    <message>
        <source>Remove it, and add the booklet again.</source>
        <translation>Quítalo y vuelve a agregar el folleto.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>El archivo ya no está.</translation>
    </message>
    <message>
        <source>The file can’t be read: {detail}</source>
        <translation>El archivo no se puede leer: {detail}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Está vacío.</translation>
    </message>
    <message>
        <source>A booklet can be text, Markdown, a PDF, or PNG or JPEG pictures.</source>
        <translation>Un folleto es texto, Markdown, un PDF o fotos en PNG o JPEG.</translation>
    </message>
    <message>
        <source>This is named as a text file, but it doesn’t contain readable text.</source>
        <translation>Tiene nombre de archivo de texto, pero no contiene texto que se pueda leer.</translation>
    </message>
    <message>
        <source>This PDF is password-protected. Save a copy without a password, and add that.</source>
        <translation>Este PDF está protegido con contraseña. Guarda una copia sin ella y agrégala.</translation>
    </message>
    <message>
        <source>The file is damaged. Perhaps it wasn’t copied completely.</source>
        <translation>Está dañado. Quizá no se copió hasta el final.</translation>
    </message>
    <message>
        <source>The file is too big. The limit is {detail}.</source>
        <translation>El archivo es demasiado grande: como mucho {detail}.</translation>
    </message>
    <message>
        <source>The picture is too large: {detail} pixels. Add a smaller one.</source>
        <translation>La foto es demasiado grande: {detail} píxeles. Agrega una más pequeña.</translation>
    </message>
    <message>
        <source>That’s too many pages for a booklet: {detail}.</source>
        <translation>Son demasiadas páginas para un folleto: {detail}.</translation>
    </message>
    <message>
        <source>It takes too long to open. Something in it is wrong.</source>
        <translation>Tarda demasiado en abrirse. Algo en él no está como debería.</translation>
    </message>
    <message>
        <source>Reading it takes too much memory. Something in it is wrong.</source>
        <translation>Leerlo ocupa más memoria de la que debería un folleto. Algo está mal en él.</translation>
    </message>
    <message>
        <source>A booklet is one PDF, or text files, or pictures. Add other kinds separately.</source>
        <translation>Un folleto es un PDF, o textos, o fotos. Agrega los demás uno a uno.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was added.</source>
        <translation>El disco está lleno. No se guardó nada.</translation>
    </message>
    <message>
        <source>Boardroom can’t write to its folder: {detail}</source>
        <translation>No se puede escribir en la carpeta de Boardroom: {detail}</translation>
    </message>
    <message>
        <source>There is no such game.</source>
        <translation>Ese juego no existe.</translation>
    </message>
    <message>
        <source>added {when}</source>
        <translation>agregado {when}</translation>
    </message>
</context>
<context>
    <name>Oxixo</name>
    <message>
        <source>Oxixo</source>
        <translation>Oxixo</translation>
    </message>
    <message>
        <source>Push a cube, line up five</source>
        <translation>Empuja un cubo, alinea cinco</translation>
    </message>
    <message>
        <source>10–20 min</source>
        <translation>10–20 min</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Two teams of two</source>
        <translation>Dos equipos de dos</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Equipo A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Equipo B</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Cruces</translation>
    </message>
    <message>
        <source>The other side plays circles.</source>
        <translation>El otro bando juega con círculos.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Play goes clockwise from there.</source>
        <translation>Se sigue en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Time for each player’s whole game. Whoever runs out loses.</source>
        <translation>Tiempo de cada jugador para toda la partida. Quien lo agota pierde.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Sin reloj</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw by repetition</source>
        <translation>Empate por repetición</translation>
    </message>
    <message>
        <source>A position that comes up three times is a draw. If off, 400 moves are.</source>
        <translation>La misma posición por tercera vez es empate. Sin esta opción, lo son 400 jugadas.</translation>
    </message>
    <message>
        <source>Agreed among yourselves: the app shows it but can’t check it.</source>
        <translation>Es un acuerdo entre los jugadores: la aplicación lo muestra, pero no puede vigilarlo.</translation>
    </message>
    <message>
        <source>Partners may advise each other</source>
        <translation>Los compañeros pueden aconsejarse</translation>
    </message>
    <message>
        <source>{first}: crosses, {second}: circles</source>
        <translation>{first}: cruces, {second}: círculos</translation>
    </message>
    <message>
        <source>{first}: circles, {second}: crosses</source>
        <translation>{first}: círculos, {second}: cruces</translation>
    </message>
    <message>
        <source>Team A: crosses, team B: circles</source>
        <translation>Equipo A: cruces, equipo B: círculos</translation>
    </message>
    <message>
        <source>Team A: circles, team B: crosses</source>
        <translation>Equipo A: círculos, equipo B: cruces</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>Empieza: {name}.</translation>
    </message>
    <message>
        <source>No clock.</source>
        <translation>Sin reloj.</translation>
    </message>
    <message>
        <source>Partners may advise each other.</source>
        <translation>Los compañeros pueden aconsejarse.</translation>
    </message>
    <message>
        <source>Partners don’t advise each other.</source>
        <translation>Los compañeros no se aconsejan.</translation>
    </message>
    <message>
        <source>From {origin}, in at {entry}</source>
        <translation>De {origin}, entra por {entry}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>Only the clock can call time.</source>
        <translation>Solo el reloj decide que se acabó el tiempo.</translation>
    </message>
    <message>
        <source>{cube} is inside the board: take a cube from the edge.</source>
        <translation>{cube} está en el interior: toma un cubo del borde.</translation>
    </message>
    <message>
        <source>{cube} shows your opponent’s mark: take a neutral cube or your own.</source>
        <translation>{cube} lleva la marca del contrario: toma un cubo neutro o uno tuyo.</translation>
    </message>
    <message>
        <source>{cube} has a mark: in the first round everyone takes a neutral cube.</source>
        <translation>{cube} ya está marcado: en la primera vuelta todos toman un cubo neutro.</translation>
    </message>
    <message>
        <source>The dot on {cube} points at your partner: only your partner may take it.</source>
        <translation>El punto de {cube} mira a tu compañero: solo él puede tomarlo.</translation>
    </message>
    <message>
        <source>{cube} can’t go back in where it came from: choose another end.</source>
        <translation>{cube} no puede volver a su lugar: elige otro extremo.</translation>
    </message>
    <message>
        <source>{entry} isn’t an end of a line that {cube} left open.</source>
        <translation>{entry} no es extremo de una línea que {cube} dejó abierta.</translation>
    </message>
    <message>
        <source>The dot points at you or your partner, and only in teams.</source>
        <translation>El punto te mira a ti o mira a tu compañero, y solo por equipos.</translation>
    </message>
    <message>
        <source>The same position came up for the third time.</source>
        <translation>La misma posición se dio por tercera vez.</translation>
    </message>
    <message>
        <source>400 moves were played without a line of five.</source>
        <translation>Se jugaron 400 jugadas sin una línea de cinco.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>¡Ganaste!</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Perdiste</translation>
    </message>
    <message>
        <source>Crosses win!</source>
        <translation>¡Ganan las cruces!</translation>
    </message>
    <message>
        <source>Circles win!</source>
        <translation>¡Ganan los círculos!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>¡Gana {name}!</translation>
    </message>
    <message>
        <source>Five crosses in a line.</source>
        <translation>Cinco cruces en línea.</translation>
    </message>
    <message>
        <source>Five circles in a line.</source>
        <translation>Cinco círculos en línea.</translation>
    </message>
    <message>
        <source>Circles completed a line of five crosses themselves.</source>
        <translation>Los círculos completaron ellos mismos una línea de cinco cruces.</translation>
    </message>
    <message>
        <source>Crosses completed a line of five circles themselves.</source>
        <translation>Las cruces completaron ellas mismas una línea de cinco círculos.</translation>
    </message>
    <message>
        <source>Circles ran out of time.</source>
        <translation>A los círculos se les acabó el tiempo.</translation>
    </message>
    <message>
        <source>Crosses ran out of time.</source>
        <translation>A las cruces se les acabó el tiempo.</translation>
    </message>
    <message>
        <source>Circles resigned.</source>
        <translation>Los círculos abandonaron.</translation>
    </message>
    <message>
        <source>Crosses resigned.</source>
        <translation>Las cruces abandonaron.</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Mejor línea</translation>
    </message>
    <message>
        <source>That push completes a line of five {marks}, and you would lose.</source>
        <translation>Ese empujón completa una línea de cinco {marks}, y perderías.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Your turn · move {number}</source>
        <translation>Te toca · jugada {number}</translation>
    </message>
    <message>
        <source>{name} to move · move {number}</source>
        <translation>Juega {name} · jugada {number}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>You start.</source>
        <translation>Empiezas tú.</translation>
    </message>
    <message>
        <source>Loses on time</source>
        <translation>Pierde por tiempo</translation>
    </message>
    <message numerus="yes">
        <source>%n min for each player.</source>
        <translation>
            <numerusform>%n min por jugador.</numerusform>
            <numerusform>%n min por jugador.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {origin}, in at {entry}, to {seat}</source>
        <translation>De {origin}, entra por {entry}, a {seat}</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Le toca</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Tu compañero</translation>
    </message>
    <message>
        <source>Board and cubes</source>
        <translation>Tablero y cubos</translation>
    </message>
    <message>
        <source>Glue the board onto card. Score the lines of the cubes, fold along them, and glue the flaps.</source>
        <translation>Pega el tablero en cartulina. Marca las líneas de los cubos, dóblalas hacia atrás y pega las solapas.</translation>
    </message>
    <message>
        <source>Stick-on faces</source>
        <translation>Caras para pegar</translation>
    </message>
    <message>
        <source>For wooden cubes. Four players need the faces with a dot; two don’t.</source>
        <translation>Para cubos de madera. Con cuatro jugadores hacen falta las caras con punto; con dos, no.</translation>
    </message>
    <message>
        <source>Be the first team to line up five of its marks.</source>
        <translation>Gana el equipo que primero alinea cinco de sus marcas.</translation>
    </message>
    <message>
        <source>Be the first to line up five of your marks.</source>
        <translation>Alinea cinco de tus marcas antes que nadie.</translation>
    </message>
    <message>
        <source>Winners: {names}.</source>
        <translation>Ganan: {names}.</translation>
    </message>
    <message>
        <source>Four in a line: {side}, at move {number}.</source>
        <translation>Cuatro en línea: {side}, en la jugada {number}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compañero</translation>
    </message>
    <message numerus="yes">
        <source>Stops five {marks}, which %n other moves would allow.</source>
        <translation>
            <numerusform>Impide cinco {marks}, que %n otra jugada permitiría.</numerusform>
            <numerusform>Impide cinco {marks}, que otras %n jugadas permitirían.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best line of {marks} is down to {count}.</source>
        <translation>La mejor línea de {marks} baja a {count}.</translation>
    </message>
    <message>
        <source>Nothing else stops five {marks}.</source>
        <translation>Nada más impide cinco {marks}.</translation>
    </message>
    <message>
        <source>broke your line</source>
        <translation>rompió tu línea</translation>
    </message>
    <message numerus="yes">
        <source>pushed %n of your cubes</source>
        <translation>
            <numerusform>empujó uno de tus cubos</numerusform>
            <numerusform>empujó %n de tus cubos</numerusform>
        </translation>
    </message>
    <message>
        <source>has {count} {where}</source>
        <translation>tiene {count} {where}</translation>
    </message>
    <message>
        <source>in at {entry}</source>
        <translation>entró por {entry}</translation>
    </message>
    <message>
        <source>{count} {marks} {where}</source>
        <translation>{count} {marks} {where}</translation>
    </message>
    <message>
        <source>{marks}: {cells}</source>
        <translation>{marks}: {cells}</translation>
    </message>
    <message>
        <source>{marks}: none</source>
        <translation>{marks}: no hay</translation>
    </message>
    <message>
        <source>All other cubes are neutral</source>
        <translation>Todos los demás cubos son neutros</translation>
    </message>
    <message>
        <source>{cell} for {seat}</source>
        <translation>{cell} para {seat}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruz</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>cruces</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>círculos</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Círculos</translation>
    </message>
    <message>
        <source>Choose the lifted cube again to put it back.</source>
        <translation>Elige otra vez el cubo levantado para dejarlo.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>Choose one of the three ways to push the cube in.</source>
        <translation>Elige una de las tres entradas para meter el cubo.</translation>
    </message>
    <message>
        <source>Choose one of the two ways to push the cube in.</source>
        <translation>Elige una de las dos entradas para meter el cubo.</translation>
    </message>
    <message>
        <source>Point the dot at yourself</source>
        <translation>Apuntar el punto hacia ti</translation>
    </message>
    <message>
        <source>Point the dot at your partner</source>
        <translation>Apuntar el punto a tu compañero</translation>
    </message>
    <message>
        <source>in row {number}</source>
        <translation>en la fila {number}</translation>
    </message>
    <message>
        <source>in column {letter}</source>
        <translation>en la columna {letter}</translation>
    </message>
    <message>
        <source>on a diagonal</source>
        <translation>en diagonal</translation>
    </message>
    <message>
        <source>row {line} slides left</source>
        <translation>la fila {line} se desliza a la izquierda</translation>
    </message>
    <message>
        <source>row {line} slides right</source>
        <translation>la fila {line} se desliza a la derecha</translation>
    </message>
    <message>
        <source>column {line} slides down</source>
        <translation>la columna {line} baja</translation>
    </message>
    <message>
        <source>column {line} slides up</source>
        <translation>la columna {line} sube</translation>
    </message>
    <message>
        <source>At {entry}, {slide} and completes a line of five {marks}: you would lose.</source>
        <translation>Por {entry}, {slide} y completa una línea de cinco {marks}: perderías.</translation>
    </message>
    <message>
        <source>At {entry}, {slide} and gives you five {where}: you win.</source>
        <translation>Por {entry}, {slide} y te da cinco {where}: ganas.</translation>
    </message>
    <message>
        <source>At {entry}, {slide}, and the game ends in a draw.</source>
        <translation>Por {entry}, {slide}, y la partida acaba en empate.</translation>
    </message>
    <message>
        <source>At {entry}, {slide} and gives you {count} {where}.</source>
        <translation>Por {entry}, {slide} y te da {count} {where}.</translation>
    </message>
    <message>
        <source>At {entry}, {slide}, and your best line is down to {count}.</source>
        <translation>Por {entry}, {slide}, y tu mejor línea baja a {count}.</translation>
    </message>
    <message>
        <source>At {entry}, {slide}.</source>
        <translation>Por {entry}, {slide}.</translation>
    </message>
    <message>
        <source>Take a cube from the edge.</source>
        <translation>Toma un cubo del borde.</translation>
    </message>
    <message>
        <source>Only the player it points at may take this cube later.</source>
        <translation>Solo el jugador al que mira podrá tomar este cubo después.</translation>
    </message>
    <message>
        <source>Now it points at your partner, {seat}.</source>
        <translation>Ahora mira a tu compañero, {seat}.</translation>
    </message>
    <message>
        <source>Now it points at you, {seat}.</source>
        <translation>Ahora te mira a ti, {seat}.</translation>
    </message>
    <message>
        <source>Choose where the dot points.</source>
        <translation>Elige a quién mira el punto.</translation>
    </message>
    <message>
        <source>In the first round everyone takes a neutral one.</source>
        <translation>En la primera vuelta todos toman uno neutro.</translation>
    </message>
    <message>
        <source>Any neutral one will do.</source>
        <translation>Sirve cualquiera que sea neutro.</translation>
    </message>
    <message>
        <source>A neutral one, or a cross whose dot points at you.</source>
        <translation>Uno neutro, o una cruz cuyo punto te mire.</translation>
    </message>
    <message>
        <source>A neutral one, or a circle whose dot points at you.</source>
        <translation>Uno neutro, o un círculo cuyo punto te mire.</translation>
    </message>
    <message>
        <source>A neutral one, or a cross.</source>
        <translation>Uno neutro, o una cruz.</translation>
    </message>
    <message>
        <source>A neutral one, or a circle.</source>
        <translation>Uno neutro, o un círculo.</translation>
    </message>
    <message>
        <source>{entry}, way in from the right, pushes row {line} to the left</source>
        <translation>{entry}, entrada por la derecha, empuja la fila {line} a la izquierda</translation>
    </message>
    <message>
        <source>{entry}, way in from the left, pushes row {line} to the right</source>
        <translation>{entry}, entrada por la izquierda, empuja la fila {line} a la derecha</translation>
    </message>
    <message>
        <source>{entry}, way in from above, pushes column {line} down</source>
        <translation>{entry}, entrada por arriba, empuja la columna {line} hacia abajo</translation>
    </message>
    <message>
        <source>{entry}, way in from below, pushes column {line} up</source>
        <translation>{entry}, entrada por abajo, empuja la columna {line} hacia arriba</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutro</translation>
    </message>
    <message>
        <source>dot points at {seat}</source>
        <translation>el punto mira a {seat}</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>levantado</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>se puede tomar</translation>
    </message>
    <message>
        <source>inside: can’t be taken</source>
        <translation>en el interior: no se puede tomar</translation>
    </message>
    <message>
        <source>your opponent’s: can’t be taken</source>
        <translation>del contrario: no se puede tomar</translation>
    </message>
    <message>
        <source>not in the first round</source>
        <translation>no en la primera vuelta</translation>
    </message>
    <message>
        <source>your partner’s: can’t be taken</source>
        <translation>de tu compañero: no se puede tomar</translation>
    </message>
    <message>
        <source>The dot points at you</source>
        <translation>El punto te mira a ti</translation>
    </message>
    <message>
        <source>The dot points at your partner</source>
        <translation>El punto mira a tu compañero</translation>
    </message>
</context>
<context>
    <name>Percent</name>
    <message>
        <source>{n}%</source>
        <translation>{n}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Phoenix</name>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>In cube order</source>
        <translation>En el orden de los cubos</translation>
    </message>
    <message>
        <source>in column {place}</source>
        <translation>en la columna {place}</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <translation>Phoenix</translation>
    </message>
    <message>
        <source>Sort your line by the light</source>
        <translation>Ordena tu fila según la luz</translation>
    </message>
    <message>
        <source>30–45 min</source>
        <translation>30–45 min</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>{more} to {fewer} points after three hands.</source>
        <translation>{more} a {fewer} puntos tras tres manos.</translation>
    </message>
    <message>
        <source>A random player starts</source>
        <translation>El sorteo decide quién empieza</translation>
    </message>
    <message>
        <source>Three hands. Most points win.</source>
        <translation>Tres manos. Gana quien suma más puntos.</translation>
    </message>
    <message>
        <source>Both have {points} after three hands.</source>
        <translation>Ambos tienen {points} tras tres manos.</translation>
    </message>
    <message>
        <source>That sorts the other line: your opponent would be first.</source>
        <translation>Eso ordena la otra fila: sería la primera.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>The first hand; then you take turns.</source>
        <translation>La primera mano; después se alternan.</translation>
    </message>
    <message>
        <source>This line now: {points}</source>
        <translation>Esta fila ahora: {points}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>{name} starts the first hand</source>
        <translation>{name} empieza la primera mano</translation>
    </message>
    <message>
        <source>You start the first hand</source>
        <translation>Empiezas tú la primera mano</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Abandonaste.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} abandonó.</translation>
    </message>
    <message>
        <source>Your line follows the cubes: you’re first, and the hand ends.</source>
        <translation>Tu fila sigue los cubos: es la primera, y la mano acaba.</translation>
    </message>
    <message>
        <source>Careful: the other line follows the cubes, and the hand ends.</source>
        <translation>Cuidado: la otra fila sigue los cubos y la mano acaba.</translation>
    </message>
    <message>
        <source>The other line: {change}.</source>
        <translation>La otra fila: {change}.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elige una carta</translation>
    </message>
    <message>
        <source>Play it, or discard it without effect.</source>
        <translation>Juégala, o descártala sin efecto.</translation>
    </message>
    <message>
        <source>Your line: {change}.</source>
        <translation>Tu fila: {change}.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, {card} on top</source>
        <translation>
            <numerusform>Descartes, %n carta, {card} encima</numerusform>
            <numerusform>Descartes, %n cartas, {card} encima</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Mazo, %n carta</numerusform>
            <numerusform>Mazo, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cube {place}, {colour}</source>
        <translation>Cubo {place}, {colour}</translation>
    </message>
    <message>
        <source>Your place {place}, {colour}</source>
        <translation>Tu lugar {place}, {colour}</translation>
    </message>
    <message>
        <source>Opposite place {place}, {colour}</source>
        <translation>Lugar opuesto {place}, {colour}</translation>
    </message>
    <message>
        <source>Swap the {colour} cube with place {places}</source>
        <translation>Cambia el cubo {colour} con el lugar {places}</translation>
    </message>
    <message>
        <source>Put the {colour} cube on place {places}</source>
        <translation>Lleva el cubo {colour} al lugar {places}</translation>
    </message>
    <message>
        <source>Swap the {colour} pawn with place {places}</source>
        <translation>Cambia el peón {colour} con el lugar {places}</translation>
    </message>
    <message>
        <source>Put the {colour} pawn on place {places}</source>
        <translation>Lleva el peón {colour} al lugar {places}</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carta oculta</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, elegida</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Descartes, vacíos</translation>
    </message>
    <message>
        <source>{card} goes to the pile without effect.</source>
        <translation>{card} va a los descartes sin efecto.</translation>
    </message>
    <message>
        <source>{card}: choose a pawn</source>
        <translation>{card}: elige un peón</translation>
    </message>
    <message>
        <source>{card}: choose a cube</source>
        <translation>{card}: elige un cubo</translation>
    </message>
    <message>
        <source>{card}: choose a column</source>
        <translation>{card}: elige una columna</translation>
    </message>
    <message>
        <source>{card}: press either end</source>
        <translation>{card}: elige un extremo</translation>
    </message>
    <message>
        <source>Discard {card} without effect</source>
        <translation>Descartar {card} sin efecto</translation>
    </message>
    <message>
        <source>{piece}, picked up</source>
        <translation>{piece}, tomado</translation>
    </message>
    <message>
        <source>{piece}, can go here</source>
        <translation>{piece}, puede ir aquí</translation>
    </message>
    <message>
        <source>{piece}, can be moved</source>
        <translation>{piece}, se puede mover</translation>
    </message>
    <message>
        <source>points now</source>
        <translation>puntos ahora</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>Empieza {name}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Hands 1+2+3</source>
        <translation>Manos 1+2+3</translation>
    </message>
    <message>
        <source>First to sort</source>
        <translation>Primera fila en orden</translation>
    </message>
    <message>
        <source>All six colours</source>
        <translation>Los seis colores</translation>
    </message>
    <message>
        <source>Runs of 3 to 5</source>
        <translation>Series de 3 a 5</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>left to draw</source>
        <translation>por robar</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartadas</translation>
    </message>
    <message>
        <source>Played so far</source>
        <translation>Jugado hasta ahora</translation>
    </message>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Sin puntos</translation>
    </message>
    <message>
        <source>The pile ran out before anyone sorted a line.</source>
        <translation>El mazo se agotó antes de que nadie ordenara su fila.</translation>
    </message>
    <message>
        <source>{name}: {points} ({reasons}), {total} in all.</source>
        <translation>{name}: {points} ({reasons}), {total} en total.</translation>
    </message>
    <message>
        <source>Press any key or click to continue</source>
        <translation>Presiona una tecla o haz clic para seguir</translation>
    </message>
    <message>
        <source>Run: {points}</source>
        <translation>Serie: {points}</translation>
    </message>
    <message>
        <source>Runs: {points}</source>
        <translation>Series: {points}</translation>
    </message>
    <message>
        <source>Your line follows the cubes first.</source>
        <translation>Tu fila sigue los cubos antes que la otra.</translation>
    </message>
    <message>
        <source>Hand {number} of 3</source>
        <translation>Mano {number} de 3</translation>
    </message>
    <message>
        <source>Hand {number} is over</source>
        <translation>Mano {number} terminada</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Turn {number} of 40</source>
        <translation>Turno {number} de 40</translation>
    </message>
    <message>
        <source>First to sort: {points}</source>
        <translation>Primera fila en orden: {points}</translation>
    </message>
    <message>
        <source>All six colours: {points}</source>
        <translation>Los seis colores: {points}</translation>
    </message>
    <message>
        <source>{name}’s line follows the cubes first.</source>
        <translation>{name}: su fila es la primera en seguir los cubos.</translation>
    </message>
    <message>
        <source>Final score {one}–{two}</source>
        <translation>Resultado final {one}–{two}</translation>
    </message>
    <message>
        <source>First to have all pawns in order</source>
        <translation>Primera fila con todos los peones en orden</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Glue it onto card.</source>
        <translation>Pégalo en cartulina.</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Peones</translation>
    </message>
    <message>
        <source>Fold them at the heads, glue them back to back, and bend out the flaps so they stand.</source>
        <translation>Dóblalos por la cabeza, pégalos espalda con espalda y abre las solapas: se tienen en pie.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubos</translation>
    </message>
    <message>
        <source>Score the lines, fold along them, and glue the flaps.</source>
        <translation>Marca las líneas, dóblalas hacia atrás y pega las solapas.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Print them on card, or put the paper in sleeves.</source>
        <translation>Imprímelas en cartulina o pon el papel en fundas.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Two games.</source>
        <translation>Dos partidas.</translation>
    </message>
    <message>
        <source>Runs of {few} to {many}</source>
        <translation>Series de {few} a {many}</translation>
    </message>
    <message>
        <source>Bring your pawns into the order of the cubes. After three hands, most points win.</source>
        <translation>Pon tus peones en el orden de los cubos. Tras tres manos, gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>Hand {number} of 3 · {points}</source>
        <translation>Mano {number} de 3 · {points}</translation>
    </message>
    <message>
        <source>Your turn · hand {number} · {points}</source>
        <translation>Te toca · mano {number} · {points}</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Espectro</translation>
    </message>
    <message>
        <source>How long the cubes keep their order.</source>
        <translation>Cuánto dura el orden de los cubos.</translation>
    </message>
    <message>
        <source>One spectrum for all of them.</source>
        <translation>Un solo espectro para todas.</translation>
    </message>
    <message>
        <source>Your line: {points}</source>
        <translation>Tu fila: {points}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Every hand</source>
        <translation>Cada mano</translation>
    </message>
    <message>
        <source>They are laid out anew each time</source>
        <translation>Se ponen de nuevo cada vez</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Toda la partida</translation>
    </message>
    <message>
        <source>They stay as the last hand left them</source>
        <translation>Quedan como los dejó la última mano</translation>
    </message>
    <message>
        <source>Best turn: {name}, {points} more, in hand {number}.</source>
        <translation>Mejor turno: {name}, {points} más, en la mano {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Best hand: {name}, %n points in hand {number}.</source>
        <translation>
            <numerusform>Mejor mano: {name}, %n punto en la mano {number}.</numerusform>
            <numerusform>Mejor mano: {name}, %n puntos en la mano {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes no points for now.</source>
        <translation>Por ahora no cambia los puntos.</translation>
    </message>
    <message>
        <source>Both lines stay as they are.</source>
        <translation>Las dos filas quedan como están.</translation>
    </message>
    <message>
        <source>Your line is sorted, and you are first.</source>
        <translation>Tu fila queda ordenada antes que la otra.</translation>
    </message>
    <message numerus="yes">
        <source>Brings your line nearer: at least %n cards from sorted.</source>
        <translation>
            <numerusform>Acerca tu fila: al menos a %n carta del orden.</numerusform>
            <numerusform>Acerca tu fila: al menos a %n cartas del orden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets the other line back: at least %n cards from sorted.</source>
        <translation>
            <numerusform>Aleja la otra fila: al menos a %n carta del orden.</numerusform>
            <numerusform>Aleja la otra fila: al menos a %n cartas del orden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other line: {points}</source>
        <translation>La otra fila: {points}</translation>
    </message>
    <message>
        <source>ended the hand</source>
        <translation>terminó la mano</translation>
    </message>
    <message>
        <source>changed the cubes</source>
        <translation>cambió los cubos</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>descartó {card}</translation>
    </message>
    <message>
        <source>took your {colour}</source>
        <translation>se llevó tu {colour}</translation>
    </message>
    <message>
        <source>{name}: the line is worth {points} now</source>
        <translation>{name}: la fila vale ahora {points}</translation>
    </message>
    <message>
        <source>Cubes from left to right: {colours}</source>
        <translation>Cubos de izquierda a derecha: {colours}</translation>
    </message>
    <message>
        <source>Your line: {colours}</source>
        <translation>Tu fila: {colours}</translation>
    </message>
    <message>
        <source>{name}: {colours}</source>
        <translation>{name}: {colours}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} y {other}</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Tu mano: {cards}</translation>
    </message>
    <message>
        <source>Your line is worth {points} now</source>
        <translation>Tu fila vale ahora {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n cards from sorted</source>
        <translation>
            <numerusform>Al menos a %n carta del orden</numerusform>
            <numerusform>Al menos a %n cartas del orden</numerusform>
        </translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>Swap two cubes side by side</source>
        <translation>Cambia dos cubos contiguos</translation>
    </message>
    <message>
        <source>Swap two of your pawns side by side</source>
        <translation>Cambia dos peones tuyos contiguos</translation>
    </message>
    <message>
        <source>Cube: {colour}</source>
        <translation>Cubo: {colour}</translation>
    </message>
    <message>
        <source>Pawn: {colour}</source>
        <translation>Peón: {colour}</translation>
    </message>
    <message>
        <source>Drawing who starts</source>
        <translation>Se sortea quién empieza</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Robas una carta</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>The cards decide that.</source>
        <translation>Eso lo deciden las cartas.</translation>
    </message>
    <message>
        <source>You don’t have {card} in your hand.</source>
        <translation>No tienes {card} en la mano.</translation>
    </message>
    <message>
        <source>{card} can’t go past the end: move {number} places, or choose another piece.</source>
        <translation>{card} no puede pasar del final: {number} lugares, u otra pieza.</translation>
    </message>
    <message numerus="yes">
        <source>at least %n cards</source>
        <translation>
            <numerusform>al menos %n carta</numerusform>
            <numerusform>al menos %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>from sorted</source>
        <translation>para ordenarla</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morado</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Permutation</source>
        <translation>Permutación</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Modification</source>
        <translation>Modificación</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Intercambio</translation>
    </message>
    <message>
        <source>Rotation: 1 and 10</source>
        <translation>Rotación: 1 y 10</translation>
    </message>
    <message>
        <source>Draws a card</source>
        <translation>Roba una carta</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} roba una carta</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} o {last}</translation>
    </message>
    <message>
        <source>{before} → {after} points</source>
        <translation>{before} → {after} puntos</translation>
    </message>
    <message>
        <source>Choose a card from your hand</source>
        <translation>Elegir una carta de tu mano</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Descartar la carta elegida</translation>
    </message>
    <message>
        <source>Draws {card}</source>
        <translation>Roba {card}</translation>
    </message>
    <message>
        <source>Hand {number} is dealt</source>
        <translation>Se reparte la mano {number}</translation>
    </message>
    <message>
        <source>{card} moves a pawn exactly {number} places: not from {here} to {there}.</source>
        <translation>{card} mueve un peón exactamente {number} lugares: no de {here} a {there}.</translation>
    </message>
    <message>
        <source>{card} swaps pawns exactly {number} apart: not {here} and {there}.</source>
        <translation>{card} intercambia peones a {number} lugares exactos: no {here} y {there}.</translation>
    </message>
    <message>
        <source>Rotation swaps the two ends of your line: press place 1 or 10.</source>
        <translation>La Rotación cambia los dos extremos de tu fila: elige el lugar 1 o el 10.</translation>
    </message>
    <message>
        <source>{card} moves a cube exactly {number} places: not from {here} to {there}.</source>
        <translation>{card} mueve un cubo exactamente {number} lugares: no de {here} a {there}.</translation>
    </message>
    <message>
        <source>Exchange swaps the two pawns of one column.</source>
        <translation>El Intercambio cambia los dos peones de una columna.</translation>
    </message>
    <message>
        <source>at least {before} → {after}</source>
        <translation>al menos {before} → {after}</translation>
    </message>
    <message>
        <source>Move one of your pawns {number} places</source>
        <translation>Mueve un peón tuyo {number} lugares</translation>
    </message>
    <message>
        <source>Swap two of your pawns {number} apart</source>
        <translation>Cambia dos peones tuyos a {number} lugares</translation>
    </message>
    <message>
        <source>Swap the two ends of your line</source>
        <translation>Cambia los dos extremos de tu fila</translation>
    </message>
    <message>
        <source>Move a cube two places</source>
        <translation>Mueve un cubo dos lugares</translation>
    </message>
    <message>
        <source>Swap with the pawn straight across</source>
        <translation>Cambia con el peón de enfrente</translation>
    </message>
    <message>
        <source>Discards a Movement {number}</source>
        <translation>Descarta un Movimiento {number}</translation>
    </message>
    <message>
        <source>Discards a Permutation {number}</source>
        <translation>Descarta una Permutación {number}</translation>
    </message>
    <message>
        <source>Discards a Rotation</source>
        <translation>Descarta una Rotación</translation>
    </message>
    <message>
        <source>Discards a Modification {number}</source>
        <translation>Descarta una Modificación {number}</translation>
    </message>
    <message>
        <source>Discards an Exchange</source>
        <translation>Descarta un Intercambio</translation>
    </message>
    <message>
        <source>Exchange in column {place}</source>
        <translation>Intercambio en la columna {place}</translation>
    </message>
    <message>
        <source>{card}: {here} and {there}</source>
        <translation>{card}: {here} y {there}</translation>
    </message>
    <message>
        <source>{card}: {here} to {there}</source>
        <translation>{card}: de {here} a {there}</translation>
    </message>
    <message>
        <source>{card}: cube {here} to {there}</source>
        <translation>{card}: cubo {here} a {there}</translation>
    </message>
    <message>
        <source>{card}: cubes {here} and {there}</source>
        <translation>{card}: cubos {here} y {there}</translation>
    </message>
</context>
<context>
    <name>Pips</name>
    <message>
        <source>{label}: {pips} of {total}</source>
        <translation>{label}: {pips} de {total}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Computer {number} · level {level}</source>
        <translation>Computadora {number} · nivel {level}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Level {level} ({number})</source>
        <translation>Nivel {level} ({number})</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>Computer · level {level}</source>
        <translation>Computadora · nivel {level}</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>The position in words</source>
        <translation>La posición en palabras</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}: {standing}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>This line is 50 mm long. If yours isn’t, print at 100%, not fitted to the page.</source>
        <translation>Esta línea mide 50 mm. Si la tuya no, imprime al 100&#xa0;%, sin ajustar a la página.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Booklet to fold</source>
        <translation>Cuadernillo para doblar</translation>
    </message>
    <message>
        <source>Rules on one page</source>
        <translation>Reglas en una página</translation>
    </message>
    <message>
        <source>Pieces to cut out</source>
        <translation>Piezas para recortar</translation>
    </message>
    <message>
        <source>Your original booklet</source>
        <translation>Tu folleto original</translation>
    </message>
    <message>
        <source>Print on one side or on both.</source>
        <translation>Imprime por una cara o por las dos.</translation>
    </message>
    <message>
        <source>Print on both sides, flipped on the short edge. Fold all the sheets together once.</source>
        <translation>Imprime por las dos caras, girando por el lado corto. Dobla todas las hojas juntas una vez.</translation>
    </message>
    <message>
        <source>One page to keep beside the game.</source>
        <translation>Una página para tener junto al juego.</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on one side.</source>
        <translation>Imprime al 100&#xa0;%, sin ajustar a la página, por una cara.</translation>
    </message>
    <message>
        <source>As it is on your shelf, in its own language.</source>
        <translation>Como está en tu estante, en su idioma.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{few} to {many} players</source>
        <translation>De {few} a {many} jugadores</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>{few} or {many} players</source>
        <translation>{few} o {many} jugadores</translation>
    </message>
    <message numerus="yes">
        <source>Preview, %n pages</source>
        <translation>
            <numerusform>Vista previa, %n página</numerusform>
            <numerusform>Vista previa, %n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>Rules and booklet side by side</source>
        <translation>Reglamento y folleto lado a lado</translation>
    </message>
    <message>
        <source>Each paragraph beside the booklet’s passage, in the booklet’s language.</source>
        <translation>Cada párrafo junto al pasaje del folleto, en el idioma del folleto.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nuestro reglamento</translation>
    </message>
    <message>
        <source>p. {number}</source>
        <translation>pág. {number}</translation>
    </message>
    <message>
        <source>{game} – rulebook</source>
        <translation>{game} – reglamento</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Save as PDF (Ctrl+S)</source>
        <translation>Guardar como PDF (Control+S)</translation>
    </message>
    <message>
        <source>The pages go from 1 to {count}. Type 2, or 1-3, or 1, 4.</source>
        <translation>Hay páginas de la 1 a la {count}. Escribe 2, o 1-3, o 1, 4.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>This can’t be printed</source>
        <translation>No se puede imprimir</translation>
    </message>
    <message>
        <source>The file can’t be saved</source>
        <translation>No se puede escribir el archivo</translation>
    </message>
    <message>
        <source>The printer isn’t accepting pages right now.</source>
        <translation>La impresora no acepta páginas ahora.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Las reglas en una página</translation>
    </message>
</context>
<context>
    <name>PromptBlock</name>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Play it (Shift+H)</source>
        <translation>Jugarla (Mayúsculas+H)</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Leer la regla</translation>
    </message>
    <message>
        <source>Hide the aim of the game</source>
        <translation>Ocultar el objetivo del juego</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>New to you: {title}. A lesson of {minutes} min.</source>
        <translation>Nuevo para ti: {title}. Una lección de {minutes} min.</translation>
    </message>
    <message>
        <source>Aim: {aim}</source>
        <translation>Objetivo: {aim}</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>abandonó</translation>
    </message>
    <message>
        <source>Before your turn</source>
        <translation>Antes de tu turno</translation>
    </message>
    <message>
        <source>Folds away with your first move.</source>
        <translation>Se cierra con tu primera jugada.</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetir</translation>
    </message>
</context>
<context>
    <name>ResultBlock</name>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Repasar la partida</translation>
    </message>
    <message>
        <source>Look at it in the review</source>
        <translation>Verlo en el repaso</translation>
    </message>
    <message>
        <source>Change the setup</source>
        <translation>Cambiar los ajustes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Check the dice</source>
        <translation>Comprobar los dados</translation>
    </message>
    <message>
        <source>Check the shuffle</source>
        <translation>Comprobar la mezcla</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help used %n times</source>
        <translation>
            <numerusform>ayuda pedida %n vez</numerusform>
            <numerusform>ayuda pedida %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free take-backs</source>
        <translation>
            <numerusform>%n vuelta atrás libre</numerusform>
            <numerusform>%n vueltas atrás libres</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>Turning point: move {number}</source>
        <translation>Momento decisivo: jugada {number}</translation>
    </message>
    <message>
        <source>From then on you led.</source>
        <translation>Desde entonces la ventaja fue tuya.</translation>
    </message>
    <message>
        <source>From then on {name} led.</source>
        <translation>Desde entonces, ventaja de {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone</source>
        <translation>
            <numerusform>%n jugada deshecha</numerusform>
            <numerusform>%n jugadas deshechas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{percent} reviewed</source>
        <translation>{percent} valorado</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The computer couldn’t review this game.</source>
        <translation>La computadora no pudo valorar esta partida.</translation>
    </message>
    <message>
        <source>Looking at every position…</source>
        <translation>Mirando todas las posiciones…</translation>
    </message>
    <message>
        <source>No move changed the chances much.</source>
        <translation>Ninguna jugada cambió mucho las probabilidades.</translation>
    </message>
    <message>
        <source>Biggest swings</source>
        <translation>Mayores vuelcos</translation>
    </message>
    <message>
        <source>Show me what comes next</source>
        <translation>Muéstrame cómo sigue</translation>
    </message>
    <message>
        <source>This game stays as it is.</source>
        <translation>Esta partida queda como estaba.</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Probar desde aquí</translation>
    </message>
    <message>
        <source>better for the computer</source>
        <translation>mejor para la computadora</translation>
    </message>
    <message>
        <source>better for the others</source>
        <translation>mejor para los demás</translation>
    </message>
    <message>
        <source>better for you</source>
        <translation>mejor para ti</translation>
    </message>
    <message>
        <source>better for {side}</source>
        <translation>mejor para {side}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Until the game is over, only your own moves are reviewed, by what you could know.</source>
        <translation>Durante la partida solo se valoran tus jugadas, según lo que podías saber.</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Al principio (Inicio)</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Una jugada atrás (izquierda)</translation>
    </message>
    <message>
        <source>Play through (Space)</source>
        <translation>Reproducir (espacio)</translation>
    </message>
    <message>
        <source>One move forward (Right)</source>
        <translation>Una jugada adelante (derecha)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Al final (Fin)</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Play through, or stop</source>
        <translation>Reproducirla, o parar</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Salir del repaso</translation>
    </message>
    <message>
        <source>Your chance of winning</source>
        <translation>Tu probabilidad de ganar</translation>
    </message>
    <message>
        <source>Chance of winning: {side}</source>
        <translation>Probabilidad de ganar: {side}</translation>
    </message>
    <message>
        <source>This move isn’t reviewed</source>
        <translation>Una jugada que no se valora</translation>
    </message>
    <message numerus="yes">
        <source>forces a win in %n moves.</source>
        <translation>
            <numerusform>fuerza la victoria, en %n jugada.</numerusform>
            <numerusform>fuerza la victoria, en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance of winning goes from {before} to {after}.</source>
        <translation>La probabilidad de ganar pasa del {before} al {after}.</translation>
    </message>
    <message>
        <source>A good move</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Aún sin valorar</translation>
    </message>
    <message>
        <source>You played: {move}.</source>
        <translation>Jugaste: {move}.</translation>
    </message>
    <message>
        <source>{name} played: {move}.</source>
        <translation>{name} jugó: {move}.</translation>
    </message>
    <message>
        <source>You can try again once the game is over: until then it would show what others hold.</source>
        <translation>Podrás probar otra vez cuando termine la partida: antes mostraría lo que tienen los demás.</translation>
    </message>
    <message>
        <source>You missed a win</source>
        <translation>Dejaste pasar la victoria</translation>
    </message>
    <message>
        <source>{name} missed a win</source>
        <translation>{name} dejó pasar la victoria</translation>
    </message>
    <message>
        <source>This cost you the lead</source>
        <translation>Esto te costó la ventaja</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Un desliz</translation>
    </message>
    <message>
        <source>A mistake by {name}</source>
        <translation>Un desliz de {name}</translation>
    </message>
    <message>
        <source>There was a better move</source>
        <translation>Había algo mejor</translation>
    </message>
    <message>
        <source>would win about {percent} of the time.</source>
        <translation>daría un {percent} de probabilidad de ganar.</translation>
    </message>
    <message>
        <source>Then perhaps: {line}.</source>
        <translation>Podría seguir así: {line}.</translation>
    </message>
    <message>
        <source>The game continues from here</source>
        <translation>La partida sigue desde aquí</translation>
    </message>
    <message>
        <source>won at move {number}</source>
        <translation>ganó en la jugada {number}</translation>
    </message>
    <message>
        <source>moved first</source>
        <translation>jugó primero</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Where to search</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>{game}, rulebook</source>
        <translation>{game}, reglamento</translation>
    </message>
    <message>
        <source>This book · {n}</source>
        <translation>Este reglamento · {n}</translation>
    </message>
    <message>
        <source>All books · {n}</source>
        <translation>Todos · {n}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>Abrir en otra ventana</translation>
    </message>
    <message>
        <source>Open as a page</source>
        <translation>Abrir como página</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Language, text size and printing</source>
        <translation>Idioma, tamaño del texto e impresión</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Print (Ctrl+P)</source>
        <translation>Imprimir (Control+P)</translation>
    </message>
    <message>
        <source>Language of the rulebook</source>
        <translation>Idioma del reglamento</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>From the booklet</source>
        <translation>Del folleto</translation>
    </message>
    <message>
        <source>From other sources</source>
        <translation>De otras fuentes</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Reconstruido</translation>
    </message>
    <message>
        <source>Boardroom’s decision</source>
        <translation>Decisión de Boardroom</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n resultado</numerusform>
            <numerusform>%n resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contra la computadora</translation>
    </message>
    <message>
        <source>Add booklets from your boxes</source>
        <translation>Agregar los folletos de tus cajas</translation>
    </message>
    <message>
        <source>Inside a paragraph, a letter is about the words before it.</source>
        <translation>Dentro de un párrafo, cada letra habla de las palabras que la preceden.</translation>
    </message>
    <message>
        <source>Show what happens</source>
        <translation>Mostrar qué pasa</translation>
    </message>
    <message>
        <source>Back to the figure</source>
        <translation>Volver a la figura</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Solo personas</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Dos personas</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Pruébala</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Buscar en el reglamento</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>Anterior (Mayúsculas+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>Siguiente (F3)</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} de {total}</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>How Boardroom plays it</source>
        <translation>Cómo lo resuelve Boardroom</translation>
    </message>
    <message>
        <source>Figure {number}</source>
        <translation>Figura {number}</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Siguiente resultado</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Resultado anterior</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Volver adonde estabas</translation>
    </message>
    <message>
        <source>Same passage in the other book</source>
        <translation>El mismo pasaje en el otro texto</translation>
    </message>
    <message>
        <source>Print, or save as PDF</source>
        <translation>Imprimir, o guardar como PDF</translation>
    </message>
    <message>
        <source>Show in the booklet</source>
        <translation>Mostrar en el folleto</translation>
    </message>
    <message>
        <source>Show in our rules</source>
        <translation>Mostrar en nuestro reglamento</translation>
    </message>
    <message>
        <source>The other book says nothing about this.</source>
        <translation>Nada en el otro texto corresponde a esto.</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Reglamentos</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Buscar en todos los reglamentos</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Your original booklet</source>
        <translation>Tu folleto original</translation>
    </message>
</context>
<context>
    <name>Salt</name>
    <message>
        <source>Add your own randomness</source>
        <translation>Agrega tu propio azar</translation>
    </message>
    <message>
        <source>The program has picked its secret number. This is its fingerprint.</source>
        <translation>El programa sorteó su número secreto, y esta es su huella.</translation>
    </message>
    <message>
        <source>Or move the mouse around here</source>
        <translation>O mueve el mouse aquí dentro</translation>
    </message>
    <message>
        <source>Type anything</source>
        <translation>Escribe lo que quieras</translation>
    </message>
    <message>
        <source>What you add now counts too, so nobody can choose what comes up.</source>
        <translation>Lo que agregues ahora decide junto con él, y así nadie puede elegir lo que sale.</translation>
    </message>
    <message>
        <source>Several of you? Add to the same line, one after the other.</source>
        <translation>¿Son varios? Agreguen algo a la misma línea, de uno en uno.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>That’s too long: {number} characters at most.</source>
        <translation>Es demasiado largo: {number} caracteres como máximo.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Drawn</source>
        <translation>Empatada</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Ganaste</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Perdiste</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Ganó {name}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Repasar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>{what} {game}, {when}</source>
        <translation>{what} {game}, {when}</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Borrar esta partida</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>This game isn’t installed.</source>
        <translation>Este juego no está instalado.</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>Rescatar lo que se pueda leer</translation>
    </message>
    <message>
        <source>The previous version was used instead.</source>
        <translation>En su lugar se usó la versión anterior.</translation>
    </message>
    <message>
        <source>Nothing is lost: it is kept as {file}.</source>
        <translation>No se pierde nada: queda guardado como {file}.</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Mostrar %n más</numerusform>
            <numerusform>Mostrar %n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Game deleted.</source>
        <translation>Partida borrada.</translation>
    </message>
    <message>
        <source>Nothing in it could be rescued.</source>
        <translation>No se pudo rescatar nada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>File removed.</source>
        <translation>Archivo quitado.</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoria compartida</translation>
    </message>
    <message numerus="yes">
        <source>Rescued: a game with %n moves.</source>
        <translation>
            <numerusform>Rescatada: una partida con %n jugada.</numerusform>
            <numerusform>Rescatada: una partida con %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still on the table</source>
        <translation>Aún en la mesa</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>From games that aren’t installed</source>
        <translation>De juegos que no están instalados</translation>
    </message>
    <message>
        <source>Files that can’t be opened</source>
        <translation>Archivos que no se pueden usar</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Todavía no hay partidas guardadas</translation>
    </message>
    <message>
        <source>Games are saved after every move, and appear here.</source>
        <translation>Las partidas se guardan solas tras cada jugada y aparecen aquí.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>This game can’t be saved. {why} {folder}</source>
        <translation>Esta partida no se puede guardar. {why} {folder}</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>¿Cerrar sin guardar?</translation>
    </message>
    <message>
        <source>Saved as {file}. The usual place doesn’t work: {why}</source>
        <translation>Guardada como {file}. En su lugar de siempre no se puede guardar: {why}</translation>
    </message>
    <message>
        <source>The game can’t be saved there</source>
        <translation>La partida no se puede guardar ahí</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro lugar…</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Dejar abierto</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>{few} or {many} players</source>
        <translation>{few} o {many} jugadores</translation>
    </message>
    <message>
        <source>{few}–{many} players</source>
        <translation>{few}–{many} jugadores</translation>
    </message>
    <message>
        <source>Your disk space is used up.</source>
        <translation>Tu espacio en el disco está agotado.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>El disco es de solo lectura.</translation>
    </message>
    <message>
        <source>Boardroom isn’t allowed to write there.</source>
        <translation>Boardroom no tiene permiso para escribir ahí.</translation>
    </message>
    <message>
        <source>The folder doesn’t exist.</source>
        <translation>La carpeta no existe.</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>hoy, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ayer, {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>Almost always beats level {level}</source>
        <translation>Gana casi siempre al nivel {level}</translation>
    </message>
    <message>
        <source>Beats level {level} in {wins} of 10</source>
        <translation>Gana {wins} de 10 al nivel {level}</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>Hay un archivo donde debería haber una carpeta.</translation>
    </message>
    <message>
        <source>There is a folder where a file should be.</source>
        <translation>Hay una carpeta donde debería haber un archivo.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>El disco tiene una falla.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>El nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>Complete beginner</source>
        <translation>Sin experiencia</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Solid player</source>
        <translation>Un rival parejo</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>El archivo ya no está.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Against level {level}: wins {wins} and draws {draws} of 10</source>
        <translation>Contra el nivel {level}: gana {wins} y empata {draws} de 10</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>El archivo no se puede leer.</translation>
    </message>
    <message>
        <source>This isn’t a file.</source>
        <translation>Esto no es un archivo.</translation>
    </message>
    <message>
        <source>The file is too big to be a game.</source>
        <translation>El archivo es demasiado grande para ser una partida.</translation>
    </message>
    <message>
        <source>The file breaks off in the middle.</source>
        <translation>El archivo está cortado.</translation>
    </message>
    <message>
        <source>This isn’t a Boardroom file.</source>
        <translation>No es un archivo de Boardroom.</translation>
    </message>
    <message>
        <source>Something in the file is wrong.</source>
        <translation>Algo en el archivo no es como debería.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of Boardroom.</source>
        <translation>Se guardó con una versión más reciente de Boardroom.</translation>
    </message>
    <message>
        <source>This game isn’t installed here.</source>
        <translation>Este juego no está instalado aquí.</translation>
    </message>
    <message>
        <source>It contains impossible moves.</source>
        <translation>Contiene jugadas imposibles.</translation>
    </message>
    <message>
        <source>The file can’t be opened.</source>
        <translation>El archivo no se puede usar.</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>Place {n}</source>
        <translation>Puesto {n}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Tiempo de reflexión</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Highlight what you can choose</source>
        <translation>Marcar todo lo que se puede tomar</translation>
    </message>
    <message>
        <source>Coordinates on the board</source>
        <translation>Coordenadas en el tablero</translation>
    </message>
    <message>
        <source>Ask before a likely mistake</source>
        <translation>Avisar antes de un posible desliz</translation>
    </message>
    <message>
        <source>Ask before resigning</source>
        <translation>Preguntar antes de abandonar</translation>
    </message>
    <message>
        <source>Status line at the bottom of the window</source>
        <translation>Línea de estado al pie de la ventana</translation>
    </message>
    <message>
        <source>Press any key to skip an animation.</source>
        <translation>Cualquier tecla salta la animación.</translation>
    </message>
    <message>
        <source>How long a computer may think about a move. Longer is stronger.</source>
        <translation>Cuánto puede pensar la computadora cada jugada. Cuanto más, más fuerte.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Only its author can fix that.</source>
        <translation>Solo su autor puede cambiarlo.</translation>
    </message>
    <message>
        <source>Perhaps there is a newer version.</source>
        <translation>Quizá haya una versión más nueva.</translation>
    </message>
    <message>
        <source>Version {version}, {name} in the plug-in folder</source>
        <translation>Versión {version}, {name} en la carpeta de complementos</translation>
    </message>
    <message>
        <source>Version {version}, installed as {name}</source>
        <translation>Versión {version}, instalado como {name}</translation>
    </message>
    <message>
        <source>A game is a program: it can do anything on this computer that you can. Only add games from people you trust. Changes take effect at the next start.</source>
        <translation>Un juego es un programa: puede hacer en esta computadora todo lo que puedes hacer tú. Usa solo juegos de gente en quien confías. El cambio surte efecto en el próximo inicio.</translation>
    </message>
    <message>
        <source>Open the plug-in folder</source>
        <translation>Abrir la carpeta de complementos</translation>
    </message>
    <message>
        <source>Games you added</source>
        <translation>Juegos agregados</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>No cargados</translation>
    </message>
    <message>
        <source>There is no game in it. A game is a file whose name ends in .whl.</source>
        <translation>No hay ningún juego dentro. Un juego es un archivo cuyo nombre termina en .whl.</translation>
    </message>
    <message>
        <source>Another game has the same name: {other}. Remove one of the two.</source>
        <translation>Otro juego tiene el mismo nombre: {other}. Quita uno de los dos.</translation>
    </message>
    <message>
        <source>It needs a newer Boardroom. Update Boardroom to play it.</source>
        <translation>Necesita una versión más reciente de Boardroom. Actualiza Boardroom para jugarlo.</translation>
    </message>
    <message>
        <source>A game can’t have this name.</source>
        <translation>Ningún juego puede llamarse así.</translation>
    </message>
    <message>
        <source>One of Boardroom’s own games has the same name.</source>
        <translation>Uno de los juegos de Boardroom tiene el mismo nombre.</translation>
    </message>
    <message>
        <source>It doesn’t say which Boardroom it was made for.</source>
        <translation>No dice para qué Boardroom está hecho.</translation>
    </message>
    <message>
        <source>It can’t be loaded.</source>
        <translation>No se puede cargar.</translation>
    </message>
    <message>
        <source>Part of it is missing.</source>
        <translation>Le falta una parte.</translation>
    </message>
    <message>
        <source>Details are in {file}.</source>
        <translation>Los detalles están en {file}.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>What the others did, beside the table, whenever it’s your turn again.</source>
        <translation>Lo que hicieron los demás, junto a la mesa, cada vez que vuelve a ser tu turno.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>Point out what you can form</source>
        <translation>Señalar lo que se puede formar ya</translation>
    </message>
    <message>
        <source>Throw my dice for me</source>
        <translation>Mis dados se tiran solos</translation>
    </message>
    <message>
        <source>Lay tiles at once, without a second press</source>
        <translation>Colocar las piezas de inmediato, sin confirmar</translation>
    </message>
    <message>
        <source>Games from the plug-in folder</source>
        <translation>Juegos de la carpeta de complementos</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Reproducir sonidos</translation>
    </message>
    <message>
        <source>Cards, dice and pieces</source>
        <translation>Cartas, dados y piezas</translation>
    </message>
    <message>
        <source>Your turn, the last seconds, the result</source>
        <translation>Tu turno, los últimos segundos, el resultado</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>When it concerns me</source>
        <translation>Si me afecta</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Según el nivel</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Type a move (Ctrl+T)</source>
        <translation>Escribir una jugada (Control+T)</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Escribir una jugada</translation>
    </message>
    <message>
        <source>Pause or continue (P)</source>
        <translation>Pausar o seguir (P)</translation>
    </message>
    <message>
        <source>How fast the computers play</source>
        <translation>Velocidad de las computadoras</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Type a move, like {example}</source>
        <translation>Escribe una jugada, como {example}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message numerus="yes">
        <source>%n more, not played by one person against computers</source>
        <translation>
            <numerusform>%n partida más que no fue de una persona contra la computadora</numerusform>
            <numerusform>%n partidas más que no fueron de una persona contra la computadora</numerusform>
        </translation>
    </message>
    <message>
        <source>Your finished games alone against computers, from the first move. Games with hints or undone moves are listed separately. Deleted games no longer count.</source>
        <translation>Cuentan tus partidas terminadas: una persona contra computadoras, desde la primera jugada. Las que tienen pistas o jugadas deshechas van aparte. Una partida borrada deja de contar.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartidas</translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n from a position, a file or another game</source>
        <translation>
            <numerusform>No cuenta: %n de una posición, un archivo u otra partida</numerusform>
            <numerusform>No cuentan: %n de una posición, un archivo u otra partida</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} won · {drawn} shared · {lost} lost</source>
        <translation>Ganadas {won} · Compartidas {drawn} · Perdidas {lost}</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Todavía no hay partidas terminadas</translation>
    </message>
    <message>
        <source>Finish a game against the computer, and it counts here.</source>
        <translation>Termina una partida contra la computadora y se contará aquí.</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Estadísticas de las tiradas</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empatadas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdidas</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Nivel {level}</translation>
    </message>
    <message>
        <source>{won} won · {drawn} drawn · {lost} lost</source>
        <translation>Ganadas {won} · Empatadas {drawn} · Perdidas {lost}</translation>
    </message>
</context>
<context>
    <name>SwingList</name>
    <message>
        <source>After move {number}, chance</source>
        <translation>Tras la jugada {number}, el azar</translation>
    </message>
    <message>
        <source>Move {number}, you</source>
        <translation>Jugada {number}, tú</translation>
    </message>
    <message>
        <source>Move {number}, computer</source>
        <translation>Jug. {number}, computadora</translation>
    </message>
    <message>
        <source>Move {number}, {name}</source>
        <translation>Jugada {number}, {name}</translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>del {before} al {after}</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message numerus="yes">
        <source>%n cards discarded</source>
        <translation>
            <numerusform>%n carta descartada</numerusform>
            <numerusform>%n cartas descartadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever holds it may put it on another pile, which then can’t discard, or cancel a green swap.</source>
        <translation>Quien la tiene puede ponerla sobre un mazo ajeno, que ya no descarta, o anular un cambio verde.</translation>
    </message>
    <message>
        <source>Card {card} takes {dice}, and {chance} of all throws make it.</source>
        <translation>La carta {card} pide {dice}, que la dan en el {chance} de las tiradas.</translation>
    </message>
    <message>
        <source>The top card takes fewer dice, so this one sits out.</source>
        <translation>La carta de arriba pide menos dados: este descansa.</translation>
    </message>
    <message>
        <source>All chances are exact: they count every throw and every face of the Switch die.</source>
        <translation>Todas las probabilidades son exactas, contadas sobre cada tirada y cada cara del dado Switch.</translation>
    </message>
    <message>
        <source>A failed throw after the first would send it back to {card}.</source>
        <translation>Una tirada fallida tras la primera haría volver al {card}.</translation>
    </message>
    <message>
        <source>Blocked: it can’t discard until Block is thrown or the pile is swapped.</source>
        <translation>Bloqueado: no puede descartar hasta que salga Block o se cambie el mazo.</translation>
    </message>
    <message>
        <source>Green: the thrower may swap piles with anyone. Nothing is discarded.</source>
        <translation>Verde: quien tira puede cambiar de mazo con cualquiera. No se descarta nada.</translation>
    </message>
    <message>
        <source>Red: the thrower must swap with the lowest pile, if it is lower.</source>
        <translation>Rojo: quien tira tiene que cambiar con el mazo más bajo, si lo es más que el suyo.</translation>
    </message>
    <message>
        <source>Block: the thrower takes the token at once and plays on.</source>
        <translation>Block: quien tira toma enseguida la ficha y sigue.</translation>
    </message>
    <message>
        <source>Blank: nothing happens.</source>
        <translation>Vacía: no pasa nada.</translation>
    </message>
    <message>
        <source>A failed throw would cost nothing here.</source>
        <translation>Aquí una tirada fallida no costaría nada.</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>Throw, discard, dare again</source>
        <translation>Tira, descarta, arriesga</translation>
    </message>
    <message>
        <source>15–30 min</source>
        <translation>15–30 min</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>queda %n carta</numerusform>
            <numerusform>quedan %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Card {card} can still go with this throw.</source>
        <translation>La carta {card} aún puede irse con esta tirada.</translation>
    </message>
    <message>
        <source>{name}’s turn · {card}</source>
        <translation>Juega {name} · {card}</translation>
    </message>
    <message>
        <source>Highest throw starts, play goes clockwise</source>
        <translation>Empieza la tirada más alta, en el sentido del reloj</translation>
    </message>
    <message>
        <source>{name} was the first to discard 16.</source>
        <translation>{name} se descartó primero de su 16.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Throwing to see who starts</source>
        <translation>Tiradas iniciales</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Cuatro jugadores</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>Dice for each card</source>
        <translation>Dados para cada carta</translation>
    </message>
    <message>
        <source>How many dice each top card takes.</source>
        <translation>Cuántos dados pide la carta de arriba.</translation>
    </message>
    <message>
        <source>Green without a swap</source>
        <translation>Verde sin cambio</translation>
    </message>
    <message>
        <source>What happens to a player who throws green and keeps the pile.</source>
        <translation>Qué pasa con quien saca verde y se queda con su mazo.</translation>
    </message>
    <message>
        <source>Blocked after throwing again</source>
        <translation>Bloqueado tras volver a tirar</translation>
    </message>
    <message>
        <source>The token stops a player who has thrown again and could discard.</source>
        <translation>La ficha para a quien volvió a tirar y podía descartar.</translation>
    </message>
    <message>
        <source>Token on a swapped pile</source>
        <translation>Ficha en un mazo cambiado</translation>
    </message>
    <message>
        <source>What happens to a token on a pile that is swapped.</source>
        <translation>Qué pasa con la ficha que está sobre un mazo que se cambia.</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Reloj de turno</translation>
    </message>
    <message>
        <source>When time is up, what must go is discarded and the turn ends.</source>
        <translation>Sin tiempo: descarta lo que debe irse y se planta.</translation>
    </message>
    <message>
        <source>about 30 minutes.</source>
        <translation>unos 30 minutos.</translation>
    </message>
    <message>
        <source>about 15 minutes.</source>
        <translation>unos 15 minutos.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for a turn.</source>
        <translation>
            <numerusform>%n segundo por turno.</numerusform>
            <numerusform>%n segundos por turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock.</source>
        <translation>Sin reloj.</translation>
    </message>
    <message>
        <source>Top card {card}</source>
        <translation>Carta de arriba {card}</translation>
    </message>
    <message>
        <source>top card {card}</source>
        <translation>carta de arriba {card}</translation>
    </message>
    <message>
        <source>You were the first to discard 16.</source>
        <translation>Te descartaste primero de tu 16.</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <translation>Abandono: {names}.</translation>
    </message>
    <message>
        <source>No cards left</source>
        <translation>No quedan cartas</translation>
    </message>
    <message>
        <source>{standing} · {note}</source>
        <translation>{standing} · {note}</translation>
    </message>
    <message>
        <source>Your turn · {card}</source>
        <translation>Te toca · {card}</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partida corta</translation>
    </message>
    <message>
        <source>1–4 three dice, 5–8 four, 9–16 five</source>
        <translation>1–4 tres, 5–8 cuatro, 9–16 cinco</translation>
    </message>
    <message>
        <source>Long game</source>
        <translation>Partida larga</translation>
    </message>
    <message>
        <source>Throw each number of your pile, from 1 to 16. Whoever discards 16 first wins.</source>
        <translation>Saca cada número de tu mazo, del 1 al 16. Gana quien primero descarta el 16.</translation>
    </message>
    <message>
        <source>{name}’s turn · your {card}</source>
        <translation>Juega {name} · tu {card}</translation>
    </message>
    <message>
        <source>1–7 three dice, 8–11 four, 12–16 five</source>
        <translation>1–7 tres, 8–11 cuatro, 12–16 cinco</translation>
    </message>
    <message>
        <source>Turn ends</source>
        <translation>Termina el turno</translation>
    </message>
    <message>
        <source>As after a swap</source>
        <translation>Como tras un cambio</translation>
    </message>
    <message>
        <source>Plays on</source>
        <translation>Sigue jugando</translation>
    </message>
    <message>
        <source>May discard with the same throw</source>
        <translation>Puede descartar con la misma tirada</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Sin penalización</translation>
    </message>
    <message>
        <source>The turn ends where it stands</source>
        <translation>El turno acaba donde está</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Back to 1, or to 9</source>
        <translation>Vuelta al 1, o al 9</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Se queda</translation>
    </message>
    <message>
        <source>The new owner is blocked</source>
        <translation>El nuevo dueño queda bloqueado</translation>
    </message>
    <message>
        <source>Comes off</source>
        <translation>Se retira</translation>
    </message>
    <message>
        <source>It goes to the middle, the pile is free</source>
        <translation>Va al centro y el mazo queda libre</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Sin reloj</translation>
    </message>
    <message>
        <source>token</source>
        <translation>ficha</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqueo</translation>
    </message>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest chain: {name}, %n cards in a turn.</source>
        <translation>
            <numerusform>Mejor racha: {name}, %n carta en un turno.</numerusform>
            <numerusform>Mejor racha: {name}, %n cartas en un turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deepest fall: {name}, from {top} back to {card}.</source>
        <translation>Mayor caída: {name}, del {top} de vuelta al {card}.</translation>
    </message>
    <message>
        <source>This throw takes you to the end: you win.</source>
        <translation>Esta tirada te lleva hasta el final: ganas.</translation>
    </message>
    <message>
        <source>No pile is further along than yours.</source>
        <translation>Ningún mazo está más adelante que el tuyo.</translation>
    </message>
    <message>
        <source>The swap is made, and the token stays yours.</source>
        <translation>El cambio se hace, y la ficha sigue siendo tuya.</translation>
    </message>
    <message>
        <source>The token stays yours for another time.</source>
        <translation>La ficha sigue siendo tuya para otra ocasión.</translation>
    </message>
    <message>
        <source>Then card {card} is on top.</source>
        <translation>Queda arriba la carta {card}.</translation>
    </message>
    <message>
        <source>This throw is good for cards {first} to {last}.</source>
        <translation>Esta tirada sirve para las cartas {first} a {last}.</translation>
    </message>
    <message>
        <source>You keep your pile, with card {card} on top.</source>
        <translation>Te quedas con tu mazo, con la carta {card} arriba.</translation>
    </message>
    <message>
        <source>took your {theirs} for {card}</source>
        <translation>tomó tu {theirs} por {card}</translation>
    </message>
    <message>
        <source>discarded nothing</source>
        <translation>no descartó nada</translation>
    </message>
    <message>
        <source>blocked you</source>
        <translation>te bloqueó</translation>
    </message>
    <message>
        <source>swapped with {name}</source>
        <translation>cambió con {name}</translation>
    </message>
    <message>
        <source>fell back to {card}</source>
        <translation>cayó hasta {card}</translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <translation>descartó {cards}</translation>
    </message>
    <message>
        <source>blocked {name}</source>
        <translation>bloqueó a {name}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Press Space, or click the cup</source>
        <translation>Espacio, o clic en el cubilete</translation>
    </message>
    <message>
        <source>one die, or several added up; the others don’t matter</source>
        <translation>un dado, o varios sumados; los demás no cuentan</translation>
    </message>
    <message>
        <source>Card {card} goes, perhaps up to card {far}</source>
        <translation>Se va la carta {card}, quizá hasta la {far}</translation>
    </message>
    <message>
        <source>Green or red: the turn ends, nothing is lost</source>
        <translation>Verde o rojo: fin del turno, nada se pierde</translation>
    </message>
    <message>
        <source>Nothing fits: back to card {back}</source>
        <translation>Nada sirve: vuelta a la carta {back}</translation>
    </message>
    <message>
        <source>How likely each card goes with this throw</source>
        <translation>Probabilidad de que cada carta se vaya</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lost</source>
        <translation>
            <numerusform>%n carta perdida</numerusform>
            <numerusform>%n cartas perdidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance} back to {card}, {lost}</source>
        <translation>{chance} de volver al {card}, {lost}</translation>
    </message>
    <message numerus="yes">
        <source>Space throws. %n cards are yours if you stop now.</source>
        <translation>
            <numerusform>Espacio tira. %n carta queda a salvo si te plantas.</numerusform>
            <numerusform>Espacio tira. %n cartas quedan a salvo si te plantas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Card {card} goes</source>
        <translation>Se va la carta {card}</translation>
    </message>
    <message>
        <source>A colour ends the turn, nothing is lost</source>
        <translation>Un color acaba el turno, nada se pierde</translation>
    </message>
    <message>
        <source>Nothing fits: the turn ends</source>
        <translation>Nada sirve: fin del turno</translation>
    </message>
    <message>
        <source>Space throws. Nothing can be lost here.</source>
        <translation>Espacio tira. Aquí no se puede perder nada.</translation>
    </message>
    <message>
        <source>Press Space, or click the cup.</source>
        <translation>Presiona Espacio o haz clic en el cubilete.</translation>
    </message>
    <message>
        <source>The cup, with {dice} and the Switch die</source>
        <translation>El cubilete, con {dice} y el dado Switch</translation>
    </message>
    <message>
        <source>What makes {card}</source>
        <translation>Qué da {card}</translation>
    </message>
    <message>
        <source>If you throw for {card}</source>
        <translation>Si tiras para el {card}</translation>
    </message>
    <message>
        <source>{dice} for card {card}</source>
        <translation>{dice} para la carta {card}</translation>
    </message>
    <message>
        <source>Nothing fits: nothing is lost</source>
        <translation>Nada sirve: nada se pierde</translation>
    </message>
    <message>
        <source>Stop and stay on {card}</source>
        <translation>Plantarse en el {card}</translation>
    </message>
    <message>
        <source>Throw for the Switch die.</source>
        <translation>Tira por el dado Switch.</translation>
    </message>
    <message>
        <source>Your pile is blocked until Block is thrown or the pile is swapped.</source>
        <translation>Tu mazo sigue bloqueado hasta que salga Block o se cambie.</translation>
    </message>
    <message>
        <source>If you throw again for {card}</source>
        <translation>Si tiras otra vez para el {card}</translation>
    </message>
    <message>
        <source>Throw for card {card}.</source>
        <translation>Tira para la carta {card}.</translation>
    </message>
    <message>
        <source>{name} wants to swap the {card} for {other}’s {theirs}.</source>
        <translation>{name} quiere cambiar el {card} por el {theirs} de {other}.</translation>
    </message>
    <message>
        <source>The highest throw starts.</source>
        <translation>Empieza la tirada más alta.</translation>
    </message>
    <message>
        <source>{name} throws to see who starts</source>
        <translation>{name} tira para ver quién empieza</translation>
    </message>
    <message>
        <source>You throw to see who starts</source>
        <translation>Tiras para ver quién empieza</translation>
    </message>
    <message>
        <source>You hold the token and may answer.</source>
        <translation>Tienes la ficha y puedes responder.</translation>
    </message>
    <message>
        <source>{name} wants to swap the {card} for your {theirs}.</source>
        <translation>{name} quiere cambiar el {card} por tu {theirs}.</translation>
    </message>
    <message>
        <source>Both keep their piles. The token goes to the middle.</source>
        <translation>Cada cual conserva su mazo. La ficha va al centro.</translation>
    </message>
    <message>
        <source>Every card may use all the dice again: this throw reaches card {card}.</source>
        <translation>Cada carta puede usar de nuevo todos los dados: esta tirada llega a la carta {card}.</translation>
    </message>
    <message>
        <source>Then stop, or throw again.</source>
        <translation>Después plántate o tira otra vez.</translation>
    </message>
    <message>
        <source>If nothing fits, nothing is lost.</source>
        <translation>Si nada sirve, no pierdes nada.</translation>
    </message>
    <message>
        <source>The Block token is on {name}’s pile</source>
        <translation>La ficha Block está sobre el mazo de {name}</translation>
    </message>
    <message>
        <source>The Block token is in the middle</source>
        <translation>La ficha Block está en el centro</translation>
    </message>
    <message>
        <source>You hold the Block token</source>
        <translation>Tienes la ficha Block</translation>
    </message>
    <message>
        <source>The tray is empty</source>
        <translation>La bandeja está vacía</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Anularlo</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Guardar la ficha</translation>
    </message>
    <message>
        <source>You can discard {first}</source>
        <translation>Puedes descartar el {first}</translation>
    </message>
    <message>
        <source>{name} can discard {first}</source>
        <translation>{name}: puede irse el {first}</translation>
    </message>
    <message>
        <source>You can discard {first} to {last}</source>
        <translation>Puedes descartar del {first} al {last}</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <source>The highest throw was yours.</source>
        <translation>Tu tirada fue la más alta.</translation>
    </message>
    <message>
        <source>You stay on {theirs}. The token goes to the middle.</source>
        <translation>Te quedas en el {theirs}. La ficha va al centro.</translation>
    </message>
    <message>
        <source>You get the {card}. The token stays yours.</source>
        <translation>Recibes el {card}. La ficha sigue siendo tuya.</translation>
    </message>
    <message>
        <source>No hurry: {name} waits.</source>
        <translation>Sin prisa: {name} espera.</translation>
    </message>
    <message>
        <source>Don’t ask again this turn?</source>
        <translation>¿No preguntar más este turno?</translation>
    </message>
    <message>
        <source>The token stays where it is, and everything passes until the turn ends.</source>
        <translation>La ficha se queda en la mano y deja pasar todo hasta que termine el turno.</translation>
    </message>
    <message>
        <source>Put the token on a pile.</source>
        <translation>Pon la ficha sobre un mazo.</translation>
    </message>
    <message>
        <source>That pile can’t discard until it is freed. Esc puts the token back.</source>
        <translation>Ese mazo no podrá descartar hasta quedar libre. Esc devuelve la ficha.</translation>
    </message>
    <message>
        <source>Discard card {card} with {sum}.</source>
        <translation>Descarta la carta {card} con {sum}.</translation>
    </message>
    <message>
        <source>Or throw again, or stop where you are.</source>
        <translation>O tira otra vez, o plántate donde estás.</translation>
    </message>
    <message>
        <source>If nothing fits, you go back to {card}.</source>
        <translation>Si nada sirve, vuelves al {card}.</translation>
    </message>
    <message>
        <source>Your turn ends, with card {card} on top.</source>
        <translation>Tu turno termina, con la carta {card} arriba.</translation>
    </message>
    <message>
        <source>You give {card} and get {theirs}.</source>
        <translation>Das el {card} y recibes el {theirs}.</translation>
    </message>
    <message>
        <source>That pile can’t discard until it is freed.</source>
        <translation>Ese mazo no podrá descartar hasta quedar libre.</translation>
    </message>
    <message>
        <source>Discard all you can, {first} to {last}?</source>
        <translation>¿Descartar todo lo que se va, del {first} al {last}?</translation>
    </message>
    <message>
        <source>Your pile</source>
        <translation>Tu mazo</translation>
    </message>
    <message>
        <source>you can swap with it</source>
        <translation>cambio posible</translation>
    </message>
    <message>
        <source>The Block token is on your pile</source>
        <translation>La ficha Block está en tu mazo</translation>
    </message>
    <message>
        <source>{name} holds the Block token</source>
        <translation>{name} tiene la ficha Block</translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation>Dados: {dice}</translation>
    </message>
    <message>
        <source>Choose a pile</source>
        <translation>Elegir un mazo</translation>
    </message>
    <message>
        <source>Discard the next card</source>
        <translation>Descartar la próxima carta</translation>
    </message>
    <message>
        <source>Discard all that fit</source>
        <translation>Descartar todas las que valen</translation>
    </message>
    <message>
        <source>Pick up the Block token</source>
        <translation>Tomar la ficha Block</translation>
    </message>
    <message>
        <source>Discard card {card}.</source>
        <translation>Descarta la carta {card}.</translation>
    </message>
    <message>
        <source>Stop here?</source>
        <translation>¿Plantarse aquí?</translation>
    </message>
    <message>
        <source>You give {card} and get {theirs}, which is blocked.</source>
        <translation>Das el {card} y recibes el {theirs}, que está bloqueado.</translation>
    </message>
    <message>
        <source>{name}’s turn ends at once, with card {card} on top.</source>
        <translation>El turno de {name} termina en el acto, con la carta {card} arriba.</translation>
    </message>
    <message>
        <source>Cancel the swap?</source>
        <translation>¿Anular el cambio?</translation>
    </message>
    <message>
        <source>Both keep their piles, the turn ends, and the token goes back to the middle.</source>
        <translation>Cada cual conserva su mazo, el turno termina y la ficha vuelve al centro.</translation>
    </message>
    <message>
        <source>One card after the other.</source>
        <translation>Una carta tras otra.</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>Mazo de {name}</translation>
    </message>
    <message>
        <source>can be blocked</source>
        <translation>se puede bloquear</translation>
    </message>
    <message>
        <source>{dice}, Switch die: {face}</source>
        <translation>{dice}, dado Switch: {face}</translation>
    </message>
    <message>
        <source>{name}’s turn ends at once, and the pile goes back.</source>
        <translation>El turno de {name} termina en el acto, y el mazo retrocede.</translation>
    </message>
    <message>
        <source>Throw again for card {card}?</source>
        <translation>¿Tirar otra vez para la carta {card}?</translation>
    </message>
    <message>
        <source>Swap with {name}?</source>
        <translation>¿Cambiar con {name}?</translation>
    </message>
    <message>
        <source>Put the token on {name}’s pile?</source>
        <translation>¿Poner la ficha sobre el mazo de {name}?</translation>
    </message>
    <message>
        <source>→ blocked</source>
        <translation>→ bloqueado</translation>
    </message>
    <message>
        <source>Discards {card} with {sum}</source>
        <translation>Descarta el {card}: {sum}</translation>
    </message>
    <message>
        <source>Swaps {card} for {theirs} with {name}</source>
        <translation>Cambia su {card} por el {theirs} de {name}</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>What counts in the first throw of five dice.</source>
        <translation>Qué cuenta en la primera tirada, de cinco dados.</translation>
    </message>
    <message>
        <source>After a red swap</source>
        <translation>Tras un cambio rojo</translation>
    </message>
    <message>
        <source>What happens to a player who has had to swap.</source>
        <translation>Qué pasa con quien tuvo que cambiar.</translation>
    </message>
    <message>
        <source>Colour after throwing again</source>
        <translation>Color al volver a tirar</translation>
    </message>
    <message>
        <source>A player has thrown again, and the Switch die shows green or red.</source>
        <translation>Alguien volvió a tirar y el dado Switch muestra verde o rojo.</translation>
    </message>
    <message>
        <source>Using the token</source>
        <translation>Uso de la ficha</translation>
    </message>
    <message>
        <source>Whether it can still be used when one’s own throw leaves nothing to decide.</source>
        <translation>Si aún se puede usar cuando la propia tirada no deja nada que decidir.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>All five dice added up</source>
        <translation>Los cinco dados sumados</translation>
    </message>
    <message>
        <source>Best die</source>
        <translation>Mejor dado</translation>
    </message>
    <message>
        <source>If equal, the next best, and so on</source>
        <translation>Si empatan, el siguiente, etc.</translation>
    </message>
    <message>
        <source>As after a green swap</source>
        <translation>Como tras un cambio verde</translation>
    </message>
    <message>
        <source>Same dice, the pile that came</source>
        <translation>Mismos dados, mazo recibido</translation>
    </message>
    <message>
        <source>The colour saves the pile</source>
        <translation>El color salva el mazo</translation>
    </message>
    <message>
        <source>Back to 1, or to 9, before the colour acts</source>
        <translation>Vuelta al 1 o al 9 antes de que actúe el color</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>En todo momento</translation>
    </message>
    <message>
        <source>Also before such a turn ends</source>
        <translation>También antes de acabar ese turno</translation>
    </message>
    <message>
        <source>Three moments</source>
        <translation>Tres momentos</translation>
    </message>
    <message>
        <source>The turn ends at once</source>
        <translation>El turno acaba en el acto</translation>
    </message>
    <message>
        <source>Best die, then the next best. Ties throw again.</source>
        <translation>El mejor dado y luego el siguiente; los empatados repiten.</translation>
    </message>
    <message>
        <source>Best die starts, play goes clockwise</source>
        <translation>Empieza el mejor dado, se juega en sentido horario</translation>
    </message>
    <message>
        <source>Best first: {dice}</source>
        <translation>De mayor a menor: {dice}</translation>
    </message>
    <message>
        <source>Green or red: back to card {back}</source>
        <translation>Verde o rojo: vuelta a la carta {back}</translation>
    </message>
    <message>
        <source>A colour: perhaps a swap, nothing is lost</source>
        <translation>Un color: quizá un cambio, nada se pierde</translation>
    </message>
    <message>
        <source>Nothing makes {card}. Before your turn ends, you may block a pile.</source>
        <translation>No hay {card}. Antes de que termine tu turno puedes bloquear un mazo.</translation>
    </message>
    <message>
        <source>{dice} for card {card}: {chance} that it goes.</source>
        <translation>{dice} para la carta {card}: {chance} de que se vaya.</translation>
    </message>
    <message>
        <source>These dice don’t make it.</source>
        <translation>Estos dados no lo dan.</translation>
    </message>
    <message>
        <source>{name} holds the token and may still use it.</source>
        <translation>Con la ficha aún puede bloquear: {name}.</translation>
    </message>
    <message>
        <source>Red, and nobody is lower. Before your turn ends, you may block a pile.</source>
        <translation>Rojo, y nadie más abajo. Antes de que termine tu turno puedes bloquear un mazo.</translation>
    </message>
    <message>
        <source>Nothing makes {card}. Before you go back to {back}, you may block a pile.</source>
        <translation>No hay {card}. Antes de volver al {back} puedes bloquear un mazo.</translation>
    </message>
    <message>
        <source>If nothing fits or a colour comes up, you go back to {card}.</source>
        <translation>Si nada sirve o sale un color, vuelves al {card}.</translation>
    </message>
    <message>
        <source>Red, and nobody is lower</source>
        <translation>Rojo, y nadie más abajo</translation>
    </message>
    <message>
        <source>You hold the token and may still use it.</source>
        <translation>Tienes la ficha y aún puedes usarla.</translation>
    </message>
    <message>
        <source>Keeps the pile</source>
        <translation>Se queda con su mazo</translation>
    </message>
    <message>
        <source>Cancels the swap</source>
        <translation>Anula el cambio</translation>
    </message>
    <message>
        <source>Keeps the token</source>
        <translation>Se queda con la ficha</translation>
    </message>
    <message>
        <source>Lets it pass</source>
        <translation>Lo deja pasar</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>The dice must be thrown first.</source>
        <translation>Primero hay que tirar los dados.</translation>
    </message>
    <message>
        <source>No throw now: there is something to decide first.</source>
        <translation>Ahora no se tira: antes hay algo que decidir.</translation>
    </message>
    <message>
        <source>This throw has {first} dice, written from lowest to highest.</source>
        <translation>Esta tirada tiene {first} dados, escritos del 1 al 6 y de menor a mayor.</translation>
    </message>
    <message>
        <source>The Switch die is part of every throw, except to see who starts.</source>
        <translation>El dado Switch va en todas las tiradas, salvo las iniciales.</translation>
    </message>
    <message>
        <source>Only the player with the Block token can put it on a pile.</source>
        <translation>Solo quien tiene la ficha Block puede ponerla sobre un mazo.</translation>
    </message>
    <message>
        <source>The token can’t go on a pile while a swap is being decided.</source>
        <translation>La ficha no se puede poner mientras se decide un cambio.</translation>
    </message>
    <message>
        <source>You can’t put the token on your own pile.</source>
        <translation>La ficha nunca se pone sobre el propio mazo.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Ahí no se sienta nadie.</translation>
    </message>
    <message>
        <source>Only a green swap can be cancelled, by whoever holds the token.</source>
        <translation>Solo se anula un cambio verde, y lo hace quien tiene la ficha.</translation>
    </message>
    <message>
        <source>Nothing to pass on: nobody is waiting for the token.</source>
        <translation>Ahora no hay nada que dejar pasar: no es momento de usar la ficha.</translation>
    </message>
    <message>
        <source>First the player with the token answers.</source>
        <translation>Primero responde quien tiene la ficha.</translation>
    </message>
    <message>
        <source>Red, and nobody is lower: no card goes.</source>
        <translation>Rojo, y nadie más abajo: no se va ninguna carta.</translation>
    </message>
    <message>
        <source>Green: first swap piles, or keep yours.</source>
        <translation>Verde: antes cambia de mazo o quédate con el tuyo.</translation>
    </message>
    <message>
        <source>A pile can’t be swapped with itself.</source>
        <translation>Un mazo no se cambia por sí mismo.</translation>
    </message>
    <message>
        <source>Piles are swapped only after green or red.</source>
        <translation>Los mazos solo se cambian tras el verde o el rojo.</translation>
    </message>
    <message>
        <source>The dice don’t make {first}, alone or added up.</source>
        <translation>Los dados no dan {first}, ni sueltos ni sumados.</translation>
    </message>
    <message>
        <source>First discard at least one card with this throw.</source>
        <translation>Antes descarta al menos una carta con esta tirada.</translation>
    </message>
    <message>
        <source>{face}: back to {back}</source>
        <translation>{face}: vuelta al {back}</translation>
    </message>
    <message>
        <source>Nothing makes {card}</source>
        <translation>No hay {card}</translation>
    </message>
    <message>
        <source>You threw green</source>
        <translation>Te salió verde</translation>
    </message>
    <message>
        <source>You threw red</source>
        <translation>Te salió rojo</translation>
    </message>
    <message>
        <source>You can’t discard</source>
        <translation>No puedes descartar</translation>
    </message>
    <message>
        <source>{name} can’t discard</source>
        <translation>{name} no puede descartar</translation>
    </message>
    <message>
        <source>The lowest card on the table is {card}. Then you play on with these dice.</source>
        <translation>La carta más baja de la mesa es el {card}. Después sigues con estos dados.</translation>
    </message>
    <message>
        <source>The token can cancel a green swap, not a red one. Take your time.</source>
        <translation>La ficha anula un cambio verde, no uno rojo. Tómate tu tiempo.</translation>
    </message>
    <message>
        <source>{name} can discard {first} to {last}. Block this pile, or choose another.</source>
        <translation>{name} puede descartar del {first} al {last}. Bloquea este mazo o elige otro.</translation>
    </message>
    <message>
        <source>{name} can discard {first}. Block this pile, or choose another.</source>
        <translation>{name} puede descartar el {first}. Bloquea este mazo o elige otro.</translation>
    </message>
    <message>
        <source>They swap piles. The token stays yours.</source>
        <translation>Cambian sus mazos. La ficha sigue siendo tuya.</translation>
    </message>
    <message>
        <source>They swap piles. {holder} keeps the token.</source>
        <translation>Cambian sus mazos. {holder} guarda la ficha.</translation>
    </message>
    <message>
        <source>These dice take you up to {card}.</source>
        <translation>Con estos dados se va hasta el {card}.</translation>
    </message>
    <message>
        <source>{deed}: back to {card}</source>
        <translation>{deed}: vuelve al {card}</translation>
    </message>
    <message>
        <source>Discards {card}</source>
        <translation>Descarta el {card}</translation>
    </message>
    <message>
        <source>Wants to swap {card} for {theirs} with {name}</source>
        <translation>Quiere el {theirs} de {name} por su {card}</translation>
    </message>
    <message>
        <source>Swaps {card} for {theirs} with you</source>
        <translation>Cambia su {card} por tu {theirs}</translation>
    </message>
    <message>
        <source>Wants to swap {card} for {theirs} with you</source>
        <translation>Quiere tu {theirs} por su {card}</translation>
    </message>
    <message>
        <source>Red: the swap must be with the lowest pile ({first}).</source>
        <translation>Rojo: hay que cambiar con el mazo más bajo, el de {first}.</translation>
    </message>
    <message>
        <source>Blocks you</source>
        <translation>Te bloquea</translation>
    </message>
    <message>
        <source>→ {card}</source>
        <translation>→ {card}</translation>
    </message>
    <message>
        <source>Choose a pile to swap with. If you keep yours, you play on with this throw.</source>
        <translation>Elige el mazo que quieras. Si conservas el tuyo, sigues con esta tirada.</translation>
    </message>
    <message>
        <source>Choose a pile to swap with. Either way, your turn ends.</source>
        <translation>Elige el mazo que quieras. En todo caso, tu turno termina después.</translation>
    </message>
    <message>
        <source>Throw, or stop at {card}?</source>
        <translation>¿Tirar o plantarse en el {card}?</translation>
    </message>
    <message>
        <source>Throws again for {card}</source>
        <translation>Vuelve a tirar para el {card}</translation>
    </message>
    <message>
        <source>Stops at {card}</source>
        <translation>Se planta en el {card}</translation>
    </message>
    <message>
        <source>Blocks {name}</source>
        <translation>Bloquea a {name}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Print them on card, or put the paper in sleeves.</source>
        <translation>Imprímelas en cartulina o pon el papel en fundas.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Score the lines, fold along them, and glue the flaps. Ordinary dice will do for the white ones.</source>
        <translation>Marca las líneas, dóblalas hacia atrás y pega las solapas. Para los blancos sirven dados comunes.</translation>
    </message>
    <message>
        <source>Block token and tables</source>
        <translation>Ficha Block y tablas</translation>
    </message>
    <message>
        <source>Glue the page onto card before you cut.</source>
        <translation>Pega la hoja en cartulina antes de recortar.</translation>
    </message>
    <message>
        <source>The dice made the next card</source>
        <translation>Los dados dieron la carta siguiente</translation>
    </message>
    <message>
        <source>Green swap</source>
        <translation>Cambio verde</translation>
    </message>
    <message>
        <source>Red swap</source>
        <translation>Cambio rojo</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vacía</translation>
    </message>
    <message>
        <source>White dice</source>
        <translation>Dados blancos</translation>
    </message>
    <message>
        <source>Switch die</source>
        <translation>Dado Switch</translation>
    </message>
    <message>
        <source>Holds the Block token: put it on a pile, or cancel a green swap.</source>
        <translation>Tiene la ficha Block, para bloquear un mazo o anular un cambio verde.</translation>
    </message>
    <message>
        <source>can go with this throw</source>
        <translation>posible con esta tirada</translation>
    </message>
    <message>
        <source>{name} can discard {first} to {last}</source>
        <translation>{name}: pueden irse del {first} al {last}</translation>
    </message>
    <message>
        <source>{name} holds the token and may answer.</source>
        <translation>Con la ficha puede responder: {name}.</translation>
    </message>
    <message>
        <source>This pile is blocked: only the Switch die can help.</source>
        <translation>Este mazo está bloqueado: solo puede ayudar el dado Switch.</translation>
    </message>
    <message>
        <source>The piles stay put: the turn ends</source>
        <translation>Los mazos se quedan: fin del turno</translation>
    </message>
    <message>
        <source>Swap cancelled: the turn ends</source>
        <translation>Cambio anulado: fin del turno</translation>
    </message>
    <message>
        <source>Blocked: the turn ends</source>
        <translation>Bloqueado: fin del turno</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Le toca</translation>
    </message>
    <message>
        <source>You hold the Block token: put it on a pile, or cancel a green swap.</source>
        <translation>Tienes la ficha Block: ponla sobre un mazo o anula un cambio verde.</translation>
    </message>
    <message>
        <source>Red, and nobody is lower: the turn ends</source>
        <translation>Rojo, y nadie más abajo: fin del turno</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>¿Quién empieza?</translation>
    </message>
    <message>
        <source>Highest total. Ties throw again.</source>
        <translation>La suma más alta; los empatados repiten.</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ganaste</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>may swap</source>
        <translation>cambio posible</translation>
    </message>
    <message>
        <source>must swap</source>
        <translation>cambio forzoso</translation>
    </message>
    <message>
        <source>takes the token</source>
        <translation>toma la ficha</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dado</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>dos dados</translation>
    </message>
    <message>
        <source>three dice</source>
        <translation>tres dados</translation>
    </message>
    <message>
        <source>four dice</source>
        <translation>cuatro dados</translation>
    </message>
    <message>
        <source>five dice</source>
        <translation>cinco dados</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dados</numerusform>
        </translation>
    </message>
    <message>
        <source>Throwing again</source>
        <translation>Otra tirada</translation>
    </message>
    <message>
        <source>Throwing</source>
        <translation>Tirada</translation>
    </message>
    <message>
        <source>Klick {number}</source>
        <translation>Klick {number}</translation>
    </message>
    <message>
        <source>Klick: once at {number}, you never drop below {number}</source>
        <translation>Klick: desde el {number} nunca bajas del {number}</translation>
    </message>
    <message>
        <source>Card {card} takes</source>
        <translation>Carta {card}:</translation>
    </message>
    <message>
        <source>Nothing makes {card}: the turn ends</source>
        <translation>No hay {card}: fin del turno</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Tirar otra vez</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <source>Keep your pile</source>
        <translation>Conservar tu mazo</translation>
    </message>
    <message>
        <source>Cancel the swap</source>
        <translation>Anular el cambio</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Dejar pasar</translation>
    </message>
    <message>
        <source>Don’t ask again this turn</source>
        <translation>No preguntar más este turno</translation>
    </message>
    <message>
        <source>{name} throws again for card {card}</source>
        <translation>{name}: otra tirada para la carta {card}</translation>
    </message>
    <message>
        <source>{name} wants to swap with {other}</source>
        <translation>{name} quiere cambiar con {other}</translation>
    </message>
    <message>
        <source>Throws {dice}: no card</source>
        <translation>Saca {dice}: nada</translation>
    </message>
    <message>
        <source>Throws {dice}: back to {card}</source>
        <translation>Saca {dice}: vuelve al {card}</translation>
    </message>
    <message>
        <source>Throws {dice} = {total}</source>
        <translation>Saca {dice} = {total}</translation>
    </message>
    <message>
        <source>Throws {dice}</source>
        <translation>Saca {dice}</translation>
    </message>
    <message>
        <source>You have discarded 16</source>
        <translation>Te descartaste del 16</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Ganó {name}</translation>
    </message>
    <message>
        <source>Cancel this swap?</source>
        <translation>¿Anular este cambio?</translation>
    </message>
    <message>
        <source>Use the token?</source>
        <translation>¿Usar la ficha?</translation>
    </message>
    <message>
        <source>Total {number}</source>
        <translation>Suma {number}</translation>
    </message>
    <message>
        <source>Blocked · {cards}</source>
        <translation>Bloqueado · {cards}</translation>
    </message>
    <message>
        <source>Nothing makes {card}: back to {back}</source>
        <translation>No hay {card}: vuelta al {back}</translation>
    </message>
    <message>
        <source>Nothing makes {card}: nothing lost</source>
        <translation>No hay {card}: nada se pierde</translation>
    </message>
    <message>
        <source>You throw again for card {card}</source>
        <translation>Tiras otra vez para la carta {card}</translation>
    </message>
    <message>
        <source>{name} throws for card {card}</source>
        <translation>{name}: tirada para la carta {card}</translation>
    </message>
    <message>
        <source>You throw for card {card}</source>
        <translation>Tiras para la carta {card}</translation>
    </message>
    <message>
        <source>May swap piles with anyone.</source>
        <translation>Cambio posible con cualquiera.</translation>
    </message>
    <message>
        <source>Must swap with the lowest pile.</source>
        <translation>Cambio forzoso con el mazo más bajo.</translation>
    </message>
    <message>
        <source>You want to swap with {other}</source>
        <translation>Quieres cambiar con {other}</translation>
    </message>
    <message>
        <source>{name} has discarded 16</source>
        <translation>{name} se descartó del 16</translation>
    </message>
    <message>
        <source>{name}: throw again, or stop?</source>
        <translation>{name}: ¿tirar otra vez o plantarse?</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>Empieza {name}</translation>
    </message>
    <message>
        <source>Green: swap piles?</source>
        <translation>Verde: ¿cambiar de mazo?</translation>
    </message>
    <message>
        <source>Red: you must swap</source>
        <translation>Rojo: tienes que cambiar</translation>
    </message>
    <message>
        <source>{total}: {name} starts</source>
        <translation>{total}: empieza {name}</translation>
    </message>
    <message>
        <source>{total}: ties throw again</source>
        <translation>{total}: los empatados repiten</translation>
    </message>
    <message>
        <source>{dice}, {face}</source>
        <translation>{dice}, {face}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar el {card}</translation>
    </message>
    <message>
        <source>Discard all, {first} to {last}</source>
        <translation>Descartar todas, {first} a {last}</translation>
    </message>
    <message>
        <source>Swap with {name}: {card}</source>
        <translation>Cambiar con {name}: {card}</translation>
    </message>
    <message>
        <source>Block {name}</source>
        <translation>Bloquear a {name}</translation>
    </message>
    <message>
        <source>{name} wants to swap with you</source>
        <translation>{name} quiere cambiar contigo</translation>
    </message>
    <message>
        <source>{total}: you start</source>
        <translation>{total}: empiezas tú</translation>
    </message>
    <message>
        <source>{name} threw green</source>
        <translation>{name}: salió verde</translation>
    </message>
    <message>
        <source>{name} threw red</source>
        <translation>{name}: salió rojo</translation>
    </message>
    <message>
        <source>The lowest card on the table is {card}. Then your turn ends.</source>
        <translation>La carta más baja de la mesa es el {card}. Después termina tu turno.</translation>
    </message>
    <message>
        <source>{name}: cancel this swap?</source>
        <translation>{name}: ¿anular este cambio?</translation>
    </message>
    <message>
        <source>{name}: use the token?</source>
        <translation>{name}: ¿usar la ficha?</translation>
    </message>
</context>
<context>
    <name>Switcher</name>
    <message>
        <source>El Switcher</source>
        <translation>El Switcher</translation>
    </message>
    <message>
        <source>Swap drawers, form figures</source>
        <translation>Mueve cajones, forma figuras</translation>
    </message>
    <message>
        <source>20–60 min</source>
        <translation>20–60 min</translation>
    </message>
    <message>
        <source>Your {card} is on the board: you can still form it this turn.</source>
        <translation>Tu {card} está en el tablero y aún puedes formarla este turno.</translation>
    </message>
    <message>
        <source>&amp;What can I form?</source>
        <translation>¿&amp;Qué puedo formar?</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>queda %n tarjeta</numerusform>
            <numerusform>quedan %n tarjetas</numerusform>
        </translation>
    </message>
    <message>
        <source>You start, play passes to the right</source>
        <translation>Empiezas tú, el turno pasa a la derecha</translation>
    </message>
    <message numerus="yes">
        <source>%n cards each,</source>
        <translation>
            <numerusform>%n tarjeta por persona,</numerusform>
            <numerusform>%n tarjetas por persona,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes.</source>
        <translation>
            <numerusform>alrededor de %n minuto.</numerusform>
            <numerusform>unos %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thirty rounds without a figure: whoever has the fewest cards left wins.</source>
        <translation>Treinta rondas sin una figura: gana quien tiene menos tarjetas.</translation>
    </message>
    <message>
        <source>→ blocked</source>
        <translation>→ bloqueada</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left, one blocked</source>
        <translation>
            <numerusform>queda %n tarjeta, bloqueada</numerusform>
            <numerusform>quedan %n tarjetas, una bloqueada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n en el mazo</numerusform>
            <numerusform>%n en el mazo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n cards: {figures}.</source>
        <translation>
            <numerusform>Con %n carta: {figures}.</numerusform>
            <numerusform>Con %n cartas: {figures}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you can form</source>
        <translation>Lo que puedes formar</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>Se están repartiendo las cartas</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Cuatro jugadores</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Deck size</source>
        <translation>Tamaño del mazo</translation>
    </message>
    <message>
        <source>How many figures each player must form. The booklet’s deck has 23.</source>
        <translation>Figuras que debe formar cada jugador. El mazo del folleto tiene 23.</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Reloj de turno</translation>
    </message>
    <message>
        <source>The booklet says two. When time is up, the turn ends.</source>
        <translation>Dos es lo que dice el folleto. Al agotarse, acaba el turno.</translation>
    </message>
    <message numerus="yes">
        <source>%n min for a turn.</source>
        <translation>
            <numerusform>%n min por turno.</numerusform>
            <numerusform>%n min por turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawers are laid out</source>
        <translation>Se colocan los cajones</translation>
    </message>
    <message>
        <source>Decks and cards are dealt</source>
        <translation>Se reparten mazos y cartas</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>Cards are still being dealt.</source>
        <translation>Todavía se están repartiendo cartas.</translation>
    </message>
    <message>
        <source>You don’t hold the card {first}.</source>
        <translation>No tienes la carta {first}.</translation>
    </message>
    <message>
        <source>{first} can’t change places with itself.</source>
        <translation>{first} no puede cambiarse consigo mismo.</translation>
    </message>
    <message>
        <source>There is no {first} face up there.</source>
        <translation>Ahí no hay ninguna tarjeta {first} a la vista.</translation>
    </message>
    <message>
        <source>{first} isn’t on the board: all its drawers must touch.</source>
        <translation>{first} no está en el tablero: todos sus cajones deben tocarse.</translation>
    </message>
    <message>
        <source>The {first} at {second} touches another drawer of its colour.</source>
        <translation>La {first} de {second} toca otro cajón de su color.</translation>
    </message>
    <message>
        <source>The last figure was {second}, so {first} can’t be {second} too.</source>
        <translation>La última figura fue de color {second}: {first} no puede serlo también.</translation>
    </message>
    <message>
        <source>Name the group at {first} by its first cell, {second}.</source>
        <translation>El grupo de {first} se nombra por su primera casilla, {second}.</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <translation>Abandono: {names}.</translation>
    </message>
    <message>
        <source>You can’t form anything this turn</source>
        <translation>No se puede formar nada este turno</translation>
    </message>
    <message>
        <source>{name} to move · {cards}</source>
        <translation>Juega {name} · {cards}</translation>
    </message>
    <message>
        <source>about {minutes} min</source>
        <translation>unos {minutes} min</translation>
    </message>
    <message>
        <source>{name} starts, play passes to the right</source>
        <translation>Empieza {name}, el turno pasa a la derecha</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for a turn.</source>
        <translation>
            <numerusform>%n segundo por turno.</numerusform>
            <numerusform>%n segundos por turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock.</source>
        <translation>Sin reloj.</translation>
    </message>
    <message>
        <source>{name} formed all the figures.</source>
        <translation>{name} formó todas sus figuras.</translation>
    </message>
    <message>
        <source>→ {number}</source>
        <translation>→ {number}</translation>
    </message>
    <message>
        <source>Your turn · {cards}</source>
        <translation>Te toca · {cards}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Sin reloj</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n tarjeta</numerusform>
            <numerusform>%n tarjetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: {figures}.</source>
        <translation>Ahora: {figures}.</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Glue it onto card.</source>
        <translation>Pégalo en cartulina.</translation>
    </message>
    <message>
        <source>Drawers</source>
        <translation>Cajones</translation>
    </message>
    <message>
        <source>Glue the page onto card before you cut.</source>
        <translation>Pega la hoja en cartulina antes de recortar.</translation>
    </message>
    <message>
        <source>Movement cards</source>
        <translation>Cartas de movimiento</translation>
    </message>
    <message>
        <source>Print them on card, or put the paper in sleeves.</source>
        <translation>Imprímelas en cartulina o pon el papel en fundas.</translation>
    </message>
    <message>
        <source>One deck for each player; the number in the corner tells them apart.</source>
        <translation>Un mazo para cada jugador; el número de la esquina los distingue.</translation>
    </message>
    <message>
        <source>Figure cards, deck {number}</source>
        <translation>Tarjetas de figura, mazo {number}</translation>
    </message>
    <message>
        <source>turned any way</source>
        <translation>girada como sea</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Prohibido</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqueada</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message numerus="yes">
        <source>Then %n to go, and your next card turns up.</source>
        <translation>
            <numerusform>Después falta %n, y se descubre tu siguiente tarjeta.</numerusform>
            <numerusform>Después faltan %n, y se descubre tu siguiente tarjeta.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: figure {card}</source>
        <translation>{name}: figura {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: deck, %n cards</source>
        <translation>
            <numerusform>{name}: mazo, %n tarjeta</numerusform>
            <numerusform>{name}: mazo, %n tarjetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Termina el turno</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>contiguos</translation>
    </message>
    <message>
        <source>one between</source>
        <translation>uno en medio</translation>
    </message>
    <message>
        <source>Or end your turn and keep your cards.</source>
        <translation>O termina tu turno y guarda tus cartas.</translation>
    </message>
    <message>
        <source>Choose a card or a drawer.</source>
        <translation>Elige una carta o un cajón.</translation>
    </message>
    <message>
        <source>Forming yours brings you closer to winning; blocking holds {name} back.</source>
        <translation>Formar la tuya te acerca al final; bloquear frena a {name}.</translation>
    </message>
    <message>
        <source>Blocking holds a player back.</source>
        <translation>Bloquear frena a un jugador.</translation>
    </message>
    <message>
        <source>{name}’s {card} turns face down until it is the only one left.</source>
        <translation>La {card} de {name} queda boca abajo hasta que solo quede ella.</translation>
    </message>
    <message>
        <source>It is your last card: you win.</source>
        <translation>Es tu última tarjeta: ganas.</translation>
    </message>
    <message numerus="yes">
        <source>Then %n to go. While you’re blocked, no new card turns up.</source>
        <translation>
            <numerusform>Después falta %n. Con una tarjeta bloqueada no se descubre nada.</numerusform>
            <numerusform>Después faltan %n. Con una tarjeta bloqueada no se descubre nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n to go.</source>
        <translation>
            <numerusform>Después falta %n.</numerusform>
            <numerusform>Después faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card fits several figures</source>
        <translation>Esta tarjeta vale para varias figuras</translation>
    </message>
    <message>
        <source>This {card} fits several cards</source>
        <translation>Esta {card} vale para varias tarjetas</translation>
    </message>
    <message>
        <source>Block it</source>
        <translation>Bloquearla</translation>
    </message>
    <message>
        <source>Form it</source>
        <translation>Formarla</translation>
    </message>
    <message>
        <source>Movement card, played</source>
        <translation>Carta de movimiento, jugada</translation>
    </message>
    <message>
        <source>Blocks {name}’s {card} in {colour}</source>
        <translation>Bloquea la {card} de {name} en {colour}</translation>
    </message>
    <message>
        <source>Swap drawers to form the figures on your cards. Whoever runs out of cards first wins.</source>
        <translation>Cambia cajones para formar las figuras de tus cartas. Gana quien primero se queda sin cartas.</translation>
    </message>
    <message>
        <source>The table is being laid</source>
        <translation>Se prepara la mesa</translation>
    </message>
    <message>
        <source>This swap breaks your {card}, which you could form now.</source>
        <translation>Este cambio deshace tu {card}, que ya podías formar.</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Terminar mi turno</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>{name} to move · you: {cards}</source>
        <translation>Juega {name} · tú: {cards}</translation>
    </message>
    <message>
        <source>Swaps stay made</source>
        <translation>Los cambios quedan hechos</translation>
    </message>
    <message>
        <source>A swap can’t be undone, as at a real table.</source>
        <translation>Un cambio no se puede deshacer, como en una mesa de verdad.</translation>
    </message>
    <message>
        <source>Forbidden colour</source>
        <translation>Color prohibido</translation>
    </message>
    <message>
        <source>How long the colour of the last figure is forbidden.</source>
        <translation>Hasta cuándo está prohibido el color de la última figura.</translation>
    </message>
    <message>
        <source>{first} doesn’t go from {second} to {third}.</source>
        <translation>{first} no lleva de {second} a {third}.</translation>
    </message>
    <message>
        <source>{first} has a blocked card already: only one at a time.</source>
        <translation>{first} ya tiene una tarjeta bloqueada: solo una a la vez.</translation>
    </message>
    <message>
        <source>{first} has only this card face up, so it can’t be blocked.</source>
        <translation>{first} solo tiene esta tarjeta a la vista, y no se puede bloquear.</translation>
    </message>
    <message>
        <source>You formed all the figures.</source>
        <translation>Formaste todas las figuras.</translation>
    </message>
    <message>
        <source>Swap anyway</source>
        <translation>Cambiar igualmente</translation>
    </message>
    <message>
        <source>Keep the figure</source>
        <translation>Conservar la figura</translation>
    </message>
    <message>
        <source>Until the next figure</source>
        <translation>Hasta otra figura</translation>
    </message>
    <message>
        <source>However many turns that takes</source>
        <translation>Por muchos turnos que pasen</translation>
    </message>
    <message>
        <source>This turn and the next</source>
        <translation>Este turno y el siguiente</translation>
    </message>
    <message>
        <source>A turn without a figure frees it</source>
        <translation>Un turno sin figura lo libera</translation>
    </message>
    <message>
        <source>Swaps stay made.</source>
        <translation>Los cambios quedan hechos.</translation>
    </message>
    <message>
        <source>A turn without a figure frees all colours.</source>
        <translation>Un turno sin figura libera todos los colores.</translation>
    </message>
    <message numerus="yes">
        <source>Best turn: {name}, %n figures.</source>
        <translation>
            <numerusform>Mejor turno: {name}, %n figura.</numerusform>
            <numerusform>Mejor turno: {name}, %n figuras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures were blocked.</source>
        <translation>
            <numerusform>Se bloqueó %n figura.</numerusform>
            <numerusform>Se bloquearon %n figuras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n movement cards for your next turn.</source>
        <translation>
            <numerusform>Guardas %n carta de movimiento para tu próximo turno.</numerusform>
            <numerusform>Guardas %n cartas de movimiento para tu próximo turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get another card for it at the end of your turn.</source>
        <translation>Al final de tu turno recibes otra carta en su lugar.</translation>
    </message>
    <message>
        <source>Your hand is empty; you get new cards.</source>
        <translation>Tu mano está vacía; recibes cartas nuevas.</translation>
    </message>
    <message numerus="yes">
        <source>Then {card} takes %n more swaps.</source>
        <translation>
            <numerusform>Después, {card} requiere %n cambio más.</numerusform>
            <numerusform>Después, {card} requiere %n cambios más.</numerusform>
        </translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>terminó el turno</translation>
    </message>
    <message>
        <source>blocked {name}’s {card}</source>
        <translation>bloqueó {card} de {name}</translation>
    </message>
    <message>
        <source>blocked your {card}</source>
        <translation>bloqueó tu {card}</translation>
    </message>
    <message>
        <source>broke your {card}</source>
        <translation>deshizo tu {card}</translation>
    </message>
    <message>
        <source>formed {cards}</source>
        <translation>formó {cards}</translation>
    </message>
    <message>
        <source>formed {card}</source>
        <translation>formó {card}</translation>
    </message>
    <message>
        <source>one above that</source>
        <translation>uno encima de ese</translation>
    </message>
    <message>
        <source>a square of four</source>
        <translation>un cuadrado de cuatro</translation>
    </message>
    <message>
        <source>a staircase of five</source>
        <translation>una escalera de cinco</translation>
    </message>
    <message>
        <source>{row} and {other}</source>
        <translation>{row} y {other}</translation>
    </message>
    <message>
        <source>{row}, {others}</source>
        <translation>{row}, {others}</translation>
    </message>
    <message>
        <source>one above the third</source>
        <translation>uno encima del tercero</translation>
    </message>
    <message>
        <source>one below the third</source>
        <translation>uno debajo del tercero</translation>
    </message>
    <message>
        <source>one to the left of that</source>
        <translation>uno a la izquierda de ese</translation>
    </message>
    <message>
        <source>one to the right of that</source>
        <translation>uno a la derecha de ese</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} y {other}</translation>
    </message>
    <message>
        <source>two in a row</source>
        <translation>dos en línea</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>tres en línea</translation>
    </message>
    <message>
        <source>four in a row</source>
        <translation>cuatro en línea</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>cinco en línea</translation>
    </message>
    <message>
        <source>one above the left end</source>
        <translation>uno encima del extremo izquierdo</translation>
    </message>
    <message>
        <source>one below the left end</source>
        <translation>uno debajo del extremo izquierdo</translation>
    </message>
    <message>
        <source>one above the right end</source>
        <translation>uno encima del extremo derecho</translation>
    </message>
    <message>
        <source>one below the right end</source>
        <translation>uno debajo del extremo derecho</translation>
    </message>
    <message>
        <source>one above the middle</source>
        <translation>uno encima del centro</translation>
    </message>
    <message>
        <source>one below the middle</source>
        <translation>uno debajo del centro</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>No colour is forbidden any more</source>
        <translation>Ya no hay color prohibido</translation>
    </message>
    <message>
        <source>Row {number}: {colours}</source>
        <translation>Fila {number}: {colours}</translation>
    </message>
    <message>
        <source>Your movement cards: {cards}</source>
        <translation>Tus cartas de movimiento: {cards}</translation>
    </message>
    <message>
        <source>Forbidden: {colour}</source>
        <translation>Prohibido: {colour}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>Or first form a figure that is ready: choose it or its card.</source>
        <translation>O forma antes una figura lista: elígela o elige su tarjeta.</translation>
    </message>
    <message>
        <source>{card} swaps {one} and {other}</source>
        <translation>{card}: cambia {one} y {other}</translation>
    </message>
    <message>
        <source>Forbidden: {colour}, and free again if this turn forms no figure</source>
        <translation>Prohibido: {colour}, y libre otra vez si en este turno no se forma una figura</translation>
    </message>
    <message>
        <source>Or first form the {card}, which is ready: choose the figure or its card.</source>
        <translation>O forma antes la {card}, que está lista: elige la figura o su tarjeta.</translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation>Robas {card}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} roba {card}</translation>
    </message>
    <message>
        <source>You turn up {card}</source>
        <translation>Descubres {card}</translation>
    </message>
    <message>
        <source>{name} turns up {card}</source>
        <translation>{name} descubre {card}</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Menta</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rojo</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>menta</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>amarillo</translation>
    </message>
    <message>
        <source>Pile {number}</source>
        <translation>Pila {number}</translation>
    </message>
    <message>
        <source>Played {number}</source>
        <translation>Jugadas {number}</translation>
    </message>
    <message>
        <source>left of {time}</source>
        <translation>de {time}</translation>
    </message>
    <message>
        <source>{card}: {one} with {other}.</source>
        <translation>{card}: {one} con {other}.</translation>
    </message>
    <message>
        <source>Choose the first of two drawers.</source>
        <translation>Elige el primero de dos cajones.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Termina tu turno.</translation>
    </message>
    <message>
        <source>You have played all your cards.</source>
        <translation>Jugaste todas tus cartas.</translation>
    </message>
    <message>
        <source>Choose the card to play.</source>
        <translation>Elige la carta que juegas.</translation>
    </message>
    <message>
        <source>The others stay in your hand.</source>
        <translation>Las demás quedan en tu mano.</translation>
    </message>
    <message>
        <source>Its colour is forbidden next.</source>
        <translation>Su color queda prohibido después.</translation>
    </message>
    <message>
        <source>Choose the card that this {card} counts for.</source>
        <translation>Elige para qué tarjeta vale esta {card}.</translation>
    </message>
    <message>
        <source>makes {figures}</source>
        <translation>forma {figures}</translation>
    </message>
    <message>
        <source>breaks {figures}</source>
        <translation>deshace {figures}</translation>
    </message>
    <message>
        <source>Two cards fit this swap</source>
        <translation>Dos cartas valen para este cambio</translation>
    </message>
    <message>
        <source>Three cards fit this swap</source>
        <translation>Tres cartas valen para este cambio</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>can be swapped with {cell}</source>
        <translation>se puede cambiar con {cell}</translation>
    </message>
    <message>
        <source>Movement card {card}</source>
        <translation>Carta de movimiento {card}</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>Forms {card} in {colour}</source>
        <translation>Forma {card} en {colour}</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Robas una carta</translation>
    </message>
    <message>
        <source>You turn up a figure</source>
        <translation>Descubres una figura</translation>
    </message>
    <message>
        <source>{name} turns up a figure</source>
        <translation>{name} descubre una figura</translation>
    </message>
    <message>
        <source>Choose a card from your hand, or one of several options</source>
        <translation>Elegir una carta de tu mano, o una de varias maneras</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminar el turno</translation>
    </message>
    <message>
        <source>Go to the next figure</source>
        <translation>Pasar a la siguiente figura</translation>
    </message>
    <message>
        <source>Left L</source>
        <translation>L izquierda</translation>
    </message>
    <message>
        <source>Right L</source>
        <translation>L derecha</translation>
    </message>
    <message>
        <source>to the edge</source>
        <translation>al borde</translation>
    </message>
    <message>
        <source>Choose the drawer to swap with {cell}.</source>
        <translation>Elige con qué cajón cambiar {cell}.</translation>
    </message>
    <message>
        <source>Form a figure that is ready, or end your turn.</source>
        <translation>Forma una figura lista o termina tu turno.</translation>
    </message>
    <message>
        <source>Choose the figure or its card.</source>
        <translation>Elige la figura o su carta.</translation>
    </message>
    <message>
        <source>Choose {cell} again to let go of it.</source>
        <translation>Elige {cell} otra vez para soltarlo.</translation>
    </message>
    <message>
        <source>Choose which {card} to form.</source>
        <translation>Elige qué {card} formar.</translation>
    </message>
    <message>
        <source>This {card} fits two cards</source>
        <translation>Esta {card} vale para dos tarjetas</translation>
    </message>
    <message>
        <source>This {card} fits three cards</source>
        <translation>Esta {card} vale para tres tarjetas</translation>
    </message>
    <message>
        <source>Swaps {one} and {other}.</source>
        <translation>Cambia {one} y {other}.</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>prohibido</translation>
    </message>
    <message>
        <source>Blocks your {card} in {colour}</source>
        <translation>Bloquea tu {card} en {colour}</translation>
    </message>
    <message>
        <source>Form this {card}?</source>
        <translation>¿Formar esta {card}?</translation>
    </message>
    <message>
        <source>{card}: the picture shows which may swap.</source>
        <translation>{card}: el dibujo muestra cuáles pueden cambiar de lugar.</translation>
    </message>
    <message>
        <source>can be formed</source>
        <translation>se puede formar</translation>
    </message>
    <message>
        <source>can be blocked</source>
        <translation>se puede bloquear</translation>
    </message>
    <message numerus="yes">
        <source>%n cards away</source>
        <translation>
            <numerusform>al alcance con %n carta</numerusform>
            <numerusform>al alcance con %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} roba una carta</translation>
    </message>
    <message>
        <source>part of the figure {card}</source>
        <translation>parte de la figura {card}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Le toca</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>Abandona</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>Meanwhile you can look at earlier moves.</source>
        <translation>Mientras tanto puedes mirar jugadas anteriores.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>New information has been revealed since, so this move can’t be undone.</source>
        <translation>Desde entonces se supo algo nuevo: esta jugada ya no se puede deshacer.</translation>
    </message>
    <message>
        <source>Time has run out since, and that can’t be undone.</source>
        <translation>Desde entonces se acabó el tiempo: ya no se puede deshacer.</translation>
    </message>
    <message>
        <source>Only computers are playing, and they don’t undo moves.</source>
        <translation>Aquí solo juegan computadoras, y no deshacen nada.</translation>
    </message>
    <message>
        <source>The seed has been shown, so this game is final and nothing can be undone.</source>
        <translation>Se mostró la semilla: esta partida es definitiva, y nada se puede deshacer.</translation>
    </message>
    <message>
        <source>This game is final.</source>
        <translation>Esta partida es definitiva.</translation>
    </message>
    <message>
        <source>Its seed has been shown, so anyone could know what comes next.</source>
        <translation>Se mostró su semilla, y cualquiera podría saber lo que viene.</translation>
    </message>
    <message>
        <source>“{text}” isn’t a move.</source>
        <translation>«{text}» no es una jugada.</translation>
    </message>
    <message>
        <source>“{text}” isn’t a move. Type it like “{example}”.</source>
        <translation>«{text}» no es una jugada. Escríbela como «{example}».</translation>
    </message>
    <message numerus="yes">
        <source>It forces a win in %n moves.</source>
        <translation>
            <numerusform>Fuerza la victoria, en %n jugada.</numerusform>
            <numerusform>Fuerza la victoria, en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against best play it only delays the loss.</source>
        <translation>Contra el mejor juego solo retrasa la derrota.</translation>
    </message>
    <message>
        <source>Chance of winning: about {percent}.</source>
        <translation>Probabilidad de ganar: cerca del {percent}.</translation>
    </message>
    <message>
        <source>Then perhaps: {line}.</source>
        <translation>Podría seguir así: {line}.</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>Pista: {move}</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Buscando una buena jugada…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>It isn’t your turn.</source>
        <translation>No te toca.</translation>
    </message>
    <message>
        <source>The computer couldn’t find a move.</source>
        <translation>La computadora no encontró ninguna jugada.</translation>
    </message>
    <message>
        <source>Undo {name}’s move?</source>
        <translation>¿Deshacer la jugada de {name}?</translation>
    </message>
    <message>
        <source>{name} should agree.</source>
        <translation>{name} debería estar de acuerdo.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Look one move back</source>
        <translation>Ver la jugada anterior</translation>
    </message>
    <message>
        <source>Look one move forward</source>
        <translation>Ver la jugada siguiente</translation>
    </message>
    <message>
        <source>Look at the start</source>
        <translation>Ver el principio</translation>
    </message>
    <message>
        <source>Back to the current game</source>
        <translation>Volver a la partida como está</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Juegas</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} juega</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Tira los dados</translation>
    </message>
    <message>
        <source>Then enter what they show below the board.</source>
        <translation>Después indica debajo del tablero qué salió.</translation>
    </message>
    <message>
        <source>You agreed before the game that this stays as it was played.</source>
        <translation>Antes de la partida acordaron que esto queda como se jugó.</translation>
    </message>
    <message>
        <source>Against computers you can agree on free take-backs when you set up a game.</source>
        <translation>Contra computadoras, al preparar una partida se puede acordar la vuelta atrás libre.</translation>
    </message>
    <message>
        <source>Your time is up!</source>
        <translation>¡Se te acabó el tiempo!</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Primero tira los dados.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>A computer will take your place.</source>
        <translation>La computadora ocupará tu lugar.</translation>
    </message>
    <message>
        <source>The other side wins.</source>
        <translation>Gana el otro bando.</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>¿Abandonar esta partida?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Start again from the beginning?</source>
        <translation>¿Volver a empezar desde el principio?</translation>
    </message>
    <message>
        <source>The moves so far will be gone.</source>
        <translation>Se perderán las jugadas hechas.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Volver a empezar</translation>
    </message>
    <message>
        <source>You can turn these warnings off in the settings.</source>
        <translation>Puedes quitar estos avisos en los ajustes.</translation>
    </message>
    <message>
        <source>You are looking at the start</source>
        <translation>Estás mirando el comienzo</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>Juega {name}</translation>
    </message>
    <message numerus="yes">
        <source>{what}, %n times</source>
        <translation>
            <numerusform>{what}, %n vez</numerusform>
            <numerusform>{what}, %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the dice left to enter can show “{key}”.</source>
        <translation>Ningún dado que falte por indicar muestra «{key}».</translation>
    </message>
    <message>
        <source>This game has {count} entries, and no more can be saved.</source>
        <translation>Esta partida tiene {count} anotaciones, y no se pueden guardar más.</translation>
    </message>
    <message>
        <source>You are looking at move {number}</source>
        <translation>Estás mirando la jugada {number}</translation>
    </message>
    <message>
        <source>The game goes on meanwhile. Press Esc to go back to it.</source>
        <translation>La partida sigue mientras tanto. Presiona Esc para volver.</translation>
    </message>
    <message>
        <source>You can undo moves, or start another game.</source>
        <translation>Puedes deshacer jugadas o empezar otra partida.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Move around the board</source>
        <translation>Moverse por el tablero</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next choice, then to the rest of the window</source>
        <translation>A la siguiente opción, y luego al resto de la ventana</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>Pick up, put down, press</source>
        <translation>Tomar, poner, presionar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go, or back to the game</source>
        <translation>Soltar, o volver a la partida</translation>
    </message>
    <message>
        <source>Time is up. {move}</source>
        <translation>Se acabó el tiempo. {move}</translation>
    </message>
    <message>
        <source>{name}’s time is up!</source>
        <translation>¡A {name} se le acabó el tiempo!</translation>
    </message>
    <message>
        <source>The clock decided: {move}.</source>
        <translation>El reloj decidió: {move}.</translation>
    </message>
    <message>
        <source>Throw the dice for {name}</source>
        <translation>Tira los dados por {name}</translation>
    </message>
    <message>
        <source>{name}, throw the dice</source>
        <translation>{name}, tira los dados</translation>
    </message>
    <message>
        <source>Hand over to {name}.</source>
        <translation>Déjale el lugar a {name}.</translation>
    </message>
    <message>
        <source>What others hold stays hidden.</source>
        <translation>Lo que tienen los demás queda tapado.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Nobody moves until you continue.</source>
        <translation>Nadie juega hasta que sigas.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Review: once the game is over, because it shows what everyone holds</source>
        <translation>Repaso: cuando termine la partida, porque muestra lo que tiene cada uno</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Repasar la partida</translation>
    </message>
    <message>
        <source>One move back (Alt+Left)</source>
        <translation>Una jugada atrás (Alt+izquierda)</translation>
    </message>
    <message>
        <source>One move forward (Alt+Right)</source>
        <translation>Una jugada adelante (Alt+derecha)</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Boardroom games</source>
        <translation>Partidas de Boardroom</translation>
    </message>
    <message>
        <source>What each of you holds stays hidden until then.</source>
        <translation>Las manos quedan tapadas hasta entonces.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Ya estoy aquí</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Déjale el lugar a {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Soy {name}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>The clocks are stopped, and the board is covered.</source>
        <translation>Los relojes están parados y el tablero, tapado.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ThrowBar</name>
    <message>
        <source>{number} × {die}</source>
        <translation>{number} × {die}</translation>
    </message>
    <message>
        <source>Enter this throw</source>
        <translation>Usar esta tirada</translation>
    </message>
    <message>
        <source>{what}: {dice}</source>
        <translation>{what}: {dice}</translation>
    </message>
    <message>
        <source>{die}: {side}. Press to remove it</source>
        <translation>{die}: {side}. Presiona para quitarlo</translation>
    </message>
    <message>
        <source>The dice rest until the next throw.</source>
        <translation>Los dados descansan hasta la próxima tirada.</translation>
    </message>
    <message>
        <source>{die}: {side}</source>
        <translation>{die}: {side}</translation>
    </message>
    <message>
        <source>{die}: not yet entered</source>
        <translation>{die}: por indicar</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>{side}: {count} thrown, {expected} expected</source>
        <translation>{side}: obtenido {count}, esperado {expected}</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>obtenido</translation>
    </message>
    <message>
        <source>expected (number below)</source>
        <translation>esperado, con el número debajo</translation>
    </message>
    <message>
        <source>Not thrown yet.</source>
        <translation>Todavía no hubo tiradas.</translation>
    </message>
    <message>
        <source>Too few throws to say more.</source>
        <translation>Muy pocas tiradas para decir más.</translation>
    </message>
    <message>
        <source>Very unusual: fair dice come out this uneven less than once in 1000 times.</source>
        <translation>Improbable: con dados justos, un reparto tan desigual sale menos de 1 vez de cada 1000.</translation>
    </message>
    <message>
        <source>Unusual: fair dice come out this uneven in only {n} of 100 cases.</source>
        <translation>Reparto poco común: uno así o más desigual sale en {n} de cada 100 casos con dados justos.</translation>
    </message>
    <message>
        <source>As expected: fair dice come out this uneven, or more, in {n} of 100 cases.</source>
        <translation>Como era de esperar: un reparto así o más desigual sale en {n} de cada 100 casos con dados justos.</translation>
    </message>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n tirada</numerusform>
            <numerusform>%n tiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Unusual: fair dice come out this uneven in only {n} of 100 games.</source>
        <translation>Reparto poco común: uno así o más desigual sale en {n} de cada 100 partidas con dados justos.</translation>
    </message>
    <message>
        <source>As expected: fair dice come out this uneven, or more, in {n} of 100 games.</source>
        <translation>Como era de esperar: un reparto así o más desigual sale en {n} de cada 100 partidas con dados justos.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{throws}, {average} pips on average ({expected} expected).</source>
        <translation>{throws}, {average} puntos en promedio ({expected} esperados).</translation>
    </message>
    <message>
        <source>{hope}: {came} of {tries} ({expected} expected).</source>
        <translation>{hope}: {came} de {tries} ({expected} esperadas).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Which throws</source>
        <translation>Qué tiradas</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computadoras</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Counting… {done} of {all}</source>
        <translation>Contando… {done} de {all}</translation>
    </message>
    <message>
        <source>Throws in {game}</source>
        <translation>Tiradas en {game}</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>All saved games</source>
        <translation>Todas las guardadas</translation>
    </message>
    <message>
        <source>{throws} in {games}</source>
        <translation>{throws} en {games}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>Luckier than {n} of 100 players.</source>
        <translation>Más suerte que {n} de cada 100 jugadores.</translation>
    </message>
    <message>
        <source>Who was lucky</source>
        <translation>Quién tuvo suerte</translation>
    </message>
    <message>
        <source>{throws} so far</source>
        <translation>{throws} hasta ahora</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Reglamentos</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Volver a la lección</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menú (F10)</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Your game is saved up to the last move. The details are in {file}.</source>
        <translation>Tu partida está guardada hasta la última jugada. Lo ocurrido queda anotado en {file}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo salió mal</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>This is a copy with its own seed.</source>
        <translation>Es una copia: tiene su propia semilla.</translation>
    </message>
    <message>
        <source>Boardroom games</source>
        <translation>Partidas de Boardroom</translation>
    </message>
    <message>
        <source>Boardroom was closed in the middle of a game. Continue?</source>
        <translation>Boardroom se cerró en medio de una partida. ¿Continuar?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>F1: help · F10: menu</source>
        <translation>F1: ayuda · F10: menú</translation>
    </message>
    <message>
        <source>Nothing is lost: it is kept as {file}.</source>
        <translation>No se pierde nada: queda guardado como {file}.</translation>
    </message>
    <message>
        <source>{file} can’t be opened</source>
        <translation>No se puede abrir {file}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>saved after every move</source>
        <translation>guardada tras cada jugada</translation>
    </message>
</context>
<context>
    <name>Zug</name>
    <message>
        <source>Zug</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Lay rails, sell sugar</source>
        <translation>Tiende vías, vende azúcar</translation>
    </message>
    <message>
        <source>40–75 min</source>
        <translation>40–75 min</translation>
    </message>
    <message>
        <source>Another player gets the point. The same wagon can go through your station at {square}.</source>
        <translation>El punto es para otro jugador. El mismo vagón puede pasar por tu estación de {square}.</translation>
    </message>
    <message>
        <source>You start, play goes clockwise</source>
        <translation>Empiezas tú, en sentido horario</translation>
    </message>
    <message>
        <source>90 tiles, then the sale.</source>
        <translation>90 piezas y después la venta.</translation>
    </message>
    <message>
        <source>Most points win.</source>
        <translation>Gana quien suma más puntos.</translation>
    </message>
    <message>
        <source>All cities are full.</source>
        <translation>Todas las ciudades están llenas.</translation>
    </message>
    <message>
        <source>No wagon is left to sell.</source>
        <translation>No quedan vagones por vender.</translation>
    </message>
    <message>
        <source>No wagon can reach a city any more.</source>
        <translation>Ningún vagón puede llegar ya a una ciudad.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Dealing the tiles</source>
        <translation>Se reparten las piezas</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Cuatro jugadores</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Cinco jugadores</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Passes: nothing fits</source>
        <translation>Pasa: no entra nada</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida terminó.</translation>
    </message>
    <message>
        <source>Tiles are still being drawn.</source>
        <translation>Todavía se están robando piezas.</translation>
    </message>
    <message>
        <source>Nothing is sold until all tiles are laid.</source>
        <translation>No se vende nada hasta que estén puestas todas las piezas.</translation>
    </message>
    <message>
        <source>Building is over: now wagons are sold.</source>
        <translation>Ya no se construye: ahora se venden vagones.</translation>
    </message>
    <message>
        <source>You don’t have this tile: {tile}.</source>
        <translation>No tienes esta pieza: {tile}.</translation>
    </message>
    <message>
        <source>There is already a tile at {square}.</source>
        <translation>En {square} ya hay una pieza.</translation>
    </message>
    <message>
        <source>There is no tile next to {square}: a tile must share a side with one on the table.</source>
        <translation>{square} no está al lado de ninguna pieza: debe compartir un lado con una de la mesa.</translation>
    </message>
    <message>
        <source>{tile} has the same tracks with a smaller turn; enter that one.</source>
        <translation>{tile}: así girada tiene las mismas vías que con un giro menor. Indica ese.</translation>
    </message>
    <message>
        <source>At {square} it would block the track of the tile next to it.</source>
        <translation>En {square} taparía la vía de una pieza vecina.</translation>
    </message>
    <message>
        <source>At {square} its track would run into a tile that has none on that side.</source>
        <translation>En {square} su vía daría contra una pieza que no tiene vía de ese lado.</translation>
    </message>
    <message>
        <source>One of your tiles fits, so you must lay one.</source>
        <translation>Alguna de tus piezas entra: tienes que poner una.</translation>
    </message>
    <message>
        <source>No token goes on this tile: {tile}.</source>
        <translation>Esta pieza no lleva ficha: {tile}.</translation>
    </message>
    <message>
        <source>Your stock isn’t empty, so the token comes from there.</source>
        <translation>Tu reserva no está vacía: la ficha sale de ahí.</translation>
    </message>
    <message>
        <source>Your stock is empty: pick up a token, or leave the tile empty.</source>
        <translation>Tu reserva está vacía: levanta una ficha o deja la pieza sin ella.</translation>
    </message>
    <message>
        <source>None of your tokens can be taken from there.</source>
        <translation>Ahí no hay ninguna ficha tuya que puedas levantar.</translation>
    </message>
    <message>
        <source>You can sell a wagon, so you must.</source>
        <translation>Puedes vender un vagón: tienes que hacerlo.</translation>
    </message>
    <message>
        <source>You have no wagon at {first}.</source>
        <translation>No hay ningún vagón tuyo en {first}.</translation>
    </message>
    <message>
        <source>The factory at {first} isn’t on a run: both ends must lead to a station.</source>
        <translation>La fábrica de {first} no está en ningún recorrido: las dos puntas deben llevar a una estación.</translation>
    </message>
    <message>
        <source>{third} isn’t a city tile.</source>
        <translation>{third} no es una pieza de ciudad.</translation>
    </message>
    <message>
        <source>The station at {second} isn’t next to the city at {third}.</source>
        <translation>La estación de {second} no está al lado de la ciudad de {third}.</translation>
    </message>
    <message>
        <source>There is already a wagon in the city at {third}.</source>
        <translation>La pieza de ciudad de {third} ya tiene un vagón.</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <translation>Abandono: {names}.</translation>
    </message>
    <message>
        <source>{name} to move · {where}</source>
        <translation>Juega {name} · {where}</translation>
    </message>
    <message>
        <source>{name} starts, play goes clockwise</source>
        <translation>Empieza {name}, en sentido horario</translation>
    </message>
    <message>
        <source>{players}.</source>
        <translation>{players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in hand</source>
        <translation>
            <numerusform>%n pieza en la mano</numerusform>
            <numerusform>%n piezas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a square</source>
        <translation>Elige un lugar</translation>
    </message>
    <message>
        <source>Pick one up from another tile, or leave the new tile empty. Neither can be changed later.</source>
        <translation>Levanta uno de otra pieza o deja la nueva sin ficha. Luego ya no se puede cambiar.</translation>
    </message>
    <message>
        <source>{laid} of {all} tiles laid</source>
        <translation>{laid} de {all} piezas puestas</translation>
    </message>
    <message>
        <source>Your turn · {where}</source>
        <translation>Te toca · {where}</translation>
    </message>
    <message>
        <source>{source}: {points}</source>
        <translation>{source}: {points}</translation>
    </message>
    <message>
        <source>→ {number}</source>
        <translation>→ {number}</translation>
    </message>
    <message>
        <source>{points}, {total} if it ended now</source>
        <translation>{points}, {total} si acabara ya</translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can go</source>
        <translation>
            <numerusform>%n vagón puede salir</numerusform>
            <numerusform>%n vagones pueden salir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can come here</source>
        <translation>
            <numerusform>%n vagón puede llegar aquí</numerusform>
            <numerusform>%n vagones pueden llegar aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wagons</source>
        <translation>
            <numerusform>%n vagón</numerusform>
            <numerusform>%n vagones</numerusform>
        </translation>
    </message>
    <message>
        <source>{wagons}, {engineers}</source>
        <translation>{wagons}, {engineers}</translation>
    </message>
    <message numerus="yes">
        <source>%n engineers</source>
        <translation>
            <numerusform>%n maquinista</numerusform>
            <numerusform>%n maquinistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free city tiles: up to {points} points</source>
        <translation>
            <numerusform>%n pieza de ciudad libre: da hasta {points}</numerusform>
            <numerusform>%n piezas de ciudad libres: da hasta {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>no quedan</translation>
    </message>
    <message>
        <source>No wagon here</source>
        <translation>Aquí no hay vagón</translation>
    </message>
    <message>
        <source>No engineer here</source>
        <translation>Sin maquinista</translation>
    </message>
    <message>
        <source>Your wagon</source>
        <translation>Tu vagón</translation>
    </message>
    <message>
        <source>Your engineer</source>
        <translation>Tu maquinista</translation>
    </message>
    <message>
        <source>{name}’s wagon</source>
        <translation>Vagón de {name}</translation>
    </message>
    <message>
        <source>{name}’s engineer</source>
        <translation>Maquinista de {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n free city tiles: worth up to {points}</source>
        <translation>
            <numerusform>%n pieza de ciudad libre: vale hasta {points}</numerusform>
            <numerusform>%n piezas de ciudad libres: vale hasta {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>on an enabled run</source>
        <translation>en un recorrido habilitado</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>se puede elegir</translation>
    </message>
    <message>
        <source>doesn’t fit this way round</source>
        <translation>no entra girada así</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>recién robada</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Acercar (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Alejar (−)</translation>
    </message>
    <message>
        <source>Show the whole table (F)</source>
        <translation>Ver toda la mesa (F)</translation>
    </message>
    <message>
        <source>Small map of the table</source>
        <translation>Mapa pequeño de la mesa</translation>
    </message>
    <message>
        <source>Turn left (Q)</source>
        <translation>Girar a la izquierda (Q)</translation>
    </message>
    <message>
        <source>Turn right (E)</source>
        <translation>Girar a la derecha (E)</translation>
    </message>
    <message>
        <source>Show every point</source>
        <translation>Ver cada punto</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>at {square}</source>
        <translation>en {square}</translation>
    </message>
    <message>
        <source>No free city tile there</source>
        <translation>Sin piezas de ciudad libres</translation>
    </message>
    <message>
        <source>No city next to it</source>
        <translation>Sin ciudad al lado</translation>
    </message>
    <message>
        <source>Not on a run yet</source>
        <translation>Aún sin recorrido</translation>
    </message>
    <message>
        <source>No station next to it: it can’t be filled</source>
        <translation>Sin estación al lado: no se puede llenar</translation>
    </message>
    <message>
        <source>fits here</source>
        <translation>entra aquí</translation>
    </message>
    <message>
        <source>fits if turned</source>
        <translation>entra si se gira</translation>
    </message>
    <message>
        <source>fits nowhere</source>
        <translation>no entra en ningún lado</translation>
    </message>
    <message>
        <source>{number} left after that</source>
        <translation>quedan: {number}</translation>
    </message>
    <message numerus="yes">
        <source>Enables a run: %n wagons, {mine} yours</source>
        <translation>
            <numerusform>Habilita recorrido: %n vagón (tuyos: {mine})</numerusform>
            <numerusform>Habilita recorrido: %n vagones (tuyos: {mine})</numerusform>
        </translation>
    </message>
    <message>
        <source>Fits here; enables nothing yet</source>
        <translation>Entra aquí; aún no habilita nada</translation>
    </message>
    <message>
        <source>Runs to the stations {squares}</source>
        <translation>Va a las estaciones {squares}</translation>
    </message>
    <message numerus="yes">
        <source>%n free city tiles</source>
        <translation>
            <numerusform>%n pieza de ciudad libre</numerusform>
            <numerusform>%n piezas de ciudad libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City of %n tiles, {free} free</source>
        <translation>
            <numerusform>Ciudad de %n pieza, libres: {free}</numerusform>
            <numerusform>Ciudad de %n piezas, libres: {free}</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen, turned by {degrees}°</source>
        <translation>elegida, girada {degrees}°</translation>
    </message>
    <message numerus="yes">
        <source>fits on %n squares</source>
        <translation>
            <numerusform>entra en %n lugar</numerusform>
            <numerusform>entra en %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Enables a run without wagons</source>
        <translation>Habilita un recorrido sin vagones</translation>
    </message>
    <message>
        <source>put down at {square}</source>
        <translation>puesta en {square}</translation>
    </message>
    <message>
        <source>Your locomotive at {square} will score 3</source>
        <translation>Tu locomotora de {square} dará 3</translation>
    </message>
    <message>
        <source>Scores {points} at the end</source>
        <translation>Da {points} al final</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>With this tile</source>
        <translation>Con esta pieza</translation>
    </message>
    <message>
        <source>Wagons enabled</source>
        <translation>Habilitados</translation>
    </message>
    <message>
        <source>With a city</source>
        <translation>Con una ciudad</translation>
    </message>
    <message>
        <source>Worth now, about</source>
        <translation>Valdría ahora, unos</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Si acabara ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>%n en el montón</numerusform>
            <numerusform>%n en el montón</numerusform>
        </translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Piezas no vistas</translation>
    </message>
    <message>
        <source>In the pile or in other hands</source>
        <translation>En el montón o en otras manos</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Robada</translation>
    </message>
    <message numerus="yes">
        <source>wagons</source>
        <translation>
            <numerusform>vagón</numerusform>
            <numerusform>vagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>engineers</source>
        <translation>
            <numerusform>maquinista</numerusform>
            <numerusform>maquinistas</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it empty</source>
        <translation>Dejarla sin ficha</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>faint pawns: if it ended now</source>
        <translation>peones tenues: si acabara ya</translation>
    </message>
    <message>
        <source>{seller}’s wagon from {other} went through the station at {square}: 1 point for {name}.</source>
        <translation>El vagón de {seller}, desde {other}, pasó por la estación de {square}: 1 punto para {name}.</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>De dónde vienen los puntos</translation>
    </message>
    <message>
        <source>See them on the table, one by one.</source>
        <translation>Recórrelos en la mesa, uno tras otro.</translation>
    </message>
    <message>
        <source>{side}: {square} has no track to join.</source>
        <translation>{side}: {square} no tiene vía ahí.</translation>
    </message>
    <message>
        <source>Not on a run yet: both ends need a station</source>
        <translation>Sin recorrido: una punta no lleva a estación</translation>
    </message>
    <message>
        <source>Scores between one player’s stations</source>
        <translation>Cuenta si su dueño tiene ambas estaciones</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Glue the page onto card before you cut.</source>
        <translation>Pega la hoja en cartulina antes de recortar.</translation>
    </message>
    <message>
        <source>Tokens and pawns</source>
        <translation>Fichas y peones</translation>
    </message>
    <message>
        <source>Glue the tokens onto card. Fold the pawns at the heads, glue them back to back, and bend out the flaps.</source>
        <translation>Pega las fichas en cartulina. Dobla los peones por la cabeza, pégalos espalda con espalda y abre las solapas.</translation>
    </message>
    <message>
        <source>Score board</source>
        <translation>Tablero de puntos</translation>
    </message>
    <message>
        <source>Glue it onto card.</source>
        <translation>Pégalo en cartulina.</translation>
    </message>
    <message>
        <source>Connect factories, stations and cities, then send your wagons. Most points win.</source>
        <translation>Une fábricas, estaciones y ciudades; después envía tus vagones. Gana quien tiene más puntos.</translation>
    </message>
    <message>
        <source>Send wagons from your factories past stations into the cities, until nothing more can go.</source>
        <translation>Envía vagones de tus fábricas por las estaciones a las ciudades, hasta que ninguno pueda salir.</translation>
    </message>
    <message>
        <source>The sale begins</source>
        <translation>Empieza la venta</translation>
    </message>
    <message>
        <source>Blank sides</source>
        <translation>Lados vacíos</translation>
    </message>
    <message>
        <source>What the track of a new tile may meet.</source>
        <translation>Con qué puede dar la vía de una pieza nueva.</translation>
    </message>
    <message>
        <source>Trains at stations</source>
        <translation>Trenes en las estaciones</translation>
    </message>
    <message>
        <source>How far a wagon may go in the sale.</source>
        <translation>Hasta dónde puede ir un vagón en la venta.</translation>
    </message>
    <message>
        <source>No train can go straight from {first} to {second}.</source>
        <translation>Ningún tren puede ir directo de {first} a {second}.</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrados</translation>
    </message>
    <message>
        <source>Track meets track, a blank side a blank side</source>
        <translation>Vía con vía, lado vacío con lado vacío</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertos</translation>
    </message>
    <message>
        <source>Its track may end at a blank side, and leads nowhere</source>
        <translation>Su vía puede terminar en uno y no lleva a nada</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Paran</translation>
    </message>
    <message>
        <source>A run ends at the first station</source>
        <translation>El recorrido acaba en la primera estación</translation>
    </message>
    <message>
        <source>May pass</source>
        <translation>Pueden pasar</translation>
    </message>
    <message>
        <source>They may go on through a station to the next</source>
        <translation>Pueden atravesar una estación y seguir</translation>
    </message>
    <message>
        <source>Track may end at blank sides.</source>
        <translation>La vía puede terminar en lados vacíos.</translation>
    </message>
    <message>
        <source>Trains may pass through stations.</source>
        <translation>Los trenes pueden atravesar estaciones.</translation>
    </message>
    <message numerus="yes">
        <source>Most sales: {name}, %n wagons.</source>
        <translation>
            <numerusform>Más ventas: {name}, %n vagón.</numerusform>
            <numerusform>Más ventas: {name}, %n vagones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your wagon waits there for a station.</source>
        <translation>Tu vagón espera ahí una estación.</translation>
    </message>
    <message>
        <source>None of your tiles fits now.</source>
        <translation>Ninguna de tus piezas entra ahora.</translation>
    </message>
    <message>
        <source>Enables a run without wagons.</source>
        <translation>Habilita un recorrido sin vagones.</translation>
    </message>
    <message>
        <source>Your locomotive waits there for your stations at both ends.</source>
        <translation>Tu locomotora espera ahí tus estaciones en los dos extremos.</translation>
    </message>
    <message>
        <source>Your station waits there for wagons.</source>
        <translation>Tu estación espera ahí vagones.</translation>
    </message>
    <message>
        <source>Your station waits there for a city.</source>
        <translation>Tu estación espera ahí una ciudad.</translation>
    </message>
    <message>
        <source>Carries on the track of your wagon at {square}.</source>
        <translation>Prolonga la vía de tu vagón en {square}.</translation>
    </message>
    <message>
        <source>Carries on the track of your station at {square}.</source>
        <translation>Prolonga la vía de tu estación en {square}.</translation>
    </message>
    <message>
        <source>sold a wagon</source>
        <translation>vendió un vagón</translation>
    </message>
    <message numerus="yes">
        <source>enabled %n of your wagons</source>
        <translation>
            <numerusform>habilitó uno de tus vagones</numerusform>
            <numerusform>habilitó %n de tus vagones</numerusform>
        </translation>
    </message>
    <message>
        <source>a point for your station</source>
        <translation>un punto para tu estación</translation>
    </message>
    <message numerus="yes">
        <source>enabled %n wagons</source>
        <translation>
            <numerusform>habilitó un vagón</numerusform>
            <numerusform>habilitó %n vagones</numerusform>
        </translation>
    </message>
    <message>
        <source>passed: nothing fits</source>
        <translation>pasó: nada entra</translation>
    </message>
    <message numerus="yes">
        <source>Enables %n wagons.</source>
        <translation>
            <numerusform>Habilita %n vagón.</numerusform>
            <numerusform>Habilita %n vagones.</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}: {tiles}</source>
        <translation>{kind}: {tiles}</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}</source>
        <translation>Tus piezas: {tiles}</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construcción</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Venta</translation>
    </message>
    <message>
        <source>Ends when all are full or no wagon can go.</source>
        <translation>Termina cuando todas están llenas o ningún vagón puede salir.</translation>
    </message>
    <message>
        <source>{side}: its track ends at {square} and leads nowhere.</source>
        <translation>{side}: su vía termina en {square} y no lleva a nada.</translation>
    </message>
    <message>
        <source>Next to {name}’s station at {square}</source>
        <translation>Al lado de la estación de {name} en {square}</translation>
    </message>
    <message>
        <source>{one} to {other}</source>
        <translation>{one} a {other}</translation>
    </message>
    <message>
        <source>{side}: it would block the track of {square}.</source>
        <translation>{side}: taparía la vía de {square}.</translation>
    </message>
    <message>
        <source>Wagons come to a city through a station beside it.</source>
        <translation>Los vagones llegan a una ciudad por una estación que está al lado.</translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation>Colocarla aquí</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Skip the ride</source>
        <translation>Saltar el viaje</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message numerus="yes">
        <source>Enables %n wagons, {mine} of them yours.</source>
        <translation>
            <numerusform>Habilita %n vagón (tuyos: {mine}).</numerusform>
            <numerusform>Habilita %n vagones (tuyos: {mine}).</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no wagons left</source>
        <translation>No te quedan vagones</translation>
    </message>
    <message>
        <source>You have no engineers left</source>
        <translation>No te quedan maquinistas</translation>
    </message>
    <message>
        <source>Choose a free city tile</source>
        <translation>Elige una pieza de ciudad libre</translation>
    </message>
    <message>
        <source>There is no engineer there, so nobody scores.</source>
        <translation>Ahí no hay maquinista: nadie se lleva el punto.</translation>
    </message>
    <message>
        <source>The sugar is on its way</source>
        <translation>El azúcar está en camino</translation>
    </message>
    <message numerus="yes">
        <source>Serves a city of %n tiles</source>
        <translation>
            <numerusform>Sirve a una ciudad de %n pieza</numerusform>
            <numerusform>Sirve a una ciudad de %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>Next to the station at {square}</source>
        <translation>Al lado de la estación de {square}</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>east</source>
        <translation>este</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>track to the north</source>
        <translation>vía al norte</translation>
    </message>
    <message>
        <source>track to the east</source>
        <translation>vía al este</translation>
    </message>
    <message>
        <source>track to the south</source>
        <translation>vía al sur</translation>
    </message>
    <message>
        <source>track to the west</source>
        <translation>vía al oeste</translation>
    </message>
    <message>
        <source>Draws a tile</source>
        <translation>Roba una pieza</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <translation>Se reparten las piezas</translation>
    </message>
    <message>
        <source>You draw a tile</source>
        <translation>Robas una pieza</translation>
    </message>
    <message>
        <source>Your locomotive at {square} runs between your stations {one} and {other}: 3 points.</source>
        <translation>Tu locomotora de {square} corre entre tus estaciones {one} y {other}: 3 puntos.</translation>
    </message>
    <message>
        <source>{name}’s locomotive at {square} runs between {name}’s stations {one} and {other}: 3 points.</source>
        <translation>La locomotora de {name} en {square} corre entre sus estaciones {one} y {other}: 3 puntos.</translation>
    </message>
    <message>
        <source>{name}’s wagon from {other} went through {name}’s own station at {square}: 1 point.</source>
        <translation>El vagón de {name}, desde {other}, pasó por su propia estación de {square}: 1 punto.</translation>
    </message>
    <message>
        <source>{seller}’s wagon from {other} went through your station at {square}: 1 point for you.</source>
        <translation>El vagón de {seller}, desde {other}, pasó por tu estación de {square}: 1 punto para ti.</translation>
    </message>
    <message>
        <source>Your wagon from {other} went through the station at {square}: 1 point for {name}.</source>
        <translation>Tu vagón, desde {other}, pasó por la estación de {square}: 1 punto para {name}.</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Estaciones</translation>
    </message>
    <message>
        <source>Wagons sold</source>
        <translation>Vagones vendidos</translation>
    </message>
    <message>
        <source>Locomotives</source>
        <translation>Locomotoras</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Shift and arrow keys</source>
        <translation>Mayús y flechas</translation>
    </message>
    <message>
        <source>Move the table</source>
        <translation>Mover la mesa</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Cruce</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Recta</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Branch right</source>
        <translation>Derivación derecha</translation>
    </message>
    <message>
        <source>Branch left</source>
        <translation>Derivación izquierda</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcación</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Fábrica</translation>
    </message>
    <message>
        <source>Factory bend</source>
        <translation>Fábrica en curva</translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Locomotora</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Estación</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminal</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>{full} of {all} city tiles full</source>
        <translation>{full} de {all} piezas de ciudad ocupadas</translation>
    </message>
    <message>
        <source>It goes next to a tile on the table and blocks no track. Keys 1 to 6 pick one.</source>
        <translation>Va al lado de una pieza de la mesa, sin tapar ninguna vía. Las teclas 1 a 6 eligen una.</translation>
    </message>
    <message>
        <source>Choose a tile to lay</source>
        <translation>Elige una pieza para poner</translation>
    </message>
    <message>
        <source>It goes next to a tile on the table, track to track. Keys 1 to 6 pick one.</source>
        <translation>Va al lado de una pieza de la mesa, vía con vía. Las teclas 1 a 6 eligen una.</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <translation>No entra nada: pasa</translation>
    </message>
    <message>
        <source>You keep your tiles. Press Enter or the button.</source>
        <translation>Te quedas con tus piezas. Presiona Enter o el botón.</translation>
    </message>
    <message>
        <source>{tile} at {square}</source>
        <translation>{tile} en {square}</translation>
    </message>
    <message>
        <source>Nothing is missing here.</source>
        <translation>Aquí no falta nada.</translation>
    </message>
    <message>
        <source>It doesn’t fit this way round</source>
        <translation>Girada así no entra</translation>
    </message>
    <message>
        <source>It enables nothing yet.</source>
        <translation>Aún no habilita nada.</translation>
    </message>
    <message>
        <source>This tile fits nowhere now</source>
        <translation>Esta pieza no entra ahora en ningún lugar</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Elige otra.</translation>
    </message>
    <message>
        <source>On some squares the tile must be turned first: with R, the wheel or a right click.</source>
        <translation>En algunos lugares hay que girar antes la pieza: con R, la rueda o el clic derecho.</translation>
    </message>
    <message>
        <source>It needs no turning.</source>
        <translation>No hace falta girarla.</translation>
    </message>
    <message>
        <source>Take the wagon from {square}</source>
        <translation>Levantar el vagón de {square}</translation>
    </message>
    <message>
        <source>Take the engineer from {square}</source>
        <translation>Levantar el maquinista de {square}</translation>
    </message>
    <message>
        <source>That tile then belongs to nobody for the rest of the game.</source>
        <translation>Esa pieza ya no será de nadie en toda la partida.</translation>
    </message>
    <message numerus="yes">
        <source>It can go to %n stations with room in a city.</source>
        <translation>
            <numerusform>Puede ir a %n estación con lugar en una ciudad.</numerusform>
            <numerusform>Puede ir a %n estaciones con lugar en una ciudad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a wagon to sell</source>
        <translation>Elige un vagón para vender</translation>
    </message>
    <message numerus="yes">
        <source>%n of your wagons can go.</source>
        <translation>
            <numerusform>Puede salir %n de tus vagones.</numerusform>
            <numerusform>Pueden salir %n de tus vagones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a station</source>
        <translation>Elige una estación</translation>
    </message>
    <message>
        <source>The player whose engineer is there gets 1 point.</source>
        <translation>Quien tiene ahí su maquinista gana 1 punto.</translation>
    </message>
    <message>
        <source>{name} gets {points} point for the station.</source>
        <translation>{name} gana {points} punto por la estación.</translation>
    </message>
    <message>
        <source>Next to your station at {square}</source>
        <translation>Al lado de tu estación de {square}</translation>
    </message>
    <message>
        <source>Missing: a station, by way of {squares}</source>
        <translation>Falta una estación, por {squares}</translation>
    </message>
    <message>
        <source>Missing: a city, at {squares}</source>
        <translation>Falta una ciudad, en {squares}</translation>
    </message>
    <message>
        <source>Missing: a run with wagons, by way of {squares}</source>
        <translation>Falta un recorrido con vagones, por {squares}</translation>
    </message>
    <message>
        <source>your tile is put down here, press again to lay it</source>
        <translation>tu pieza está puesta aquí, presiona otra vez para colocarla</translation>
    </message>
    <message>
        <source>Draws a tile: {tile}</source>
        <translation>Roba una pieza: {tile}</translation>
    </message>
    <message>
        <source>{name} draws a tile</source>
        <translation>{name} roba una pieza</translation>
    </message>
    <message>
        <source>{factory} to city {city}</source>
        <translation>{factory} a la ciudad {city}</translation>
    </message>
    <message>
        <source>Your wagon in the city at {square}: 3 points.</source>
        <translation>Tu vagón en la ciudad de {square}: 3 puntos.</translation>
    </message>
    <message>
        <source>{name}’s wagon in the city at {square}: 3 points.</source>
        <translation>El vagón de {name} en la ciudad de {square}: 3 puntos.</translation>
    </message>
    <message>
        <source>Your wagon from {other} went through your station at {square}: 1 point.</source>
        <translation>Tu vagón, desde {other}, pasó por tu estación de {square}: 1 punto.</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} de {of}</translation>
    </message>
    <message>
        <source>Choose a tile from your hand</source>
        <translation>Elegir una pieza de tu mano</translation>
    </message>
    <message>
        <source>Turn the tile left or right</source>
        <translation>Girar la pieza a la izquierda o a la derecha</translation>
    </message>
    <message>
        <source>Leave it empty, or go back to the last point</source>
        <translation>Dejarla vacía, o volver al último punto</translation>
    </message>
    <message>
        <source>Go to the next point, when counting</source>
        <translation>Pasar al siguiente punto, en el recuento</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Acercar o alejar</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Ver toda la mesa</translation>
    </message>
    <message>
        <source>Show or hide the unseen tiles</source>
        <translation>Mostrar u ocultar las piezas no vistas</translation>
    </message>
    <message>
        <source>{tile}: lay it here?</source>
        <translation>{tile}: ¿colocarla aquí?</translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can reach more stations.</source>
        <translation>
            <numerusform>%n vagón puede llegar a más estaciones.</numerusform>
            <numerusform>%n vagones pueden llegar a más estaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the city your wagon is worth {points} at the end.</source>
        <translation>En la ciudad, tu vagón vale {points} al final.</translation>
    </message>
    <message>
        <source>You get {points} point for your station.</source>
        <translation>Ganas {points} punto por tu estación.</translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can reach more stations</source>
        <translation>
            <numerusform>%n vagón puede llegar a más estaciones</numerusform>
            <numerusform>%n vagones pueden llegar a más estaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes a city of %n tiles</source>
        <translation>
            <numerusform>Forma una ciudad de %n pieza</numerusform>
            <numerusform>Forma una ciudad de %n piezas</numerusform>
        </translation>
    </message>
    <message>
        <source>No station next to it yet</source>
        <translation>Aún sin estación al lado</translation>
    </message>
    <message>
        <source>One end leads nowhere: no train will ever come</source>
        <translation>Una punta no lleva a nada: nunca vendrá un tren</translation>
    </message>
    <message>
        <source>There is no square left where that could be laid</source>
        <translation>No queda lugar donde ponerla</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen tiles fit there</source>
        <translation>
            <numerusform>Allí entra %n pieza no vista</numerusform>
            <numerusform>Allí entran %n piezas no vistas</numerusform>
        </translation>
    </message>
    <message>
        <source>No unseen tile fits there</source>
        <translation>Ninguna pieza no vista entra allí</translation>
    </message>
    <message>
        <source>{placed}, token from {square}</source>
        <translation>{placed}, ficha de {square}</translation>
    </message>
    <message>
        <source>{placed}, empty</source>
        <translation>{placed}, sin ficha</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruce</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Fáb. curva</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Locomotora</translation>
    </message>
    <message>
        <source>Your locomotive at {square} will score 3.</source>
        <translation>Tu locomotora de {square} dará 3 puntos.</translation>
    </message>
    <message>
        <source>Sell to the city at {square}</source>
        <translation>Vender en la ciudad de {square}</translation>
    </message>
    <message>
        <source>Sell the wagon at {square}?</source>
        <translation>¿Vender el vagón de {square}?</translation>
    </message>
    <message>
        <source>Through the station at {square}</source>
        <translation>Por la estación de {square}</translation>
    </message>
</context>
</TS>
