<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Dice statistics…</source>
        <translation>Statistiques des &amp;lancers…</translation>
    </message>
    <message>
        <source>Back to &amp;home</source>
        <translation>Retour à l’a&amp;ccueil</translation>
    </message>
    <message>
        <source>Saved &amp;games</source>
        <translation>Parties enre&amp;gistrées</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Apprendre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Play the hi&amp;nt</source>
        <translation>Jouer le cou&amp;p conseilléJouer l’indice</translation>
    </message>
    <message>
        <source>Since your &amp;last turn</source>
        <translation>Depuis votre &amp;dernier tour</translation>
    </message>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
        <source>The computer plays the best move it has found so far.</source>
        <translation>L’ordinateur joue le meilleur coup trouvé jusqu’ici.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Type a move…</source>
        <translation>&amp;Saisir un coup…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>Turn the &amp;board</source>
        <translation>Tourner le &amp;plateau</translation>
    </message>
    <message>
        <source>Show it to the person opposite.</source>
        <translation>Le montrer à la personne d’en face.</translation>
    </message>
    <message>
        <source>Stat&amp;us line</source>
        <translation>Li&amp;gne d’état</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;on</translation>
    </message>
    <message>
        <source>&amp;Position in words…</source>
        <translation>&amp;Position en mots…</translation>
    </message>
    <message>
        <source>Repeat the l&amp;ast announcement</source>
        <translation>Répéter la dernière &amp;annonce</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>So&amp;mbre</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Fair dice…</source>
        <translation>&amp;Dés équitables…</translation>
    </message>
    <message>
        <source>&amp;Fair shuffle…</source>
        <translation>&amp;Mélange équitable…</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>S&amp;ettings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;About Boardroom</source>
        <translation>À &amp;propos de Boardroom</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
</context>
<context>
    <name>ChanceGraph</name>
    <message>
        <source>Chance of winning</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>{move}: {percent}</source>
        <translation>{move}&#x202f;: {percent}</translation>
    </message>
    <message>
        <source>Move {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
</context>
<context>
    <name>ClockChip</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>Il reste %n seconde</numerusform>
            <numerusform>Il reste %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {time} left</source>
        <translation>{name}&#x202f;: il reste {time}</translation>
    </message>
</context>
<context>
    <name>Face</name>
    <message>
        <source>Drawing…</source>
        <translation>Tirage en cours…</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>{names} wins!</source>
        <translation>{names} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} partagent la victoire&#x202f;!</translation>
    </message>
    <message>
        <source>{place}. {name}: {points}</source>
        <translation>{place}. {name}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>You start.</source>
        <translation>Vous commencez.</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>Commence&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Jouer quand même</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>En choisir un autre</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>A shared win!</source>
        <translation>Victoire partagée&#x202f;!</translation>
    </message>
    <message>
        <source>You share second place</source>
        <translation>Vous partagez la deuxième place</translation>
    </message>
    <message>
        <source>You share third place</source>
        <translation>Vous partagez la troisième place</translation>
    </message>
    <message>
        <source>You share fourth place</source>
        <translation>Vous partagez la quatrième place</translation>
    </message>
    <message>
        <source>You come second</source>
        <translation>Vous êtes deuxième</translation>
    </message>
    <message>
        <source>You come third</source>
        <translation>Vous êtes troisième</translation>
    </message>
    <message>
        <source>You come fourth</source>
        <translation>Vous êtes quatrième</translation>
    </message>
    <message>
        <source>You come fifth</source>
        <translation>Vous êtes cinquième</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Vous perdez</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>Vous partagez la victoire&#x202f;!</translation>
    </message>
    <message>
        <source>You come in at number {place}</source>
        <translation>Vous êtes à la place {place}</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Trois joueurs</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quatre joueurs</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Cinq joueurs</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <translation>Abandon&#x202f;: {names}.</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy: {what}</source>
        <translation>Copier&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>This command works out the seed’s fingerprint without Boardroom.</source>
        <translation>Cette ligne calcule l’empreinte de la graine sans Boardroom.</translation>
    </message>
    <message>
        <source>Every draw comes from the seed</source>
        <translation>Tout ce qui a été tiré découle de la graine</translation>
    </message>
    <message>
        <source>The game has “{told}”; the seed gives “{given}”.</source>
        <translation>Il est noté «&#x202f;{told}&#x202f;»&#x202f;; la graine donne «&#x202f;{given}&#x202f;».</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Dés équitables</translation>
    </message>
    <message>
        <source>Fair shuffle</source>
        <translation>Mélange équitable</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiques des lancers</translation>
    </message>
    <message>
        <source>What the players added</source>
        <translation>Ce qui a été ajouté</translation>
    </message>
    <message>
        <source>Show the seed</source>
        <translation>Révéler la graine</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Every throw comes from the seed</source>
        <translation>Tous les lancers découlent de la graine</translation>
    </message>
    <message numerus="yes">
        <source>%n draws checked. The seed fits the fingerprint above.</source>
        <translation>
            <numerusform>%n tirage vérifié, et la graine a bien l’empreinte ci-dessus.</numerusform>
            <numerusform>%n tirages vérifiés, et la graine a bien l’empreinte ci-dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw {number} doesn’t come from the seed</source>
        <translation>Le lancer {number} ne découle pas de la graine</translation>
    </message>
    <message>
        <source>Draw {number} doesn’t come from the seed</source>
        <translation>Le tirage {number} ne découle pas de la graine</translation>
    </message>
    <message>
        <source>It is the first of {wrong} wrong ones, out of {all}.</source>
        <translation>C’est le premier écart sur {wrong}, pour {all} en tout.</translation>
    </message>
    <message>
        <source>To check a whole saved game on the command line: {command}</source>
        <translation>Pour vérifier sans fenêtre toute une partie enregistrée&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Anyone who can read the file of an unfinished game can look ahead.</source>
        <translation>Qui peut lire le fichier d’une partie en cours peut voir ce qui vient.</translation>
    </message>
    <message>
        <source>Once the seed is shown, this game is final.</source>
        <translation>Une fois la graine révélée, la partie est définitive.</translation>
    </message>
    <message>
        <source>You throw real dice in this game, so there is nothing to check.</source>
        <translation>Dans cette partie, on lance soi-même les dés&#x202f;: il n’y a rien à vérifier.</translation>
    </message>
    <message>
        <source>You shuffle and draw by hand in this game, so there is nothing to check.</source>
        <translation>Dans cette partie, on mélange et on tire soi-même&#x202f;: il n’y a rien à vérifier.</translation>
    </message>
    <message>
        <source>The game is over, but moves can still be undone, so the seed stays hidden.</source>
        <translation>La partie est finie, mais on peut encore reprendre des coups&#x202f;: sa graine reste cachée.</translation>
    </message>
    <message>
        <source>This game is final now, and this is its seed.</source>
        <translation>Cette partie est désormais définitive, et voici sa graine.</translation>
    </message>
    <message>
        <source>Note the fingerprint: after the game the seed is shown, and anyone can check it.</source>
        <translation>Notez son empreinte&#x202f;: à la fin, la graine est révélée, et chacun peut la vérifier.</translation>
    </message>
    <message>
        <source>The second one mixes the seed with what the players added: that decides the game.</source>
        <translation>La deuxième ligne calcule ce qui décide de la partie, avec la graine et ce qui a été ajouté.</translation>
    </message>
    <message>
        <source>The seed was fixed before the players added to it, so nobody could choose what came up.</source>
        <translation>La graine était fixée avant qu’on y ajoute quelque chose&#x202f;: personne n’a pu choisir ce qui est sorti.</translation>
    </message>
    <message>
        <source>This proves that nothing has changed since the start, not that the seed was random.</source>
        <translation>Cela prouve que rien n’a changé depuis le début, pas que le programme a tiré à l’aveugle.</translation>
    </message>
    <message>
        <source>With free take-backs, so can whoever takes a move back.</source>
        <translation>Avec la reprise libre, qui reprend un coup le peut aussi.</translation>
    </message>
    <message>
        <source>This isn’t the game as it was played.</source>
        <translation>Ce n’est pas la partie telle qu’elle a été jouée.</translation>
    </message>
    <message>
        <source>Check every throw</source>
        <translation>Vérifier chaque lancer</translation>
    </message>
    <message>
        <source>Check every draw</source>
        <translation>Vérifier chaque tirage</translation>
    </message>
    <message>
        <source>Check it yourself</source>
        <translation>Vérifiez vous-même</translation>
    </message>
    <message>
        <source>Check what decides the game</source>
        <translation>Vérifiez ce qui décide</translation>
    </message>
    <message>
        <source>It must fit the fingerprint from before the first throw, and give every throw.</source>
        <translation>Elle doit avoir l’empreinte d’avant le premier lancer et donner tous les lancers.</translation>
    </message>
    <message>
        <source>It must fit the fingerprint from the start, and give every draw.</source>
        <translation>Elle doit avoir l’empreinte du début et donner tout ce qui a été tiré.</translation>
    </message>
    <message>
        <source>The random seed was fixed before the first throw, and every throw comes from it.</source>
        <translation>Cette partie a tiré sa graine avant le premier lancer, et tous en découlent.</translation>
    </message>
    <message>
        <source>The random seed was fixed before the game began, and every draw comes from it.</source>
        <translation>Cette partie a d’abord tiré sa graine, et tout ce que le hasard décide en découle.</translation>
    </message>
    <message>
        <source>What the players added is part of each one.</source>
        <translation>Ce qui a été ajouté joue son rôle dans chacun.</translation>
    </message>
    <message numerus="yes">
        <source>%n throws checked. The seed fits the fingerprint above.</source>
        <translation>
            <numerusform>%n lancer vérifié, et la graine a bien l’empreinte ci-dessus.</numerusform>
            <numerusform>%n lancers vérifiés, et la graine a bien l’empreinte ci-dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking… {percent}</source>
        <translation>Vérification… {percent}</translation>
    </message>
</context>
<context>
    <name>FingerprintChip</name>
    <message>
        <source>Fair dice: the fingerprint of this game is {digits}</source>
        <translation>Dés équitables&#x202f;: l’empreinte de cette partie est {digits}</translation>
    </message>
    <message>
        <source>Fingerprint of the dice, press for details</source>
        <translation>Empreinte des dés, appuyez pour les détails</translation>
    </message>
    <message>
        <source>Fingerprint of the shuffle, press for details</source>
        <translation>Empreinte du mélange, appuyez pour les détails</translation>
    </message>
    <message>
        <source>Fair shuffle: the fingerprint of this game is {digits}</source>
        <translation>Mélange équitable&#x202f;: l’empreinte de cette partie est {digits}</translation>
    </message>
</context>
<context>
    <name>Folders</name>
    <message>
        <source>Games can’t be saved:</source>
        <translation>Les parties ne peuvent pas être enregistrées&#x202f;:</translation>
    </message>
    <message>
        <source>Settings can’t be saved:</source>
        <translation>Les réglages ne peuvent pas être enregistrés&#x202f;:</translation>
    </message>
    <message>
        <source>The window’s position can’t be saved:</source>
        <translation>La place de la fenêtre ne peut pas être enregistrée&#x202f;:</translation>
    </message>
    <message>
        <source>{path} can’t be written to ({reason}).</source>
        <translation>Impossible d’écrire dans {path} ({reason}).</translation>
    </message>
    <message>
        <source>{path} isn’t a folder.</source>
        <translation>{path} n’est pas un dossier.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Free software under the MIT licence. It needs no internet and sends nothing anywhere.</source>
        <translation>Logiciel libre sous licence MIT. Il n’a besoin d’aucun réseau et n’envoie rien nulle part.</translation>
    </message>
    <message>
        <source>Fonts: Atkinson Hyperlegible and Fraunces, under the SIL Open Font License.</source>
        <translation>Polices&#x202f;: Atkinson Hyperlegible et Fraunces, sous licence SIL Open Font License.</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Boardroom {version}</source>
        <translation>Boardroom {version}</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>In a review</source>
        <translation>Dans l’analyse</translation>
    </message>
    <message>
        <source>In a rulebook</source>
        <translation>Dans les règles</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>Dans une leçon</translation>
    </message>
    <message>
        <source>Tabletop games in one window: play together at one computer, or against it.</source>
        <translation>Des jeux de société dans une fenêtre&#x202f;: à plusieurs devant le même ordinateur, ou contre lui.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Fait avec</translation>
    </message>
    <message>
        <source>Alt or F10</source>
        <translation>Alt ou F10</translation>
    </message>
    <message>
        <source>Their licences are in {folder}</source>
        <translation>Leurs licences sont dans {folder}</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
<context>
    <name>Hero</name>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Computer’s level</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Play level {level} again</source>
        <translation>Rejouer contre le niveau {level}</translation>
    </message>
    <message>
        <source>Play level {level}</source>
        <translation>Jouer contre le niveau {level}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Continuer {game}</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>À quoi joue-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>Still on the table</source>
        <translation>Encore sur la table</translation>
    </message>
    <message numerus="yes">
        <source>All %n saved games</source>
        <translation>
            <numerusform>La partie enregistrée</numerusform>
            <numerusform>Les %n parties enregistrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved games can’t be opened.</source>
        <translation>
            <numerusform>%n partie enregistrée est inutilisable.</numerusform>
            <numerusform>%n parties enregistrées sont inutilisables.</numerusform>
        </translation>
    </message>
    <message>
        <source>See what you can do</source>
        <translation>Voir ce qu’on peut faire</translation>
    </message>
    <message>
        <source>Nothing on the table yet</source>
        <translation>Rien sur la table pour l’instant</translation>
    </message>
    <message>
        <source>A game you leave waits here for you.</source>
        <translation>Une partie quittée vous attend ici.</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Règles de {game}</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Play a first game with a coach beside you, or take one rule at a time. Nothing counts.</source>
        <translation>Jouez une première partie avec un guide à vos côtés, ou apprenez une règle à la fois. Rien n’est compté.</translation>
    </message>
    <message>
        <source>One rule at a time</source>
        <translation>Une règle à la fois</translation>
    </message>
    <message>
        <source>Open the rulebooks</source>
        <translation>Ouvrir les règles du jeu</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>{done} of {steps}</source>
        <translation>{done} sur {steps}</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Better: {move}</source>
        <translation>Mieux&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>Joué&#x202f;: {move}</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Good move</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Your move leads on</source>
        <translation>Votre coup fait avancer</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>A lesson: it doesn’t count in the statistics</source>
        <translation>Une leçon&#x202f;: elle ne compte pas dans les statistiques</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>Revenir à l’étape précédente</translation>
    </message>
    <message>
        <source>Let go, or leave the lesson</source>
        <translation>Lâcher, ou quitter la leçon</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Bravo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>L&amp;angue</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>{who}: {move}</source>
        <translation>{who}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Move {number}, not played yet</source>
        <translation>Coup {number}, pas encore joué</translation>
    </message>
    <message>
        <source>Considering: {move}</source>
        <translation>Envisagé&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Move {number}, {who}: {move}</source>
        <translation>Coup {number}, {who}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>+{points} for {who}</source>
        <translation>+{points} pour {who}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>New game: {title}</source>
        <translation>Nouvelle partie&#x202f;: {title}</translation>
    </message>
    <message>
        <source>Only for one person against computers.</source>
        <translation>Seulement pour une personne contre des ordinateurs.</translation>
    </message>
    <message>
        <source>Not with real dice: nobody can throw the same again.</source>
        <translation>Pas avec de vrais dés&#x202f;: personne ne peut relancer la même chose.</translation>
    </message>
    <message>
        <source>Add a third seat</source>
        <translation>Ajouter une troisième place</translation>
    </message>
    <message>
        <source>Add a fourth seat</source>
        <translation>Ajouter une quatrième place</translation>
    </message>
    <message>
        <source>Add a fifth seat</source>
        <translation>Ajouter une cinquième place</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Readings of the booklet</source>
        <translation>Lectures du livret</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Throw real dice</source>
        <translation>Lancer de vrais dés</translation>
    </message>
    <message>
        <source>Throw them at your table, for the computers too, and enter what they show.</source>
        <translation>Lancez-les sur votre table, aussi pour les ordinateurs, et saisissez le résultat.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Add your own randomness</source>
        <translation>Ajouter votre part de hasard</translation>
    </message>
    <message>
        <source>Type something first, so not even the program can choose what comes up.</source>
        <translation>Vous tapez d’abord quelque chose&#x202f;: même le programme ne peut alors choisir ce qui sort.</translation>
    </message>
    <message>
        <source>Use the booklet’s settings</source>
        <translation>Réglages du livret</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Commencer</translation>
    </message>
    <message numerus="yes">
        <source>Readings of the booklet (%n changed)</source>
        <translation>
            <numerusform>Lectures du livret (%n changée)</numerusform>
            <numerusform>Lectures du livret (%n changées)</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the booklet can be read in two ways, agree on one.</source>
        <translation>Là où le livret se lit de deux façons, convenez d’une seule.</translation>
    </message>
    <message>
        <source>Undo also works past throws and draws: the same ones come again. The result says so.</source>
        <translation>On revient même sur ce que le hasard a donné, et il redonne la même chose. Le résultat le dit.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Reprise</translation>
    </message>
    <message>
        <source>Free take-backs</source>
        <translation>Reprise libre des coups</translation>
    </message>
    <message>
        <source>These settings don’t go together. Change one, or use the booklet’s.</source>
        <translation>Ces réglages ne vont pas ensemble. Changez-en un, ou prenez ceux du livret.</translation>
    </message>
    <message>
        <source>A random player starts</source>
        <translation>Le sort décide qui commence</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom de la place {number}</translation>
    </message>
    <message>
        <source>Level of seat {number}</source>
        <translation>Niveau de la place {number}</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Retirer cette place</translation>
    </message>
    <message>
        <source>At this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>Originals</name>
    <message>
        <source>Booklets</source>
        <translation>Livrets</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Add a folder of pages</source>
        <translation>Ajouter un dossier de pages</translation>
    </message>
    <message>
        <source>Booklet removed.</source>
        <translation>Livret retiré.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>can’t be searched: it has no text</source>
        <translation>recherche impossible&#x202f;: il n’a pas de texte</translation>
    </message>
    <message>
        <source>Drop to add this booklet</source>
        <translation>Lâchez pour ajouter ce livret</translation>
    </message>
    <message>
        <source>Do you have the booklet from the box?</source>
        <translation>Avez-vous le livret de la boîte&#x202f;?</translation>
    </message>
    <message>
        <source>Boardroom doesn’t include it: it belongs to the publisher. Yours stays on this computer.</source>
        <translation>Boardroom n’en fournit pas&#x202f;: il est à l’éditeur. Le vôtre reste sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>Ajouter des fichiers</translation>
    </message>
    <message>
        <source>You can also drop files here.</source>
        <translation>Vous pouvez aussi déposer les fichiers sur cette page.</translation>
    </message>
    <message>
        <source>Add it and read it here, beside our rules: text, Markdown, PDF or page pictures.</source>
        <translation>Ajoutez-le et lisez-le ici, à côté de nos règles&#x202f;: texte, Markdown, PDF ou photos des pages.</translation>
    </message>
    <message>
        <source>Your other booklets</source>
        <translation>Vos autres livrets</translation>
    </message>
    <message>
        <source>Add another booklet</source>
        <translation>Ajouter un autre livret</translation>
    </message>
    <message>
        <source>Remove this booklet</source>
        <translation>Retirer ce livret</translation>
    </message>
    <message>
        <source>Previous part</source>
        <translation>Partie précédente</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Partie suivante</translation>
    </message>
    <message>
        <source>This takes “{title}” off the shelf. Your own file stays where it is.</source>
        <translation>«&#x202f;{title}&#x202f;» quitte l’étagère. Votre fichier reste où il est.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Remove this booklet?</source>
        <translation>Retirer ce livret&#x202f;?</translation>
    </message>
    <message>
        <source>The booklet can’t be added</source>
        <translation>Le livret ne peut pas être ajouté</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Reading the booklet…</source>
        <translation>Lecture du livret…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Part {number} of {count}</source>
        <translation>Partie {number} sur {count}</translation>
    </message>
    <message>
        <source>Part {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>{file} can’t be added</source>
        <translation>{file} ne peut pas être ajouté</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Page {number}</translation>
    </message>
    <message>
        <source>{percent} read</source>
        <translation>{percent} lu</translation>
    </message>
    <message>
        <source>Add booklets</source>
        <translation>Ajouter des livrets</translation>
    </message>
    <message numerus="yes">
        <source>Add %n booklets</source>
        <translation>
            <numerusform>Ajouter %n livret</numerusform>
            <numerusform>Ajouter %n livrets</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Another language</source>
        <translation>Une autre langue</translation>
    </message>
    <message>
        <source>Its text doesn’t say which game it belongs to. Please choose one.</source>
        <translation>Son texte ne dit pas de quel jeu il s’agit. Choisissez-en un.</translation>
    </message>
    <message>
        <source>Nothing can be added</source>
        <translation>Rien ne peut être ajouté</translation>
    </message>
    <message>
        <source>Not recognised from its text. Please check the game.</source>
        <translation>Pas reconnu à son texte. Vérifiez le jeu.</translation>
    </message>
    <message>
        <source>Leave {file} out</source>
        <translation>Laisser {file} de côté</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choisissez un jeu</translation>
    </message>
    <message>
        <source>Recognised from its text.</source>
        <translation>Reconnu à son texte.</translation>
    </message>
    <message>
        <source>Probably this game, judging from its text. Please check.</source>
        <translation>Sans doute ce jeu, d’après son texte. Vérifiez.</translation>
    </message>
    <message numerus="yes">
        <source>%n booklets added.</source>
        <translation>
            <numerusform>%n livret ajouté.</numerusform>
            <numerusform>%n livrets ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The booklet wasn’t read completely.</source>
        <translation>Le livret n’a pas été lu jusqu’au bout.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Le relire</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Boardroom’s notes on this booklet are damaged, so it can’t be shown.</source>
        <translation>Ce que Boardroom avait noté sur ce livret est endommagé&#x202f;: il ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>This page can’t be shown.</source>
        <translation>Cette page ne peut pas être affichée.</translation>
    </message>
    <message>
        <source>Damaged booklet</source>
        <translation>Livret endommagé</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
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
        <translation>Photos des pages</translation>
    </message>
    <message>
        <source>Remove it, and add the booklet again.</source>
        <translation>Retirez-le, puis ajoutez de nouveau le livret.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Le fichier n’est plus là.</translation>
    </message>
    <message>
        <source>The file can’t be read: {detail}</source>
        <translation>Le fichier ne peut pas être lu&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il est vide.</translation>
    </message>
    <message>
        <source>A booklet can be text, Markdown, a PDF, or PNG or JPEG pictures.</source>
        <translation>Un livret est un texte, du Markdown, un PDF ou des photos PNG ou JPEG.</translation>
    </message>
    <message>
        <source>This is named as a text file, but it doesn’t contain readable text.</source>
        <translation>Il porte un nom de fichier texte, mais ne contient pas de texte lisible.</translation>
    </message>
    <message>
        <source>This PDF is password-protected. Save a copy without a password, and add that.</source>
        <translation>Ce PDF est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe, et ajoutez-la.</translation>
    </message>
    <message>
        <source>The file is damaged. Perhaps it wasn’t copied completely.</source>
        <translation>Il est endommagé. Peut-être n’a-t-il pas été copié jusqu’au bout.</translation>
    </message>
    <message>
        <source>The file is too big. The limit is {detail}.</source>
        <translation>Le fichier est trop gros&#x202f;: au plus {detail}.</translation>
    </message>
    <message>
        <source>The picture is too large: {detail} pixels. Add a smaller one.</source>
        <translation>La photo est trop grande&#x202f;: {detail} pixels. Ajoutez-en une plus petite.</translation>
    </message>
    <message>
        <source>That’s too many pages for a booklet: {detail}.</source>
        <translation>C’est trop de pages pour un livret&#x202f;: {detail}.</translation>
    </message>
    <message>
        <source>It takes too long to open. Something in it is wrong.</source>
        <translation>Il est trop long à ouvrir. Quelque chose n’y est pas comme il faut.</translation>
    </message>
    <message>
        <source>Reading it takes too much memory. Something in it is wrong.</source>
        <translation>Sa lecture prend plus de mémoire qu’un livret ne devrait. Quelque chose ne va pas.</translation>
    </message>
    <message>
        <source>A booklet is one PDF, or text files, or pictures. Add other kinds separately.</source>
        <translation>Un livret est un PDF, ou des textes, ou des photos. Ajoutez les autres un à un.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was added.</source>
        <translation>Il n’y a plus de place sur le disque. Rien n’a été gardé.</translation>
    </message>
    <message>
        <source>Boardroom can’t write to its folder: {detail}</source>
        <translation>Impossible d’écrire dans le dossier de Boardroom&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>There is no such game.</source>
        <translation>Ce jeu n’existe pas.</translation>
    </message>
    <message>
        <source>added {when}</source>
        <translation>ajouté {when}</translation>
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
        <translation>Poussez, alignez-en cinq</translation>
    </message>
    <message>
        <source>10–20 min</source>
        <translation>10–20 min</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Two teams of two</source>
        <translation>Deux équipes de deux</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Équipe A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Équipe B</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>The other side plays circles.</source>
        <translation>L’autre camp joue les ronds.</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Play goes clockwise from there.</source>
        <translation>On continue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Time for each player’s whole game. Whoever runs out loses.</source>
        <translation>Temps de chaque joueur pour toute la partie. Qui l’épuise perd.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
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
        <translation>Nulle par répétition</translation>
    </message>
    <message>
        <source>A position that comes up three times is a draw. If off, 400 moves are.</source>
        <translation>La même position pour la troisième fois fait nulle. Sinon, ce sont 400 coups.</translation>
    </message>
    <message>
        <source>Agreed among yourselves: the app shows it but can’t check it.</source>
        <translation>C’est un accord entre vous&#x202f;: l’application l’affiche sans pouvoir le vérifier.</translation>
    </message>
    <message>
        <source>Partners may advise each other</source>
        <translation>Les partenaires peuvent se conseiller</translation>
    </message>
    <message>
        <source>{first}: crosses, {second}: circles</source>
        <translation>{first}&#x202f;: croix, {second}&#x202f;: ronds</translation>
    </message>
    <message>
        <source>{first}: circles, {second}: crosses</source>
        <translation>{first}&#x202f;: ronds, {second}&#x202f;: croix</translation>
    </message>
    <message>
        <source>Team A: crosses, team B: circles</source>
        <translation>Équipe A&#x202f;: croix, équipe B&#x202f;: ronds</translation>
    </message>
    <message>
        <source>Team A: circles, team B: crosses</source>
        <translation>Équipe A&#x202f;: ronds, équipe B&#x202f;: croix</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>Commence&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>No clock.</source>
        <translation>Sans pendule.</translation>
    </message>
    <message>
        <source>Partners may advise each other.</source>
        <translation>Les partenaires peuvent se conseiller.</translation>
    </message>
    <message>
        <source>Partners don’t advise each other.</source>
        <translation>Les partenaires ne se conseillent pas.</translation>
    </message>
    <message>
        <source>From {origin}, in at {entry}</source>
        <translation>De {origin}, entre en {entry}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Only the clock can call time.</source>
        <translation>Seule la pendule peut dire que le temps est écoulé.</translation>
    </message>
    <message>
        <source>{cube} is inside the board: take a cube from the edge.</source>
        <translation>{cube} est à l’intérieur&#x202f;: prenez un cube du bord.</translation>
    </message>
    <message>
        <source>{cube} shows your opponent’s mark: take a neutral cube or your own.</source>
        <translation>{cube} porte la marque adverse&#x202f;: prenez un cube neutre ou à vous.</translation>
    </message>
    <message>
        <source>{cube} has a mark: in the first round everyone takes a neutral cube.</source>
        <translation>{cube} est marqué&#x202f;: au premier tour, chacun prend un cube neutre.</translation>
    </message>
    <message>
        <source>The dot on {cube} points at your partner: only your partner may take it.</source>
        <translation>Le point de {cube} vise votre partenaire&#x202f;: personne d’autre ne peut le prendre.</translation>
    </message>
    <message>
        <source>{cube} can’t go back in where it came from: choose another end.</source>
        <translation>{cube} ne peut pas rentrer d’où il vient&#x202f;: choisissez une autre extrémité.</translation>
    </message>
    <message>
        <source>{entry} isn’t an end of a line that {cube} left open.</source>
        <translation>{entry} n’est pas l’extrémité d’une ligne que {cube} a ouverte.</translation>
    </message>
    <message>
        <source>The dot points at you or your partner, and only in teams.</source>
        <translation>Le point vous vise, vous ou votre partenaire, et seulement par équipes.</translation>
    </message>
    <message>
        <source>The same position came up for the third time.</source>
        <translation>La même position est revenue pour la troisième fois.</translation>
    </message>
    <message>
        <source>400 moves were played without a line of five.</source>
        <translation>400 coups ont été joués sans ligne de cinq.</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Vous perdez</translation>
    </message>
    <message>
        <source>Crosses win!</source>
        <translation>Les croix gagnent&#x202f;!</translation>
    </message>
    <message>
        <source>Circles win!</source>
        <translation>Les ronds gagnent&#x202f;!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#x202f;!</translation>
    </message>
    <message>
        <source>Five crosses in a line.</source>
        <translation>Cinq croix alignées.</translation>
    </message>
    <message>
        <source>Five circles in a line.</source>
        <translation>Cinq ronds alignés.</translation>
    </message>
    <message>
        <source>Circles completed a line of five crosses themselves.</source>
        <translation>Les ronds ont eux-mêmes complété une ligne de cinq croix.</translation>
    </message>
    <message>
        <source>Crosses completed a line of five circles themselves.</source>
        <translation>Les croix ont elles-mêmes complété une ligne de cinq ronds.</translation>
    </message>
    <message>
        <source>Circles ran out of time.</source>
        <translation>Les ronds ont épuisé leur temps.</translation>
    </message>
    <message>
        <source>Crosses ran out of time.</source>
        <translation>Les croix ont épuisé leur temps.</translation>
    </message>
    <message>
        <source>Circles resigned.</source>
        <translation>Les ronds ont abandonné.</translation>
    </message>
    <message>
        <source>Crosses resigned.</source>
        <translation>Les croix ont abandonné.</translation>
    </message>
    <message>
        <source>Best line</source>
        <translation>Meilleure ligne</translation>
    </message>
    <message>
        <source>That push completes a line of five {marks}, and you would lose.</source>
        <translation>Cette poussée complète une ligne de cinq {marks}, et vous perdriez.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Your turn · move {number}</source>
        <translation>À vous · coup {number}</translation>
    </message>
    <message>
        <source>{name} to move · move {number}</source>
        <translation>À {name} de jouer · coup {number}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>You start.</source>
        <translation>Vous commencez.</translation>
    </message>
    <message>
        <source>Loses on time</source>
        <translation>Perd au temps</translation>
    </message>
    <message numerus="yes">
        <source>%n min for each player.</source>
        <translation>
            <numerusform>%n min par joueur.</numerusform>
            <numerusform>%n min par joueur.</numerusform>
        </translation>
    </message>
    <message>
        <source>From {origin}, in at {entry}, to {seat}</source>
        <translation>De {origin}, entre en {entry}, vers {seat}</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Son tour</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Votre partenaire</translation>
    </message>
    <message>
        <source>Board and cubes</source>
        <translation>Plateau et cubes</translation>
    </message>
    <message>
        <source>Glue the board onto card. Score the lines of the cubes, fold along them, and glue the flaps.</source>
        <translation>Collez le plateau sur du carton. Marquez les lignes des cubes, pliez vers l’arrière et collez les languettes.</translation>
    </message>
    <message>
        <source>Stick-on faces</source>
        <translation>Faces à coller</translation>
    </message>
    <message>
        <source>For wooden cubes. Four players need the faces with a dot; two don’t.</source>
        <translation>Pour des cubes en bois. À quatre, il faut les faces avec un point&#x202f;; à deux, on s’en passe.</translation>
    </message>
    <message>
        <source>Be the first team to line up five of its marks.</source>
        <translation>La première équipe qui aligne cinq de ses marques gagne.</translation>
    </message>
    <message>
        <source>Be the first to line up five of your marks.</source>
        <translation>Alignez cinco de vos marques avant l’autre.</translation>
    </message>
    <message>
        <source>Winners: {names}.</source>
        <translation>Victoire&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Four in a line: {side}, at move {number}.</source>
        <translation>Quatre alignés&#x202f;: {side}, au coup {number}.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message numerus="yes">
        <source>Stops five {marks}, which %n other moves would allow.</source>
        <translation>
            <numerusform>Empêche cinq {marks}, que %n autre coup permettrait.</numerusform>
            <numerusform>Empêche cinq {marks}, que %n autres coups permettraient.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best line of {marks} is down to {count}.</source>
        <translation>La meilleure ligne de {marks} tombe à {count}.</translation>
    </message>
    <message>
        <source>Nothing else stops five {marks}.</source>
        <translation>Rien d’autre n’empêche cinq {marks}.</translation>
    </message>
    <message>
        <source>broke your line</source>
        <translation>a cassé votre ligne</translation>
    </message>
    <message numerus="yes">
        <source>pushed %n of your cubes</source>
        <translation>
            <numerusform>a poussé un de vos cubes</numerusform>
            <numerusform>a poussé %n de vos cubes</numerusform>
        </translation>
    </message>
    <message>
        <source>has {count} {where}</source>
        <translation>en a {count} {where}</translation>
    </message>
    <message>
        <source>in at {entry}</source>
        <translation>entré en {entry}</translation>
    </message>
    <message>
        <source>{count} {marks} {where}</source>
        <translation>{count} {marks} {where}</translation>
    </message>
    <message>
        <source>{marks}: {cells}</source>
        <translation>{marks}&#x202f;: {cells}</translation>
    </message>
    <message>
        <source>{marks}: none</source>
        <translation>{marks}&#x202f;: pas encore</translation>
    </message>
    <message>
        <source>All other cubes are neutral</source>
        <translation>Tous les autres cubes sont neutres</translation>
    </message>
    <message>
        <source>{cell} for {seat}</source>
        <translation>{cell} pour {seat}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>rond</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>ronds</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Ronds</translation>
    </message>
    <message>
        <source>Choose the lifted cube again to put it back.</source>
        <translation>Choisissez de nouveau le cube levé pour le reposer.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>Choose one of the three ways to push the cube in.</source>
        <translation>Choisissez l’une des trois entrées pour pousser le cube.</translation>
    </message>
    <message>
        <source>Choose one of the two ways to push the cube in.</source>
        <translation>Choisissez l’une des deux entrées pour pousser le cube.</translation>
    </message>
    <message>
        <source>Point the dot at yourself</source>
        <translation>Tourner le point vers vous</translation>
    </message>
    <message>
        <source>Point the dot at your partner</source>
        <translation>Tourner le point vers votre partenaire</translation>
    </message>
    <message>
        <source>in row {number}</source>
        <translation>dans la rangée {number}</translation>
    </message>
    <message>
        <source>in column {letter}</source>
        <translation>dans la colonne {letter}</translation>
    </message>
    <message>
        <source>on a diagonal</source>
        <translation>en diagonale</translation>
    </message>
    <message>
        <source>row {line} slides left</source>
        <translation>la rangée {line} glisse à gauche</translation>
    </message>
    <message>
        <source>row {line} slides right</source>
        <translation>la rangée {line} glisse à droite</translation>
    </message>
    <message>
        <source>column {line} slides down</source>
        <translation>la colonne {line} descend</translation>
    </message>
    <message>
        <source>column {line} slides up</source>
        <translation>la colonne {line} monte</translation>
    </message>
    <message>
        <source>At {entry}, {slide} and completes a line of five {marks}: you would lose.</source>
        <translation>En {entry}, {slide} et complète une ligne de cinq {marks}&#x202f;: vous perdriez.</translation>
    </message>
    <message>
        <source>At {entry}, {slide} and gives you five {where}: you win.</source>
        <translation>En {entry}, {slide} et vous en donne cinq {where}&#x202f;: vous gagnez.</translation>
    </message>
    <message>
        <source>At {entry}, {slide}, and the game ends in a draw.</source>
        <translation>En {entry}, {slide}, et la partie est nulle.</translation>
    </message>
    <message>
        <source>At {entry}, {slide} and gives you {count} {where}.</source>
        <translation>En {entry}, {slide} et vous en donne {count} {where}.</translation>
    </message>
    <message>
        <source>At {entry}, {slide}, and your best line is down to {count}.</source>
        <translation>En {entry}, {slide}, et votre meilleure ligne tombe à {count}.</translation>
    </message>
    <message>
        <source>At {entry}, {slide}.</source>
        <translation>En {entry}, {slide}.</translation>
    </message>
    <message>
        <source>Take a cube from the edge.</source>
        <translation>Prenez un cube du bord.</translation>
    </message>
    <message>
        <source>Only the player it points at may take this cube later.</source>
        <translation>Seule la personne visée pourra reprendre ce cube.</translation>
    </message>
    <message>
        <source>Now it points at your partner, {seat}.</source>
        <translation>Il vise maintenant votre partenaire, {seat}.</translation>
    </message>
    <message>
        <source>Now it points at you, {seat}.</source>
        <translation>Il vous vise maintenant, {seat}.</translation>
    </message>
    <message>
        <source>Choose where the dot points.</source>
        <translation>Choisissez qui le point vise.</translation>
    </message>
    <message>
        <source>In the first round everyone takes a neutral one.</source>
        <translation>Au premier tour, chacun en prend un neutre.</translation>
    </message>
    <message>
        <source>Any neutral one will do.</source>
        <translation>N’importe quel cube neutre convient.</translation>
    </message>
    <message>
        <source>A neutral one, or a cross whose dot points at you.</source>
        <translation>Un cube neutre, ou une croix dont le point vous vise.</translation>
    </message>
    <message>
        <source>A neutral one, or a circle whose dot points at you.</source>
        <translation>Un cube neutre, ou un rond dont le point vous vise.</translation>
    </message>
    <message>
        <source>A neutral one, or a cross.</source>
        <translation>Un cube neutre, ou une croix.</translation>
    </message>
    <message>
        <source>A neutral one, or a circle.</source>
        <translation>Un cube neutre, ou un rond.</translation>
    </message>
    <message>
        <source>{entry}, way in from the right, pushes row {line} to the left</source>
        <translation>{entry}, entrée par la droite, pousse la rangée {line} vers la gauche</translation>
    </message>
    <message>
        <source>{entry}, way in from the left, pushes row {line} to the right</source>
        <translation>{entry}, entrée par la gauche, pousse la rangée {line} vers la droite</translation>
    </message>
    <message>
        <source>{entry}, way in from above, pushes column {line} down</source>
        <translation>{entry}, entrée par le haut, pousse la colonne {line} vers le bas</translation>
    </message>
    <message>
        <source>{entry}, way in from below, pushes column {line} up</source>
        <translation>{entry}, entrée par le bas, pousse la colonne {line} vers le haut</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>dot points at {seat}</source>
        <translation>le point vise {seat}</translation>
    </message>
    <message>
        <source>lifted</source>
        <translation>levé</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>peut être pris</translation>
    </message>
    <message>
        <source>inside: can’t be taken</source>
        <translation>à l’intérieur&#x202f;: ne peut pas être pris</translation>
    </message>
    <message>
        <source>your opponent’s: can’t be taken</source>
        <translation>à l’adversaire&#x202f;: ne peut pas être pris</translation>
    </message>
    <message>
        <source>not in the first round</source>
        <translation>pas au premier tour</translation>
    </message>
    <message>
        <source>your partner’s: can’t be taken</source>
        <translation>à votre partenaire&#x202f;: ne peut pas être pris</translation>
    </message>
    <message>
        <source>The dot points at you</source>
        <translation>Le point vous vise</translation>
    </message>
    <message>
        <source>The dot points at your partner</source>
        <translation>Le point vise votre partenaire</translation>
    </message>
</context>
<context>
    <name>Percent</name>
    <message>
        <source>{n}%</source>
        <translation>{n}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Phoenix</name>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>In cube order</source>
        <translation>Dans l’ordre des cubes</translation>
    </message>
    <message>
        <source>in column {place}</source>
        <translation>dans la colonne {place}</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <translation>Phoenix</translation>
    </message>
    <message>
        <source>Sort your line by the light</source>
        <translation>Rangez selon la lumière</translation>
    </message>
    <message>
        <source>30–45 min</source>
        <translation>30–45 min</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>{more} to {fewer} points after three hands.</source>
        <translation>{more} à {fewer} points après trois manches.</translation>
    </message>
    <message>
        <source>A random player starts</source>
        <translation>Le sort décide qui commence</translation>
    </message>
    <message>
        <source>Three hands. Most points win.</source>
        <translation>Trois manches. Qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Both have {points} after three hands.</source>
        <translation>Les deux ont {points} après trois manches.</translation>
    </message>
    <message>
        <source>That sorts the other line: your opponent would be first.</source>
        <translation>Cela range l’autre ligne&#x202f;: elle serait la première.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>The first hand; then you take turns.</source>
        <translation>La première manche&#x202f;; ensuite, on alterne.</translation>
    </message>
    <message>
        <source>This line now: {points}</source>
        <translation>Cette ligne maintenant&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>{name} starts the first hand</source>
        <translation>{name} commence la première manche</translation>
    </message>
    <message>
        <source>You start the first hand</source>
        <translation>Vous commencez la première manche</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>{name} resigned.</source>
        <translation>{name} a abandonné.</translation>
    </message>
    <message>
        <source>Your line follows the cubes: you’re first, and the hand ends.</source>
        <translation>Votre ligne suit les cubes&#x202f;: elle est la première, et la manche s’arrête.</translation>
    </message>
    <message>
        <source>Careful: the other line follows the cubes, and the hand ends.</source>
        <translation>Attention&#x202f;: l’autre ligne suit les cubes et la manche s’arrête.</translation>
    </message>
    <message>
        <source>The other line: {change}.</source>
        <translation>L’autre ligne&#x202f;: {change}.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisissez une carte</translation>
    </message>
    <message>
        <source>Play it, or discard it without effect.</source>
        <translation>Jouez-la, ou défaussez-la sans effet.</translation>
    </message>
    <message>
        <source>Your line: {change}.</source>
        <translation>Votre ligne&#x202f;: {change}.</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n cards, {card} on top</source>
        <translation>
            <numerusform>Défausse, %n carte, {card} dessus</numerusform>
            <numerusform>Défausse, %n cartes, {card} dessus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Pioche, %n carte</numerusform>
            <numerusform>Pioche, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Cube {place}, {colour}</source>
        <translation>Cube {place}, {colour}</translation>
    </message>
    <message>
        <source>Your place {place}, {colour}</source>
        <translation>Votre place {place}, {colour}</translation>
    </message>
    <message>
        <source>Opposite place {place}, {colour}</source>
        <translation>Place opposée {place}, {colour}</translation>
    </message>
    <message>
        <source>Swap the {colour} cube with place {places}</source>
        <translation>Échangez le cube {colour} avec la place {places}</translation>
    </message>
    <message>
        <source>Put the {colour} cube on place {places}</source>
        <translation>Mettez le cube {colour} à la place {places}</translation>
    </message>
    <message>
        <source>Swap the {colour} pawn with place {places}</source>
        <translation>Échangez le pion {colour} avec la place {places}</translation>
    </message>
    <message>
        <source>Put the {colour} pawn on place {places}</source>
        <translation>Mettez le pion {colour} à la place {places}</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Carte cachée</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, choisie</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Défausse, vide</translation>
    </message>
    <message>
        <source>{card} goes to the pile without effect.</source>
        <translation>{card} va à la défausse sans effet.</translation>
    </message>
    <message>
        <source>{card}: choose a pawn</source>
        <translation>{card}&#x202f;: choisissez un pion</translation>
    </message>
    <message>
        <source>{card}: choose a cube</source>
        <translation>{card}&#x202f;: choisissez un cube</translation>
    </message>
    <message>
        <source>{card}: choose a column</source>
        <translation>{card}&#x202f;: choisissez une colonne</translation>
    </message>
    <message>
        <source>{card}: press either end</source>
        <translation>{card}&#x202f;: touchez une extrémité</translation>
    </message>
    <message>
        <source>Discard {card} without effect</source>
        <translation>Défausser {card} sans effet</translation>
    </message>
    <message>
        <source>{piece}, picked up</source>
        <translation>{piece}, pris</translation>
    </message>
    <message>
        <source>{piece}, can go here</source>
        <translation>{piece}, peut aller ici</translation>
    </message>
    <message>
        <source>{piece}, can be moved</source>
        <translation>{piece}, peut être déplacé</translation>
    </message>
    <message>
        <source>points now</source>
        <translation>points actuels</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Hands 1+2+3</source>
        <translation>Manches 1+2+3</translation>
    </message>
    <message>
        <source>First to sort</source>
        <translation>Première ligne rangée</translation>
    </message>
    <message>
        <source>All six colours</source>
        <translation>Les six couleurs</translation>
    </message>
    <message>
        <source>Runs of 3 to 5</source>
        <translation>Suites de 3 à 5</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>left to draw</source>
        <translation>à piocher</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>défaussées</translation>
    </message>
    <message>
        <source>Played so far</source>
        <translation>Déjà joué</translation>
    </message>
    <message>
        <source>of</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>The pile ran out before anyone sorted a line.</source>
        <translation>La pioche s’est épuisée avant que quiconque ait rangé sa ligne.</translation>
    </message>
    <message>
        <source>{name}: {points} ({reasons}), {total} in all.</source>
        <translation>{name}&#x202f;: {points} ({reasons}), {total} en tout.</translation>
    </message>
    <message>
        <source>Press any key or click to continue</source>
        <translation>Appuyez sur une touche ou cliquez pour continuer</translation>
    </message>
    <message>
        <source>Run: {points}</source>
        <translation>Suite&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Runs: {points}</source>
        <translation>Suites&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Your line follows the cubes first.</source>
        <translation>Votre ligne suit les cubes la première.</translation>
    </message>
    <message>
        <source>Hand {number} of 3</source>
        <translation>Manche {number} sur 3</translation>
    </message>
    <message>
        <source>Hand {number} is over</source>
        <translation>Manche {number} terminée</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Turn {number} of 40</source>
        <translation>Tour {number} sur 40</translation>
    </message>
    <message>
        <source>First to sort: {points}</source>
        <translation>Première ligne rangée&#x202f;: {points}</translation>
    </message>
    <message>
        <source>All six colours: {points}</source>
        <translation>Les six couleurs&#x202f;: {points}</translation>
    </message>
    <message>
        <source>{name}’s line follows the cubes first.</source>
        <translation>La ligne de {name} suit les cubes la première.</translation>
    </message>
    <message>
        <source>Final score {one}–{two}</source>
        <translation>Score final {one}–{two}</translation>
    </message>
    <message>
        <source>First to have all pawns in order</source>
        <translation>Tous ses pions en ordre avant l’autre</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Glue it onto card.</source>
        <translation>Collez-le sur du carton.</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Fold them at the heads, glue them back to back, and bend out the flaps so they stand.</source>
        <translation>Pliez-les à la tête, collez-les dos à dos et écartez les languettes&#x202f;: ils tiennent debout.</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Score the lines, fold along them, and glue the flaps.</source>
        <translation>Marquez les lignes, pliez vers l’arrière et collez les languettes.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Print them on card, or put the paper in sleeves.</source>
        <translation>Imprimez-les sur du carton, ou glissez le papier dans des pochettes.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Two games.</source>
        <translation>Deux parties.</translation>
    </message>
    <message>
        <source>Runs of {few} to {many}</source>
        <translation>Suites de {few} à {many}</translation>
    </message>
    <message>
        <source>Bring your pawns into the order of the cubes. After three hands, most points win.</source>
        <translation>Mettez vos pions dans l’ordre des cubes. Après trois manches, qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Hand {number} of 3 · {points}</source>
        <translation>Manche {number} sur 3 · {points}</translation>
    </message>
    <message>
        <source>Your turn · hand {number} · {points}</source>
        <translation>À vous · manche {number} · {points}</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spectre</translation>
    </message>
    <message>
        <source>How long the cubes keep their order.</source>
        <translation>Combien de temps l’ordre des cubes dure.</translation>
    </message>
    <message>
        <source>One spectrum for all of them.</source>
        <translation>Un seul spectre pour toutes.</translation>
    </message>
    <message>
        <source>Your line: {points}</source>
        <translation>Votre ligne&#x202f;: {points}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Every hand</source>
        <translation>Chaque manche</translation>
    </message>
    <message>
        <source>They are laid out anew each time</source>
        <translation>Ils sont posés à neuf à chaque fois</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>They stay as the last hand left them</source>
        <translation>Ils restent comme la dernière manche les laisse</translation>
    </message>
    <message>
        <source>Best turn: {name}, {points} more, in hand {number}.</source>
        <translation>Meilleur tour&#x202f;: {name}, {points} de plus, à la manche {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Best hand: {name}, %n points in hand {number}.</source>
        <translation>
            <numerusform>Meilleure manche&#x202f;: {name}, %n point à la manche {number}.</numerusform>
            <numerusform>Meilleure manche&#x202f;: {name}, %n points à la manche {number}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes no points for now.</source>
        <translation>Ne change aucun point pour l’instant.</translation>
    </message>
    <message>
        <source>Both lines stay as they are.</source>
        <translation>Les deux lignes restent comme elles sont.</translation>
    </message>
    <message>
        <source>Your line is sorted, and you are first.</source>
        <translation>Votre ligne est rangée la première.</translation>
    </message>
    <message numerus="yes">
        <source>Brings your line nearer: at least %n cards from sorted.</source>
        <translation>
            <numerusform>Rapproche votre ligne&#x202f;: au moins à %n carte de l’ordre.</numerusform>
            <numerusform>Rapproche votre ligne&#x202f;: au moins à %n cartes de l’ordre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets the other line back: at least %n cards from sorted.</source>
        <translation>
            <numerusform>Éloigne l’autre ligne&#x202f;: au moins à %n carte de l’ordre.</numerusform>
            <numerusform>Éloigne l’autre ligne&#x202f;: au moins à %n cartes de l’ordre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other line: {points}</source>
        <translation>L’autre ligne&#x202f;: {points}</translation>
    </message>
    <message>
        <source>ended the hand</source>
        <translation>a fini la manche</translation>
    </message>
    <message>
        <source>changed the cubes</source>
        <translation>a changé les cubes</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>a défaussé {card}</translation>
    </message>
    <message>
        <source>took your {colour}</source>
        <translation>a pris votre {colour}</translation>
    </message>
    <message>
        <source>{name}: the line is worth {points} now</source>
        <translation>{name}&#x202f;: la ligne vaut maintenant {points}</translation>
    </message>
    <message>
        <source>Cubes from left to right: {colours}</source>
        <translation>Cubes de gauche à droite&#x202f;: {colours}</translation>
    </message>
    <message>
        <source>Your line: {colours}</source>
        <translation>Votre ligne&#x202f;: {colours}</translation>
    </message>
    <message>
        <source>{name}: {colours}</source>
        <translation>{name}&#x202f;: {colours}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Votre main&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Your line is worth {points} now</source>
        <translation>Votre ligne vaut maintenant {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n cards from sorted</source>
        <translation>
            <numerusform>Au moins à %n carte de l’ordre</numerusform>
            <numerusform>Au moins à %n cartes de l’ordre</numerusform>
        </translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>Swap two cubes side by side</source>
        <translation>Échangez deux cubes voisins</translation>
    </message>
    <message>
        <source>Swap two of your pawns side by side</source>
        <translation>Échangez deux de vos pions voisins</translation>
    </message>
    <message>
        <source>Cube: {colour}</source>
        <translation>Cube&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Pawn: {colour}</source>
        <translation>Pion&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Drawing who starts</source>
        <translation>On tire au sort qui commence</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Vous piochez une carte</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The cards decide that.</source>
        <translation>Ce sont les cartes qui en décident.</translation>
    </message>
    <message>
        <source>You don’t have {card} in your hand.</source>
        <translation>Vous n’avez pas {card} en main.</translation>
    </message>
    <message>
        <source>{card} can’t go past the end: move {number} places, or choose another piece.</source>
        <translation>{card} ne peut pas dépasser le bout&#x202f;: {number} places, ou une autre pièce.</translation>
    </message>
    <message numerus="yes">
        <source>at least %n cards</source>
        <translation>
            <numerusform>au moins %n carte</numerusform>
            <numerusform>au moins %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>from sorted</source>
        <translation>pour la ranger</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Permutation</source>
        <translation>Permutation</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Modification</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Rotation: 1 and 10</source>
        <translation>Rotation&#x202f;: 1 et 10</translation>
    </message>
    <message>
        <source>Draws a card</source>
        <translation>Pioche une carte</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} pioche une carte</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ou {last}</translation>
    </message>
    <message>
        <source>{before} → {after} points</source>
        <translation>{before} → {after} points</translation>
    </message>
    <message>
        <source>Choose a card from your hand</source>
        <translation>Choisir une carte de votre main</translation>
    </message>
    <message>
        <source>Discard the chosen card</source>
        <translation>Défausser la carte choisie</translation>
    </message>
    <message>
        <source>Draws {card}</source>
        <translation>Pioche {card}</translation>
    </message>
    <message>
        <source>Hand {number} is dealt</source>
        <translation>La manche {number} est distribuée</translation>
    </message>
    <message>
        <source>{card} moves a pawn exactly {number} places: not from {here} to {there}.</source>
        <translation>{card} déplace un pion d’exactement {number} places&#x202f;: pas de {here} à {there}.</translation>
    </message>
    <message>
        <source>{card} swaps pawns exactly {number} apart: not {here} and {there}.</source>
        <translation>{card} échange des pions à {number} places exactement&#x202f;: pas {here} et {there}.</translation>
    </message>
    <message>
        <source>Rotation swaps the two ends of your line: press place 1 or 10.</source>
        <translation>La Rotation échange les deux bouts de votre ligne&#x202f;: touchez la place 1 ou 10.</translation>
    </message>
    <message>
        <source>{card} moves a cube exactly {number} places: not from {here} to {there}.</source>
        <translation>{card} déplace un cube d’exactement {number} places&#x202f;: pas de {here} à {there}.</translation>
    </message>
    <message>
        <source>Exchange swaps the two pawns of one column.</source>
        <translation>L’Échange échange les deux pions d’une colonne.</translation>
    </message>
    <message>
        <source>at least {before} → {after}</source>
        <translation>au moins {before} → {after}</translation>
    </message>
    <message>
        <source>Move one of your pawns {number} places</source>
        <translation>Déplacez un de vos pions de {number} places</translation>
    </message>
    <message>
        <source>Swap two of your pawns {number} apart</source>
        <translation>Échangez deux pions à {number} places</translation>
    </message>
    <message>
        <source>Swap the two ends of your line</source>
        <translation>Échangez les deux bouts de votre ligne</translation>
    </message>
    <message>
        <source>Move a cube two places</source>
        <translation>Déplacez un cube de deux places</translation>
    </message>
    <message>
        <source>Swap with the pawn straight across</source>
        <translation>Échangez avec le pion d’en face</translation>
    </message>
    <message>
        <source>Discards a Movement {number}</source>
        <translation>Défausse un Mouvement {number}</translation>
    </message>
    <message>
        <source>Discards a Permutation {number}</source>
        <translation>Défausse une Permutation {number}</translation>
    </message>
    <message>
        <source>Discards a Rotation</source>
        <translation>Défausse une Rotation</translation>
    </message>
    <message>
        <source>Discards a Modification {number}</source>
        <translation>Défausse une Modification {number}</translation>
    </message>
    <message>
        <source>Discards an Exchange</source>
        <translation>Défausse un Échange</translation>
    </message>
    <message>
        <source>Exchange in column {place}</source>
        <translation>Échange dans la colonne {place}</translation>
    </message>
    <message>
        <source>{card}: {here} and {there}</source>
        <translation>{card}&#x202f;: {here} et {there}</translation>
    </message>
    <message>
        <source>{card}: {here} to {there}</source>
        <translation>{card}&#x202f;: de {here} à {there}</translation>
    </message>
    <message>
        <source>{card}: cube {here} to {there}</source>
        <translation>{card}&#x202f;: cube {here} à {there}</translation>
    </message>
    <message>
        <source>{card}: cubes {here} and {there}</source>
        <translation>{card}&#x202f;: cubes {here} et {there}</translation>
    </message>
</context>
<context>
    <name>Pips</name>
    <message>
        <source>{label}: {pips} of {total}</source>
        <translation>{label}&#x202f;: {pips} sur {total}</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Computer {number} · level {level}</source>
        <translation>Ordinateur {number} · niveau {level}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Level {level} ({number})</source>
        <translation>Niveau {level} ({number})</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>Computer · level {level}</source>
        <translation>Ordinateur · niveau {level}</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>The position in words</source>
        <translation>La position en mots</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>{name}: {standing}</source>
        <translation>{name}&#x202f;: {standing}</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>This line is 50 mm long. If yours isn’t, print at 100%, not fitted to the page.</source>
        <translation>Cette ligne mesure 50 mm. Sinon, imprimez à 100&#xa0;%, sans ajuster à la page.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Booklet to fold</source>
        <translation>Règles à plier</translation>
    </message>
    <message>
        <source>Rules on one page</source>
        <translation>Règles en une page</translation>
    </message>
    <message>
        <source>Pieces to cut out</source>
        <translation>Pièces à découper</translation>
    </message>
    <message>
        <source>Your original booklet</source>
        <translation>Votre livret d’origine</translation>
    </message>
    <message>
        <source>Print on one side or on both.</source>
        <translation>Imprimez sur une face ou sur les deux.</translation>
    </message>
    <message>
        <source>Print on both sides, flipped on the short edge. Fold all the sheets together once.</source>
        <translation>Imprimez recto verso, en retournant par le petit côté. Pliez toutes les feuilles une fois.</translation>
    </message>
    <message>
        <source>One page to keep beside the game.</source>
        <translation>Une page à garder près du jeu.</translation>
    </message>
    <message>
        <source>Print at 100%, not fitted to the page, on one side.</source>
        <translation>Imprimez à 100&#xa0;%, sans ajuster à la page, sur une face.</translation>
    </message>
    <message>
        <source>As it is on your shelf, in its own language.</source>
        <translation>Tel qu’il est sur votre étagère, dans sa langue.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{few} to {many} players</source>
        <translation>De {few} à {many} joueurs</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>{few} or {many} players</source>
        <translation>{few} ou {many} joueurs</translation>
    </message>
    <message numerus="yes">
        <source>Preview, %n pages</source>
        <translation>
            <numerusform>Aperçu, %n page</numerusform>
            <numerusform>Aperçu, %n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} sur {total}</translation>
    </message>
    <message>
        <source>Rules and booklet side by side</source>
        <translation>Règles et livret côte à côte</translation>
    </message>
    <message>
        <source>Each paragraph beside the booklet’s passage, in the booklet’s language.</source>
        <translation>Chaque paragraphe à côté du passage du livret, dans la langue du livret.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nos règles</translation>
    </message>
    <message>
        <source>p. {number}</source>
        <translation>p. {number}</translation>
    </message>
    <message>
        <source>{game} – rulebook</source>
        <translation>{game} – règles du jeu</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Save as PDF (Ctrl+S)</source>
        <translation>Enregistrer en PDF (Ctrl+S)</translation>
    </message>
    <message>
        <source>The pages go from 1 to {count}. Type 2, or 1-3, or 1, 4.</source>
        <translation>Les pages vont de 1 à {count}. Écrivez 2, ou 1-3, ou 1, 4.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>This can’t be printed</source>
        <translation>Impression impossible</translation>
    </message>
    <message>
        <source>The file can’t be saved</source>
        <translation>Le fichier ne peut pas être écrit</translation>
    </message>
    <message>
        <source>The printer isn’t accepting pages right now.</source>
        <translation>L’imprimante n’accepte pas de pages pour l’instant.</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Les règles en une page</translation>
    </message>
</context>
<context>
    <name>PromptBlock</name>
    <message>
        <source>Play it</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Play it (Shift+H)</source>
        <translation>Jouer ce coup (Maj+H)</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message>
        <source>Hide the aim of the game</source>
        <translation>Masquer le but du jeu</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>New to you: {title}. A lesson of {minutes} min.</source>
        <translation>Nouveau pour vous&#x202f;: {title}. Une leçon de {minutes} min.</translation>
    </message>
    <message>
        <source>Aim: {aim}</source>
        <translation>But&#x202f;: {aim}</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>Before your turn</source>
        <translation>Avant votre tour</translation>
    </message>
    <message>
        <source>Folds away with your first move.</source>
        <translation>Se referme à votre premier coup.</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>ResultBlock</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Look at it in the review</source>
        <translation>Le voir dans l’analyse</translation>
    </message>
    <message>
        <source>Change the setup</source>
        <translation>Changer les réglages</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Check the dice</source>
        <translation>Vérifier les dés</translation>
    </message>
    <message>
        <source>Check the shuffle</source>
        <translation>Vérifier le mélange</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help used %n times</source>
        <translation>
            <numerusform>aide demandée %n fois</numerusform>
            <numerusform>aide demandée %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free take-backs</source>
        <translation>
            <numerusform>%n reprise libre</numerusform>
            <numerusform>%n reprises libres</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>Turning point: move {number}</source>
        <translation>Tournant&#x202f;: coup {number}</translation>
    </message>
    <message>
        <source>From then on you led.</source>
        <translation>Dès lors, vous meniez.</translation>
    </message>
    <message>
        <source>From then on {name} led.</source>
        <translation>Dès lors, avantage à {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone</source>
        <translation>
            <numerusform>%n coup repris</numerusform>
            <numerusform>%n coups repris</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{percent} reviewed</source>
        <translation>{percent} évalué</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The computer couldn’t review this game.</source>
        <translation>L’ordinateur n’a pas pu évaluer cette partie.</translation>
    </message>
    <message>
        <source>Looking at every position…</source>
        <translation>Examen de toutes les positions…</translation>
    </message>
    <message>
        <source>No move changed the chances much.</source>
        <translation>Aucun coup n’a beaucoup changé les chances.</translation>
    </message>
    <message>
        <source>Biggest swings</source>
        <translation>Plus grands revirements</translation>
    </message>
    <message>
        <source>Show me what comes next</source>
        <translation>Montrez-moi la suite</translation>
    </message>
    <message>
        <source>This game stays as it is.</source>
        <translation>Cette partie reste telle quelle.</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>better for the computer</source>
        <translation>mieux pour l’ordinateur</translation>
    </message>
    <message>
        <source>better for the others</source>
        <translation>mieux pour les autres</translation>
    </message>
    <message>
        <source>better for you</source>
        <translation>mieux pour vous</translation>
    </message>
    <message>
        <source>better for {side}</source>
        <translation>mieux pour {side}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Until the game is over, only your own moves are reviewed, by what you could know.</source>
        <translation>Pendant la partie, seuls vos coups sont évalués, d’après ce que vous pouviez savoir.</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Un coup en arrière (gauche)</translation>
    </message>
    <message>
        <source>Play through (Space)</source>
        <translation>Dérouler (espace)</translation>
    </message>
    <message>
        <source>One move forward (Right)</source>
        <translation>Un coup en avant (droite)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Play through, or stop</source>
        <translation>La dérouler, ou arrêter</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Quitter l’analyse</translation>
    </message>
    <message>
        <source>Your chance of winning</source>
        <translation>Vos chances de gagner</translation>
    </message>
    <message>
        <source>Chance of winning: {side}</source>
        <translation>Chances de gagner&#x202f;: {side}</translation>
    </message>
    <message>
        <source>This move isn’t reviewed</source>
        <translation>Un coup qui n’est pas évalué</translation>
    </message>
    <message numerus="yes">
        <source>forces a win in %n moves.</source>
        <translation>
            <numerusform>force le gain, en %n coup.</numerusform>
            <numerusform>force le gain, en %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance of winning goes from {before} to {after}.</source>
        <translation>Les chances de gagner passent de {before} à {after}.</translation>
    </message>
    <message>
        <source>A good move</source>
        <translation>Un bon coup</translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Pas encore évalué</translation>
    </message>
    <message>
        <source>You played: {move}.</source>
        <translation>Vous avez joué&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>{name} played: {move}.</source>
        <translation>{name} a joué&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>You can try again once the game is over: until then it would show what others hold.</source>
        <translation>Vous pourrez réessayer quand la partie sera finie&#x202f;: avant, cela montrerait ce que les autres ont en main.</translation>
    </message>
    <message>
        <source>You missed a win</source>
        <translation>Vous avez manqué le gain</translation>
    </message>
    <message>
        <source>{name} missed a win</source>
        <translation>{name} a manqué le gain</translation>
    </message>
    <message>
        <source>This cost you the lead</source>
        <translation>Cela vous a coûté l’avantage</translation>
    </message>
    <message>
        <source>A mistake</source>
        <translation>Un faux pas</translation>
    </message>
    <message>
        <source>A mistake by {name}</source>
        <translation>Un faux pas de {name}</translation>
    </message>
    <message>
        <source>There was a better move</source>
        <translation>Il y avait mieux</translation>
    </message>
    <message>
        <source>would win about {percent} of the time.</source>
        <translation>donnerait environ {percent} de chances de gagner.</translation>
    </message>
    <message>
        <source>Then perhaps: {line}.</source>
        <translation>La suite pourrait être&#x202f;: {line}.</translation>
    </message>
    <message>
        <source>The game continues from here</source>
        <translation>La partie continue à partir d’ici</translation>
    </message>
    <message>
        <source>won at move {number}</source>
        <translation>a gagné au coup {number}</translation>
    </message>
    <message>
        <source>moved first</source>
        <translation>a joué en premier</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Where to search</source>
        <translation>Où chercher</translation>
    </message>
    <message>
        <source>{game}, rulebook</source>
        <translation>{game}, règles du jeu</translation>
    </message>
    <message>
        <source>This book · {n}</source>
        <translation>Ces règles · {n}</translation>
    </message>
    <message>
        <source>All books · {n}</source>
        <translation>Toutes · {n}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Bigger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Open in a new window</source>
        <translation>Ouvrir dans une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Open as a page</source>
        <translation>Ouvrir en pleine page</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Language, text size and printing</source>
        <translation>Langue, taille du texte et impression</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Print (Ctrl+P)</source>
        <translation>Imprimer (Ctrl+P)</translation>
    </message>
    <message>
        <source>Language of the rulebook</source>
        <translation>Langue des règles</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>From the booklet</source>
        <translation>Du livret</translation>
    </message>
    <message>
        <source>From other sources</source>
        <translation>D’autres sources</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Reconstitué</translation>
    </message>
    <message>
        <source>Boardroom’s decision</source>
        <translation>Décision de Boardroom</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Contre l’ordinateur</translation>
    </message>
    <message>
        <source>Add booklets from your boxes</source>
        <translation>Ajouter les livrets de vos boîtes</translation>
    </message>
    <message>
        <source>Inside a paragraph, a letter is about the words before it.</source>
        <translation>Dans un paragraphe, une lettre concerne les mots qui la précèdent.</translation>
    </message>
    <message>
        <source>Show what happens</source>
        <translation>Montrer ce qui se passe</translation>
    </message>
    <message>
        <source>Back to the figure</source>
        <translation>Revenir à la figure</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Entre personnes</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Deux personnes</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Previous (Shift+F3)</source>
        <translation>Précédent (Maj+F3)</translation>
    </message>
    <message>
        <source>Next (F3)</source>
        <translation>Suivant (F3)</translation>
    </message>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} sur {total}</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>How Boardroom plays it</source>
        <translation>Comment Boardroom tranche</translation>
    </message>
    <message>
        <source>Figure {number}</source>
        <translation>Figure {number}</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Revenir où vous étiez</translation>
    </message>
    <message>
        <source>Same passage in the other book</source>
        <translation>Le même passage dans l’autre texte</translation>
    </message>
    <message>
        <source>Print, or save as PDF</source>
        <translation>Imprimer, ou enregistrer en PDF</translation>
    </message>
    <message>
        <source>Show in the booklet</source>
        <translation>Montrer dans le livret</translation>
    </message>
    <message>
        <source>Show in our rules</source>
        <translation>Montrer dans nos règles</translation>
    </message>
    <message>
        <source>The other book says nothing about this.</source>
        <translation>Rien dans l’autre texte ne correspond à ceci.</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Search all rulebooks</source>
        <translation>Chercher dans toutes les règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Your original booklet</source>
        <translation>Votre livret d’origine</translation>
    </message>
</context>
<context>
    <name>Salt</name>
    <message>
        <source>Add your own randomness</source>
        <translation>Ajoutez votre part de hasard</translation>
    </message>
    <message>
        <source>The program has picked its secret number. This is its fingerprint.</source>
        <translation>Le programme a tiré son secret, et voici son empreinte.</translation>
    </message>
    <message>
        <source>Or move the mouse around here</source>
        <translation>Ou bougez la souris ici</translation>
    </message>
    <message>
        <source>Type anything</source>
        <translation>Tapez n’importe quoi</translation>
    </message>
    <message>
        <source>What you add now counts too, so nobody can choose what comes up.</source>
        <translation>Ce que vous ajoutez maintenant décide avec lui&#x202f;: personne ne peut choisir ce qui sort.</translation>
    </message>
    <message>
        <source>Several of you? Add to the same line, one after the other.</source>
        <translation>Vous êtes plusieurs&#x202f;? Ajoutez à la même ligne, chacun à son tour.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>That’s too long: {number} characters at most.</source>
        <translation>C’est trop long&#x202f;: {number} caractères au plus.</translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message>
        <source>Drawn</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Vous avez perdu</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Parcourir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{what} {game}, {when}</source>
        <translation>{what} {game}, {when}</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Supprimer cette partie</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>This game isn’t installed.</source>
        <translation>Ce jeu n’est pas installé.</translation>
    </message>
    <message>
        <source>Rescue what can be read</source>
        <translation>Récupérer ce qui est lisible</translation>
    </message>
    <message>
        <source>The previous version was used instead.</source>
        <translation>La version précédente a été utilisée à la place.</translation>
    </message>
    <message>
        <source>Nothing is lost: it is kept as {file}.</source>
        <translation>Rien n’est perdu&#x202f;: il est conservé sous {file}.</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>En afficher %n de plus</numerusform>
            <numerusform>En afficher %n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Game deleted.</source>
        <translation>Partie supprimée.</translation>
    </message>
    <message>
        <source>Nothing in it could be rescued.</source>
        <translation>Rien n’a pu être récupéré.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>File removed.</source>
        <translation>Fichier retiré.</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoire partagée</translation>
    </message>
    <message numerus="yes">
        <source>Rescued: a game with %n moves.</source>
        <translation>
            <numerusform>Récupérée&#x202f;: une partie de %n coup.</numerusform>
            <numerusform>Récupérée&#x202f;: une partie de %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still on the table</source>
        <translation>Encore sur la table</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>From games that aren’t installed</source>
        <translation>De jeux qui ne sont pas installés</translation>
    </message>
    <message>
        <source>Files that can’t be opened</source>
        <translation>Fichiers inutilisables</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Aucune partie enregistrée</translation>
    </message>
    <message>
        <source>Games are saved after every move, and appear here.</source>
        <translation>Les parties s’enregistrent seules après chaque coup et apparaissent ici.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>This game can’t be saved. {why} {folder}</source>
        <translation>Cette partie ne peut pas être enregistrée. {why} {folder}</translation>
    </message>
    <message>
        <source>Close without saving?</source>
        <translation>Fermer sans enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>Saved as {file}. The usual place doesn’t work: {why}</source>
        <translation>Enregistrée sous {file}. À sa place habituelle, c’est impossible&#x202f;: {why}</translation>
    </message>
    <message>
        <source>The game can’t be saved there</source>
        <translation>La partie ne peut pas être enregistrée là</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Laisser ouvert</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>{few} or {many} players</source>
        <translation>{few} ou {many} joueurs</translation>
    </message>
    <message>
        <source>{few}–{many} players</source>
        <translation>{few}–{many} joueurs</translation>
    </message>
    <message>
        <source>Your disk space is used up.</source>
        <translation>Votre espace sur le disque est épuisé.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Le disque est en lecture seule.</translation>
    </message>
    <message>
        <source>Boardroom isn’t allowed to write there.</source>
        <translation>Boardroom n’a pas le droit d’écrire à cet endroit.</translation>
    </message>
    <message>
        <source>The folder doesn’t exist.</source>
        <translation>Le dossier n’existe pas.</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>Almost always beats level {level}</source>
        <translation>Bat presque toujours le niv. {level}</translation>
    </message>
    <message>
        <source>Beats level {level} in {wins} of 10</source>
        <translation>Bat le niv. {level}&#x202f;: {wins} sur 10</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>Il y a un fichier là où il faudrait un dossier.</translation>
    </message>
    <message>
        <source>There is a folder where a file should be.</source>
        <translation>Il y a un dossier là où il faudrait un fichier.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Le disque a un défaut.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Le nom est trop long.</translation>
    </message>
    <message>
        <source>Complete beginner</source>
        <translation>Sans expérience</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Solid player</source>
        <translation>De force moyenne</translation>
    </message>
    <message>
        <source>Strong player</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Le fichier n’est plus là.</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Against level {level}: wins {wins} and draws {draws} of 10</source>
        <translation>Contre le niveau {level}&#x202f;: {wins} victoires et {draws} nulles sur 10</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Le fichier est illisible.</translation>
    </message>
    <message>
        <source>This isn’t a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>The file is too big to be a game.</source>
        <translation>Le fichier est trop gros pour être une partie.</translation>
    </message>
    <message>
        <source>The file breaks off in the middle.</source>
        <translation>Le fichier s’arrête au milieu.</translation>
    </message>
    <message>
        <source>This isn’t a Boardroom file.</source>
        <translation>Ce n’est pas un fichier de Boardroom.</translation>
    </message>
    <message>
        <source>Something in the file is wrong.</source>
        <translation>Quelque chose dans le fichier n’est pas comme il faut.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of Boardroom.</source>
        <translation>Il vient d’une version plus récente de Boardroom.</translation>
    </message>
    <message>
        <source>This game isn’t installed here.</source>
        <translation>Ce jeu n’est pas installé ici.</translation>
    </message>
    <message>
        <source>It contains impossible moves.</source>
        <translation>Les coups qu’il contient sont impossibles.</translation>
    </message>
    <message>
        <source>The file can’t be opened.</source>
        <translation>Le fichier est inutilisable.</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>Place {n}</source>
        <translation>{n}e place</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réfléchit</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Highlight what you can choose</source>
        <translation>Marquer tout ce qui peut être pris</translation>
    </message>
    <message>
        <source>Coordinates on the board</source>
        <translation>Coordonnées sur le plateau</translation>
    </message>
    <message>
        <source>Ask before a likely mistake</source>
        <translation>Prévenir avant un faux pas probable</translation>
    </message>
    <message>
        <source>Ask before resigning</source>
        <translation>Demander avant d’abandonner</translation>
    </message>
    <message>
        <source>Status line at the bottom of the window</source>
        <translation>Ligne d’état en bas de la fenêtre</translation>
    </message>
    <message>
        <source>Press any key to skip an animation.</source>
        <translation>N’importe quelle touche saute l’animation.</translation>
    </message>
    <message>
        <source>How long a computer may think about a move. Longer is stronger.</source>
        <translation>Combien de temps l’ordinateur peut réfléchir à un coup. Plus c’est long, plus il est fort.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Only its author can fix that.</source>
        <translation>Seul son auteur peut y changer quelque chose.</translation>
    </message>
    <message>
        <source>Perhaps there is a newer version.</source>
        <translation>Il en existe peut-être une version plus récente.</translation>
    </message>
    <message>
        <source>Version {version}, {name} in the plug-in folder</source>
        <translation>Version {version}, {name} dans le dossier des extensions</translation>
    </message>
    <message>
        <source>Version {version}, installed as {name}</source>
        <translation>Version {version}, installé comme {name}</translation>
    </message>
    <message>
        <source>A game is a program: it can do anything on this computer that you can. Only add games from people you trust. Changes take effect at the next start.</source>
        <translation>Un jeu est un programme&#x202f;: il peut faire sur cet ordinateur tout ce que vous pouvez y faire. Ne prenez que des jeux de personnes de confiance. Un changement prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>Open the plug-in folder</source>
        <translation>Ouvrir le dossier des extensions</translation>
    </message>
    <message>
        <source>Games you added</source>
        <translation>Jeux ajoutés</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Non chargés</translation>
    </message>
    <message>
        <source>There is no game in it. A game is a file whose name ends in .whl.</source>
        <translation>Il n’y a pas de jeu dedans. Un jeu est un fichier dont le nom se termine par .whl.</translation>
    </message>
    <message>
        <source>Another game has the same name: {other}. Remove one of the two.</source>
        <translation>Un autre jeu porte le même nom&#x202f;: {other}. Retirez l’un des deux.</translation>
    </message>
    <message>
        <source>It needs a newer Boardroom. Update Boardroom to play it.</source>
        <translation>Il lui faut une version plus récente de Boardroom. Mettez Boardroom à jour pour y jouer.</translation>
    </message>
    <message>
        <source>A game can’t have this name.</source>
        <translation>Aucun jeu ne peut porter ce nom.</translation>
    </message>
    <message>
        <source>One of Boardroom’s own games has the same name.</source>
        <translation>Un des jeux de Boardroom porte le même nom.</translation>
    </message>
    <message>
        <source>It doesn’t say which Boardroom it was made for.</source>
        <translation>Il ne dit pas pour quel Boardroom il a été fait.</translation>
    </message>
    <message>
        <source>It can’t be loaded.</source>
        <translation>Il ne peut pas être chargé.</translation>
    </message>
    <message>
        <source>Part of it is missing.</source>
        <translation>Il lui manque une partie.</translation>
    </message>
    <message>
        <source>Details are in {file}.</source>
        <translation>Les détails sont dans {file}.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>What the others did, beside the table, whenever it’s your turn again.</source>
        <translation>Ce que les autres ont fait, à côté de la table, chaque fois que c’est à nouveau votre tour.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Point out what you can form</source>
        <translation>Signaler ce qui peut être formé</translation>
    </message>
    <message>
        <source>Throw my dice for me</source>
        <translation>Lancer mes dés pour moi</translation>
    </message>
    <message>
        <source>Lay tiles at once, without a second press</source>
        <translation>Poser les tuiles d’emblée, sans confirmer</translation>
    </message>
    <message>
        <source>Games from the plug-in folder</source>
        <translation>Jeux du dossier des extensions</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Jouer les sons</translation>
    </message>
    <message>
        <source>Cards, dice and pieces</source>
        <translation>Cartes, dés et pièces</translation>
    </message>
    <message>
        <source>Your turn, the last seconds, the result</source>
        <translation>Votre tour, les dernières secondes, le résultat</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>When it concerns me</source>
        <translation>Si cela me concerne</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Selon le niveau</translation>
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
        <translation>Coups</translation>
    </message>
    <message>
        <source>Type a move (Ctrl+T)</source>
        <translation>Saisir un coup (Ctrl+T)</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Saisir un coup</translation>
    </message>
    <message>
        <source>Pause or continue (P)</source>
        <translation>Pause ou reprise (P)</translation>
    </message>
    <message>
        <source>How fast the computers play</source>
        <translation>Vitesse des ordinateurs</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Type a move, like {example}</source>
        <translation>Saisissez un coup, par exemple {example}</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message numerus="yes">
        <source>%n more, not played by one person against computers</source>
        <translation>
            <numerusform>%n autre, qui n’oppose pas une personne à des ordinateurs</numerusform>
            <numerusform>%n autres, qui n’opposent pas une personne à des ordinateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Your finished games alone against computers, from the first move. Games with hints or undone moves are listed separately. Deleted games no longer count.</source>
        <translation>Comptées d’après vos parties terminées&#x202f;: une personne contre des ordinateurs, depuis le premier coup. Celles avec des indices ou des coups repris sont à part. Une partie supprimée ne compte plus.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagées</translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n from a position, a file or another game</source>
        <translation>
            <numerusform>Non comptée&#x202f;: %n partie venue d’une position, d’un fichier ou d’une autre partie</numerusform>
            <numerusform>Non comptées&#x202f;: %n parties venues d’une position, d’un fichier ou d’une autre partie</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} won · {drawn} shared · {lost} lost</source>
        <translation>Gagnées {won} · Partagées {drawn} · Perdues {lost}</translation>
    </message>
    <message>
        <source>No finished games yet</source>
        <translation>Aucune partie terminée</translation>
    </message>
    <message>
        <source>Finish a game against the computer, and it counts here.</source>
        <translation>Terminez une partie contre l’ordinateur, et elle sera comptée ici.</translation>
    </message>
    <message>
        <source>Dice statistics</source>
        <translation>Statistiques des lancers</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulles</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec de l’aide</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Niveau {level}</translation>
    </message>
    <message>
        <source>{won} won · {drawn} drawn · {lost} lost</source>
        <translation>Gagnées {won} · Nulles {drawn} · Perdues {lost}</translation>
    </message>
</context>
<context>
    <name>SwingList</name>
    <message>
        <source>After move {number}, chance</source>
        <translation>Après le coup {number}, le hasard</translation>
    </message>
    <message>
        <source>Move {number}, you</source>
        <translation>Coup {number}, vous</translation>
    </message>
    <message>
        <source>Move {number}, computer</source>
        <translation>Coup {number}, ordinateur</translation>
    </message>
    <message>
        <source>Move {number}, {name}</source>
        <translation>Coup {number}, {name}</translation>
    </message>
    <message>
        <source>from {before} to {after}</source>
        <translation>de {before} à {after}</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message numerus="yes">
        <source>%n cards discarded</source>
        <translation>
            <numerusform>%n carte défaussée</numerusform>
            <numerusform>%n cartes défaussées</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever holds it may put it on another pile, which then can’t discard, or cancel a green swap.</source>
        <translation>Qui le tient peut le poser sur une autre pile, d’où plus rien ne part, ou annuler un échange vert.</translation>
    </message>
    <message>
        <source>Card {card} takes {dice}, and {chance} of all throws make it.</source>
        <translation>La carte {card} demande {dice}, qui la font dans {chance} des lancers.</translation>
    </message>
    <message>
        <source>The top card takes fewer dice, so this one sits out.</source>
        <translation>La carte du dessus demande moins de dés&#x202f;: celui-ci se repose.</translation>
    </message>
    <message>
        <source>All chances are exact: they count every throw and every face of the Switch die.</source>
        <translation>Toutes les chances sont exactes, comptées sur tous les lancers et toutes les faces du dé Switch.</translation>
    </message>
    <message>
        <source>A failed throw after the first would send it back to {card}.</source>
        <translation>Un lancer raté après le premier ramènerait à {card}.</translation>
    </message>
    <message>
        <source>Blocked: it can’t discard until Block is thrown or the pile is swapped.</source>
        <translation>Pile bloquée&#x202f;: rien n’en part avant un Block ou un échange.</translation>
    </message>
    <message>
        <source>Green: the thrower may swap piles with anyone. Nothing is discarded.</source>
        <translation>Vert&#x202f;: qui lance peut échanger sa pile avec n’importe qui. Rien n’est défaussé.</translation>
    </message>
    <message>
        <source>Red: the thrower must swap with the lowest pile, if it is lower.</source>
        <translation>Rouge&#x202f;: qui lance doit échanger avec la pile la plus basse, si la sienne est plus haute.</translation>
    </message>
    <message>
        <source>Block: the thrower takes the token at once and plays on.</source>
        <translation>Block&#x202f;: qui lance prend aussitôt le jeton et continue.</translation>
    </message>
    <message>
        <source>Blank: nothing happens.</source>
        <translation>Vide&#x202f;: il ne se passe rien.</translation>
    </message>
    <message>
        <source>A failed throw would cost nothing here.</source>
        <translation>Ici, un lancer raté ne coûterait rien.</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>Throw, discard, dare again</source>
        <translation>Lancez, défaussez, osez</translation>
    </message>
    <message>
        <source>15–30 min</source>
        <translation>15–30 min</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>%n carte restante</numerusform>
            <numerusform>%n cartes restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Card {card} can still go with this throw.</source>
        <translation>La carte {card} peut encore partir avec ce lancer.</translation>
    </message>
    <message>
        <source>{name}’s turn · {card}</source>
        <translation>À {name} de jouer · {card}</translation>
    </message>
    <message>
        <source>Highest throw starts, play goes clockwise</source>
        <translation>Le plus haut lancer commence, on joue dans le sens horaire</translation>
    </message>
    <message>
        <source>{name} was the first to discard 16.</source>
        <translation>{name} a défaussé son 16 avant les autres.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Throwing to see who starts</source>
        <translation>Lancers de départ</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Trois joueurs</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quatre joueurs</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Dice for each card</source>
        <translation>Dés pour chaque carte</translation>
    </message>
    <message>
        <source>How many dice each top card takes.</source>
        <translation>Combien de dés demande la carte du dessus.</translation>
    </message>
    <message>
        <source>Green without a swap</source>
        <translation>Vert sans échange</translation>
    </message>
    <message>
        <source>What happens to a player who throws green and keeps the pile.</source>
        <translation>Ce qui arrive à qui fait vert et garde sa pile.</translation>
    </message>
    <message>
        <source>Blocked after throwing again</source>
        <translation>Blocage après une relance</translation>
    </message>
    <message>
        <source>The token stops a player who has thrown again and could discard.</source>
        <translation>Le jeton arrête qui a relancé et pouvait défausser.</translation>
    </message>
    <message>
        <source>Token on a swapped pile</source>
        <translation>Jeton sur une pile échangée</translation>
    </message>
    <message>
        <source>What happens to a token on a pile that is swapped.</source>
        <translation>Ce que devient le jeton posé sur une pile qu’on échange.</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Pendule de tour</translation>
    </message>
    <message>
        <source>When time is up, what must go is discarded and the turn ends.</source>
        <translation>Temps écoulé&#x202f;: défausse ce qui doit partir, puis s’arrête.</translation>
    </message>
    <message>
        <source>about 30 minutes.</source>
        <translation>environ 30 minutes.</translation>
    </message>
    <message>
        <source>about 15 minutes.</source>
        <translation>environ 15 minutes.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for a turn.</source>
        <translation>
            <numerusform>%n seconde par tour.</numerusform>
            <numerusform>%n secondes par tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock.</source>
        <translation>Sans pendule.</translation>
    </message>
    <message>
        <source>Top card {card}</source>
        <translation>Carte du dessus {card}</translation>
    </message>
    <message>
        <source>top card {card}</source>
        <translation>carte du dessus {card}</translation>
    </message>
    <message>
        <source>You were the first to discard 16.</source>
        <translation>Vous avez défaussé votre 16 avant les autres.</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <translation>Abandon&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>No cards left</source>
        <translation>Plus de cartes</translation>
    </message>
    <message>
        <source>{standing} · {note}</source>
        <translation>{standing} · {note}</translation>
    </message>
    <message>
        <source>Your turn · {card}</source>
        <translation>À vous · {card}</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>1–4 three dice, 5–8 four, 9–16 five</source>
        <translation>1–4 trois, 5–8 quatre, 9–16 cinq</translation>
    </message>
    <message>
        <source>Long game</source>
        <translation>Partie longue</translation>
    </message>
    <message>
        <source>Throw each number of your pile, from 1 to 16. Whoever discards 16 first wins.</source>
        <translation>Obtenez chaque nombre de votre pile, de 1 à 16. Qui défausse le 16 en premier gagne.</translation>
    </message>
    <message>
        <source>{name}’s turn · your {card}</source>
        <translation>À {name} de jouer · votre {card}</translation>
    </message>
    <message>
        <source>1–7 three dice, 8–11 four, 12–16 five</source>
        <translation>1–7 trois, 8–11 quatre, 12–16 cinq</translation>
    </message>
    <message>
        <source>Turn ends</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>As after a swap</source>
        <translation>Comme après un échange</translation>
    </message>
    <message>
        <source>Plays on</source>
        <translation>Joue encore</translation>
    </message>
    <message>
        <source>May discard with the same throw</source>
        <translation>Peut défausser avec le même lancer</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Pas de sanction</translation>
    </message>
    <message>
        <source>The turn ends where it stands</source>
        <translation>Le tour finit là</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Sanction</translation>
    </message>
    <message>
        <source>Back to 1, or to 9</source>
        <translation>Retour à 1, ou à 9</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>The new owner is blocked</source>
        <translation>La pile reste bloquée</translation>
    </message>
    <message>
        <source>Comes off</source>
        <translation>S’en va</translation>
    </message>
    <message>
        <source>It goes to the middle, the pile is free</source>
        <translation>Il va au milieu, la pile est libre</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>token</source>
        <translation>jeton</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
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
            <numerusform>Meilleure série&#x202f;: {name}, %n carte en un tour.</numerusform>
            <numerusform>Meilleure série&#x202f;: {name}, %n cartes en un tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deepest fall: {name}, from {top} back to {card}.</source>
        <translation>Plus grande chute&#x202f;: {name}, de {top} à {card}.</translation>
    </message>
    <message>
        <source>This throw takes you to the end: you win.</source>
        <translation>Ce lancer vous mène au bout&#x202f;: vous gagnez.</translation>
    </message>
    <message>
        <source>No pile is further along than yours.</source>
        <translation>Aucune pile n’est plus avancée que la vôtre.</translation>
    </message>
    <message>
        <source>The swap is made, and the token stays yours.</source>
        <translation>L’échange a lieu, et le jeton reste à vous.</translation>
    </message>
    <message>
        <source>The token stays yours for another time.</source>
        <translation>Le jeton reste à vous pour une autre occasion.</translation>
    </message>
    <message>
        <source>Then card {card} is on top.</source>
        <translation>La carte {card} est alors au-dessus.</translation>
    </message>
    <message>
        <source>This throw is good for cards {first} to {last}.</source>
        <translation>Ce lancer vaut pour les cartes {first} à {last}.</translation>
    </message>
    <message>
        <source>You keep your pile, with card {card} on top.</source>
        <translation>Vous gardez votre pile, avec la carte {card} au-dessus.</translation>
    </message>
    <message>
        <source>took your {theirs} for {card}</source>
        <translation>a pris votre {theirs} pour {card}</translation>
    </message>
    <message>
        <source>discarded nothing</source>
        <translation>n’a rien défaussé</translation>
    </message>
    <message>
        <source>blocked you</source>
        <translation>vous a bloqué</translation>
    </message>
    <message>
        <source>swapped with {name}</source>
        <translation>a échangé avec {name}</translation>
    </message>
    <message>
        <source>fell back to {card}</source>
        <translation>est retombé à {card}</translation>
    </message>
    <message>
        <source>discarded {cards}</source>
        <translation>a défaussé {cards}</translation>
    </message>
    <message>
        <source>blocked {name}</source>
        <translation>a bloqué {name}</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Press Space, or click the cup</source>
        <translation>Espace, ou un clic sur le gobelet</translation>
    </message>
    <message>
        <source>one die, or several added up; the others don’t matter</source>
        <translation>un dé, ou plusieurs ajoutés&#x202f;; les autres ne comptent pas</translation>
    </message>
    <message>
        <source>Card {card} goes, perhaps up to card {far}</source>
        <translation>La carte {card} part, peut-être jusqu’à la {far}</translation>
    </message>
    <message>
        <source>Green or red: the turn ends, nothing is lost</source>
        <translation>Vert ou rouge&#x202f;: fin du tour, rien de perdu</translation>
    </message>
    <message>
        <source>Nothing fits: back to card {back}</source>
        <translation>Rien ne convient&#x202f;: retour à la carte {back}</translation>
    </message>
    <message>
        <source>How likely each card goes with this throw</source>
        <translation>Chances de chaque carte avec ce lancer</translation>
    </message>
    <message numerus="yes">
        <source>%n cards lost</source>
        <translation>
            <numerusform>%n carte perdue</numerusform>
            <numerusform>%n cartes perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>{chance} back to {card}, {lost}</source>
        <translation>{chance} de retomber à {card}, {lost}</translation>
    </message>
    <message numerus="yes">
        <source>Space throws. %n cards are yours if you stop now.</source>
        <translation>
            <numerusform>Espace lance. %n carte est à vous si vous vous arrêtez.</numerusform>
            <numerusform>Espace lance. %n cartes sont à vous si vous vous arrêtez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Card {card} goes</source>
        <translation>La carte {card} part</translation>
    </message>
    <message>
        <source>A colour ends the turn, nothing is lost</source>
        <translation>Une couleur finit le tour, rien de perdu</translation>
    </message>
    <message>
        <source>Nothing fits: the turn ends</source>
        <translation>Rien ne convient&#x202f;: fin du tour</translation>
    </message>
    <message>
        <source>Space throws. Nothing can be lost here.</source>
        <translation>Espace lance. Ici, rien à perdre.</translation>
    </message>
    <message>
        <source>Press Space, or click the cup.</source>
        <translation>Appuyez sur Espace, ou cliquez sur le gobelet.</translation>
    </message>
    <message>
        <source>The cup, with {dice} and the Switch die</source>
        <translation>Le gobelet, avec {dice} et le dé Switch</translation>
    </message>
    <message>
        <source>What makes {card}</source>
        <translation>Ce qui fait {card}</translation>
    </message>
    <message>
        <source>If you throw for {card}</source>
        <translation>Si vous lancez pour {card}</translation>
    </message>
    <message>
        <source>{dice} for card {card}</source>
        <translation>{dice} pour la carte {card}</translation>
    </message>
    <message>
        <source>Nothing fits: nothing is lost</source>
        <translation>Rien ne convient&#x202f;: rien de perdu</translation>
    </message>
    <message>
        <source>Stop and stay on {card}</source>
        <translation>S’arrêter à {card}</translation>
    </message>
    <message>
        <source>Throw for the Switch die.</source>
        <translation>Lancez pour le dé Switch.</translation>
    </message>
    <message>
        <source>Your pile is blocked until Block is thrown or the pile is swapped.</source>
        <translation>Votre pile est bloquée jusqu’à un Block ou un échange.</translation>
    </message>
    <message>
        <source>If you throw again for {card}</source>
        <translation>Si vous relancez pour {card}</translation>
    </message>
    <message>
        <source>Throw for card {card}.</source>
        <translation>Lancez pour la carte {card}.</translation>
    </message>
    <message>
        <source>{name} wants to swap the {card} for {other}’s {theirs}.</source>
        <translation>{name} veut échanger le {card} contre le {theirs} de {other}.</translation>
    </message>
    <message>
        <source>The highest throw starts.</source>
        <translation>Le lancer le plus fort commence.</translation>
    </message>
    <message>
        <source>{name} throws to see who starts</source>
        <translation>{name} lance pour savoir qui commence</translation>
    </message>
    <message>
        <source>You throw to see who starts</source>
        <translation>Vous lancez pour savoir qui commence</translation>
    </message>
    <message>
        <source>You hold the token and may answer.</source>
        <translation>Vous tenez le jeton et pouvez répondre.</translation>
    </message>
    <message>
        <source>{name} wants to swap the {card} for your {theirs}.</source>
        <translation>{name} veut échanger le {card} contre votre {theirs}.</translation>
    </message>
    <message>
        <source>Both keep their piles. The token goes to the middle.</source>
        <translation>Les piles restent en place. Le jeton va au milieu.</translation>
    </message>
    <message>
        <source>Every card may use all the dice again: this throw reaches card {card}.</source>
        <translation>Chaque carte peut reprendre tous les dés&#x202f;: ce lancer va jusqu’à la carte {card}.</translation>
    </message>
    <message>
        <source>Then stop, or throw again.</source>
        <translation>Puis arrêtez-vous, ou relancez.</translation>
    </message>
    <message>
        <source>If nothing fits, nothing is lost.</source>
        <translation>Si rien ne convient, rien n’est perdu.</translation>
    </message>
    <message>
        <source>The Block token is on {name}’s pile</source>
        <translation>Le jeton Block est sur la pile de {name}</translation>
    </message>
    <message>
        <source>The Block token is in the middle</source>
        <translation>Le jeton Block est au milieu</translation>
    </message>
    <message>
        <source>You hold the Block token</source>
        <translation>Vous tenez le jeton Block</translation>
    </message>
    <message>
        <source>The tray is empty</source>
        <translation>La piste est vide</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>L’annuler</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Garder le jeton</translation>
    </message>
    <message>
        <source>You can discard {first}</source>
        <translation>Vous pouvez défausser {first}</translation>
    </message>
    <message>
        <source>{name} can discard {first}</source>
        <translation>{name}&#x202f;: {first} peut partir</translation>
    </message>
    <message>
        <source>You can discard {first} to {last}</source>
        <translation>Vous pouvez défausser de {first} à {last}</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>The highest throw was yours.</source>
        <translation>Votre lancer était le plus fort.</translation>
    </message>
    <message>
        <source>You stay on {theirs}. The token goes to the middle.</source>
        <translation>Vous restez à {theirs}. Le jeton va au milieu.</translation>
    </message>
    <message>
        <source>You get the {card}. The token stays yours.</source>
        <translation>Vous recevez le {card}. Le jeton reste à vous.</translation>
    </message>
    <message>
        <source>No hurry: {name} waits.</source>
        <translation>Rien ne presse&#x202f;: {name} attend.</translation>
    </message>
    <message>
        <source>Don’t ask again this turn?</source>
        <translation>Ne plus demander ce tour-ci&#x202f;?</translation>
    </message>
    <message>
        <source>The token stays where it is, and everything passes until the turn ends.</source>
        <translation>Le jeton reste en main et laisse tout passer jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>Put the token on a pile.</source>
        <translation>Posez le jeton sur une pile.</translation>
    </message>
    <message>
        <source>That pile can’t discard until it is freed. Esc puts the token back.</source>
        <translation>Rien ne partira de cette pile avant qu’on la libère. Échap reprend le jeton.</translation>
    </message>
    <message>
        <source>Discard card {card} with {sum}.</source>
        <translation>Défaussez la carte {card} avec {sum}.</translation>
    </message>
    <message>
        <source>Or throw again, or stop where you are.</source>
        <translation>Ou relancez, ou arrêtez-vous là.</translation>
    </message>
    <message>
        <source>If nothing fits, you go back to {card}.</source>
        <translation>Si rien ne convient, vous retombez à {card}.</translation>
    </message>
    <message>
        <source>Your turn ends, with card {card} on top.</source>
        <translation>Votre tour finit, avec la carte {card} sur le dessus.</translation>
    </message>
    <message>
        <source>You give {card} and get {theirs}.</source>
        <translation>Vous donnez le {card} et recevez le {theirs}.</translation>
    </message>
    <message>
        <source>That pile can’t discard until it is freed.</source>
        <translation>Rien ne partira de cette pile avant qu’on la libère.</translation>
    </message>
    <message>
        <source>Discard all you can, {first} to {last}?</source>
        <translation>Défausser tout ce qui part, de {first} à {last}&#x202f;?</translation>
    </message>
    <message>
        <source>Your pile</source>
        <translation>Votre pile</translation>
    </message>
    <message>
        <source>you can swap with it</source>
        <translation>échange possible</translation>
    </message>
    <message>
        <source>The Block token is on your pile</source>
        <translation>Le jeton Block est sur votre pile</translation>
    </message>
    <message>
        <source>{name} holds the Block token</source>
        <translation>{name} tient le jeton Block</translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation>Dés&#x202f;: {dice}</translation>
    </message>
    <message>
        <source>Choose a pile</source>
        <translation>Choisir une pile</translation>
    </message>
    <message>
        <source>Discard the next card</source>
        <translation>Défausser la carte suivante</translation>
    </message>
    <message>
        <source>Discard all that fit</source>
        <translation>Défausser toutes celles qui conviennent</translation>
    </message>
    <message>
        <source>Pick up the Block token</source>
        <translation>Prendre le jeton Block</translation>
    </message>
    <message>
        <source>Discard card {card}.</source>
        <translation>Défaussez la carte {card}.</translation>
    </message>
    <message>
        <source>Stop here?</source>
        <translation>S’arrêter là&#x202f;?</translation>
    </message>
    <message>
        <source>You give {card} and get {theirs}, which is blocked.</source>
        <translation>Vous donnez le {card} et recevez le {theirs}, qui est bloqué.</translation>
    </message>
    <message>
        <source>{name}’s turn ends at once, with card {card} on top.</source>
        <translation>Le tour de {name} finit aussitôt, avec la carte {card} sur le dessus.</translation>
    </message>
    <message>
        <source>Cancel the swap?</source>
        <translation>Annuler l’échange&#x202f;?</translation>
    </message>
    <message>
        <source>Both keep their piles, the turn ends, and the token goes back to the middle.</source>
        <translation>Chacun garde sa pile, le tour finit et le jeton retourne au milieu.</translation>
    </message>
    <message>
        <source>One card after the other.</source>
        <translation>Une carte après l’autre.</translation>
    </message>
    <message>
        <source>{name}’s pile</source>
        <translation>Pile de {name}</translation>
    </message>
    <message>
        <source>can be blocked</source>
        <translation>peut être bloquée</translation>
    </message>
    <message>
        <source>{dice}, Switch die: {face}</source>
        <translation>{dice}, dé Switch&#x202f;: {face}</translation>
    </message>
    <message>
        <source>{name}’s turn ends at once, and the pile goes back.</source>
        <translation>Le tour de {name} finit aussitôt, et la pile recule.</translation>
    </message>
    <message>
        <source>Throw again for card {card}?</source>
        <translation>Relancer pour la carte {card}&#x202f;?</translation>
    </message>
    <message>
        <source>Swap with {name}?</source>
        <translation>Échanger avec {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Put the token on {name}’s pile?</source>
        <translation>Poser le jeton sur la pile de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>→ blocked</source>
        <translation>→ bloquée</translation>
    </message>
    <message>
        <source>Discards {card} with {sum}</source>
        <translation>Défausse le {card}&#x202f;: {sum}</translation>
    </message>
    <message>
        <source>Swaps {card} for {theirs} with {name}</source>
        <translation>Échange {card} contre {theirs} avec {name}</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>What counts in the first throw of five dice.</source>
        <translation>Ce qui compte dans le premier lancer de cinq dés.</translation>
    </message>
    <message>
        <source>After a red swap</source>
        <translation>Après un échange rouge</translation>
    </message>
    <message>
        <source>What happens to a player who has had to swap.</source>
        <translation>Ce qui arrive à qui a dû échanger.</translation>
    </message>
    <message>
        <source>Colour after throwing again</source>
        <translation>Couleur en relançant</translation>
    </message>
    <message>
        <source>A player has thrown again, and the Switch die shows green or red.</source>
        <translation>Quelqu’un a relancé, et le dé Switch montre vert ou rouge.</translation>
    </message>
    <message>
        <source>Using the token</source>
        <translation>Usage du jeton</translation>
    </message>
    <message>
        <source>Whether it can still be used when one’s own throw leaves nothing to decide.</source>
        <translation>S’il peut encore servir quand son propre lancer ne laisse rien à décider.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>All five dice added up</source>
        <translation>Les cinq dés additionnés</translation>
    </message>
    <message>
        <source>Best die</source>
        <translation>Meilleur dé</translation>
    </message>
    <message>
        <source>If equal, the next best, and so on</source>
        <translation>À égalité, le suivant, etc.</translation>
    </message>
    <message>
        <source>As after a green swap</source>
        <translation>Comme après un échange vert</translation>
    </message>
    <message>
        <source>Same dice, the pile that came</source>
        <translation>Mêmes dés, pile reçue</translation>
    </message>
    <message>
        <source>The colour saves the pile</source>
        <translation>La couleur sauve la pile</translation>
    </message>
    <message>
        <source>Back to 1, or to 9, before the colour acts</source>
        <translation>Retour au 1 ou au 9 avant l’effet de la couleur</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>Also before such a turn ends</source>
        <translation>Aussi avant la fin d’un tel tour</translation>
    </message>
    <message>
        <source>Three moments</source>
        <translation>Trois moments</translation>
    </message>
    <message>
        <source>The turn ends at once</source>
        <translation>Le tour finit aussitôt</translation>
    </message>
    <message>
        <source>Best die, then the next best. Ties throw again.</source>
        <translation>Le meilleur dé, puis le suivant&#x202f;; les ex æquo relancent.</translation>
    </message>
    <message>
        <source>Best die starts, play goes clockwise</source>
        <translation>Le meilleur dé commence, on joue dans le sens horaire</translation>
    </message>
    <message>
        <source>Best first: {dice}</source>
        <translation>Dans l’ordre&#x202f;: {dice}</translation>
    </message>
    <message>
        <source>Green or red: back to card {back}</source>
        <translation>Vert ou rouge&#x202f;: retour à la carte {back}</translation>
    </message>
    <message>
        <source>A colour: perhaps a swap, nothing is lost</source>
        <translation>Une couleur&#x202f;: échange peut-être, rien n’est perdu</translation>
    </message>
    <message>
        <source>Nothing makes {card}. Before your turn ends, you may block a pile.</source>
        <translation>Rien ne fait {card}. Avant la fin de votre tour, vous pouvez bloquer une pile.</translation>
    </message>
    <message>
        <source>{dice} for card {card}: {chance} that it goes.</source>
        <translation>{dice} pour la carte {card}&#x202f;: {chance} qu’elle parte.</translation>
    </message>
    <message>
        <source>These dice don’t make it.</source>
        <translation>Ces dés ne le font pas.</translation>
    </message>
    <message>
        <source>{name} holds the token and may still use it.</source>
        <translation>Blocage encore possible avec le jeton&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>Red, and nobody is lower. Before your turn ends, you may block a pile.</source>
        <translation>Rouge, personne plus bas. Avant la fin de votre tour, vous pouvez bloquer une pile.</translation>
    </message>
    <message>
        <source>Nothing makes {card}. Before you go back to {back}, you may block a pile.</source>
        <translation>Rien ne fait {card}. Avant de retomber à {back}, vous pouvez bloquer une pile.</translation>
    </message>
    <message>
        <source>If nothing fits or a colour comes up, you go back to {card}.</source>
        <translation>Si rien ne convient ou si une couleur sort, vous retombez à {card}.</translation>
    </message>
    <message>
        <source>Red, and nobody is lower</source>
        <translation>Rouge, personne plus bas</translation>
    </message>
    <message>
        <source>You hold the token and may still use it.</source>
        <translation>Vous tenez le jeton et pouvez encore vous en servir.</translation>
    </message>
    <message>
        <source>Keeps the pile</source>
        <translation>Garde sa pile</translation>
    </message>
    <message>
        <source>Cancels the swap</source>
        <translation>Annule l’échange</translation>
    </message>
    <message>
        <source>Keeps the token</source>
        <translation>Garde le jeton</translation>
    </message>
    <message>
        <source>Lets it pass</source>
        <translation>Laisse passer</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The dice must be thrown first.</source>
        <translation>Il faut d’abord lancer les dés.</translation>
    </message>
    <message>
        <source>No throw now: there is something to decide first.</source>
        <translation>On ne lance pas maintenant&#x202f;: il y a d’abord quelque chose à décider.</translation>
    </message>
    <message>
        <source>This throw has {first} dice, written from lowest to highest.</source>
        <translation>Ce lancer a {first} dés, écrits de 1 à 6 par ordre croissant.</translation>
    </message>
    <message>
        <source>The Switch die is part of every throw, except to see who starts.</source>
        <translation>Le dé Switch est de tous les lancers, sauf ceux de départ.</translation>
    </message>
    <message>
        <source>Only the player with the Block token can put it on a pile.</source>
        <translation>Il faut tenir le jeton Block pour le poser sur une pile.</translation>
    </message>
    <message>
        <source>The token can’t go on a pile while a swap is being decided.</source>
        <translation>Le jeton ne se pose pas pendant qu’un échange se décide.</translation>
    </message>
    <message>
        <source>You can’t put the token on your own pile.</source>
        <translation>On ne pose jamais le jeton sur sa propre pile.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Cette place est vide.</translation>
    </message>
    <message>
        <source>Only a green swap can be cancelled, by whoever holds the token.</source>
        <translation>Seul un échange vert s’annule, par qui tient le jeton.</translation>
    </message>
    <message>
        <source>Nothing to pass on: nobody is waiting for the token.</source>
        <translation>Il n’y a rien à laisser passer&#x202f;: personne n’attend le jeton.</translation>
    </message>
    <message>
        <source>First the player with the token answers.</source>
        <translation>Qui tient le jeton répond d’abord.</translation>
    </message>
    <message>
        <source>Red, and nobody is lower: no card goes.</source>
        <translation>Rouge, personne plus bas&#x202f;: aucune carte ne part.</translation>
    </message>
    <message>
        <source>Green: first swap piles, or keep yours.</source>
        <translation>Vert&#x202f;: échangez d’abord votre pile, ou gardez-la.</translation>
    </message>
    <message>
        <source>A pile can’t be swapped with itself.</source>
        <translation>Une pile ne s’échange pas avec elle-même.</translation>
    </message>
    <message>
        <source>Piles are swapped only after green or red.</source>
        <translation>Les piles ne s’échangent qu’après un vert ou un rouge.</translation>
    </message>
    <message>
        <source>The dice don’t make {first}, alone or added up.</source>
        <translation>Les dés ne font pas {first}, ni seuls ni ajoutés.</translation>
    </message>
    <message>
        <source>First discard at least one card with this throw.</source>
        <translation>Défaussez d’abord au moins une carte avec ce lancer.</translation>
    </message>
    <message>
        <source>{face}: back to {back}</source>
        <translation>{face}&#x202f;: retour à {back}</translation>
    </message>
    <message>
        <source>Nothing makes {card}</source>
        <translation>Rien ne fait {card}</translation>
    </message>
    <message>
        <source>You threw green</source>
        <translation>Vous avez obtenu vert</translation>
    </message>
    <message>
        <source>You threw red</source>
        <translation>Vous avez obtenu rouge</translation>
    </message>
    <message>
        <source>You can’t discard</source>
        <translation>Vous ne pouvez rien défausser</translation>
    </message>
    <message>
        <source>{name} can’t discard</source>
        <translation>{name} ne peut rien défausser</translation>
    </message>
    <message>
        <source>The lowest card on the table is {card}. Then you play on with these dice.</source>
        <translation>La carte la plus basse de la table est le {card}. Vous continuez ensuite avec ces dés.</translation>
    </message>
    <message>
        <source>The token can cancel a green swap, not a red one. Take your time.</source>
        <translation>Le jeton annule un échange vert, pas un rouge. Prenez votre temps.</translation>
    </message>
    <message>
        <source>{name} can discard {first} to {last}. Block this pile, or choose another.</source>
        <translation>{name} peut défausser de {first} à {last}. Bloquez cette pile, ou choisissez-en une autre.</translation>
    </message>
    <message>
        <source>{name} can discard {first}. Block this pile, or choose another.</source>
        <translation>{name} peut défausser le {first}. Bloquez cette pile, ou choisissez-en une autre.</translation>
    </message>
    <message>
        <source>They swap piles. The token stays yours.</source>
        <translation>Les piles s’échangent. Le jeton reste à vous.</translation>
    </message>
    <message>
        <source>They swap piles. {holder} keeps the token.</source>
        <translation>Les piles s’échangent. {holder} garde le jeton.</translation>
    </message>
    <message>
        <source>These dice take you up to {card}.</source>
        <translation>Avec ces dés, on va jusqu’au {card}.</translation>
    </message>
    <message>
        <source>{deed}: back to {card}</source>
        <translation>{deed}&#x202f;: retour au {card}</translation>
    </message>
    <message>
        <source>Discards {card}</source>
        <translation>Défausse le {card}</translation>
    </message>
    <message>
        <source>Wants to swap {card} for {theirs} with {name}</source>
        <translation>Veut le {theirs} de {name} contre son {card}</translation>
    </message>
    <message>
        <source>Swaps {card} for {theirs} with you</source>
        <translation>Échange {card} contre {theirs} avec vous</translation>
    </message>
    <message>
        <source>Wants to swap {card} for {theirs} with you</source>
        <translation>Veut votre {theirs} contre son {card}</translation>
    </message>
    <message>
        <source>Red: the swap must be with the lowest pile ({first}).</source>
        <translation>Rouge&#x202f;: il faut échanger avec la pile la plus basse, celle de {first}.</translation>
    </message>
    <message>
        <source>Blocks you</source>
        <translation>Vous bloque</translation>
    </message>
    <message>
        <source>→ {card}</source>
        <translation>→ {card}</translation>
    </message>
    <message>
        <source>Choose a pile to swap with. If you keep yours, you play on with this throw.</source>
        <translation>Choisissez la pile que vous voulez. Si vous gardez la vôtre, vous continuez avec ce lancer.</translation>
    </message>
    <message>
        <source>Choose a pile to swap with. Either way, your turn ends.</source>
        <translation>Choisissez la pile que vous voulez. De toute façon, votre tour finit ensuite.</translation>
    </message>
    <message>
        <source>Throw, or stop at {card}?</source>
        <translation>Lancer, ou s’arrêter à {card}&#x202f;?</translation>
    </message>
    <message>
        <source>Throws again for {card}</source>
        <translation>Relance pour le {card}</translation>
    </message>
    <message>
        <source>Stops at {card}</source>
        <translation>S’arrête à {card}</translation>
    </message>
    <message>
        <source>Blocks {name}</source>
        <translation>Bloque {name}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Print them on card, or put the paper in sleeves.</source>
        <translation>Imprimez-les sur du carton, ou glissez le papier dans des pochettes.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Score the lines, fold along them, and glue the flaps. Ordinary dice will do for the white ones.</source>
        <translation>Marquez les lignes, pliez vers l’arrière et collez les languettes. Des dés ordinaires suffisent pour les blancs.</translation>
    </message>
    <message>
        <source>Block token and tables</source>
        <translation>Jeton Block et tableaux</translation>
    </message>
    <message>
        <source>Glue the page onto card before you cut.</source>
        <translation>Collez la page sur du carton avant de découper.</translation>
    </message>
    <message>
        <source>The dice made the next card</source>
        <translation>Les dés ont fait la carte suivante</translation>
    </message>
    <message>
        <source>Green swap</source>
        <translation>Échange vert</translation>
    </message>
    <message>
        <source>Red swap</source>
        <translation>Échange rouge</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>White dice</source>
        <translation>Dés blancs</translation>
    </message>
    <message>
        <source>Switch die</source>
        <translation>Dé Switch</translation>
    </message>
    <message>
        <source>Holds the Block token: put it on a pile, or cancel a green swap.</source>
        <translation>Tient le jeton Block, pour bloquer une pile ou annuler un échange vert.</translation>
    </message>
    <message>
        <source>can go with this throw</source>
        <translation>possible avec ce lancer</translation>
    </message>
    <message>
        <source>{name} can discard {first} to {last}</source>
        <translation>{name}&#x202f;: {first} à {last} peuvent partir</translation>
    </message>
    <message>
        <source>{name} holds the token and may answer.</source>
        <translation>Réponse possible avec le jeton&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>This pile is blocked: only the Switch die can help.</source>
        <translation>Cette pile est bloquée&#x202f;: seul le dé Switch peut aider.</translation>
    </message>
    <message>
        <source>The piles stay put: the turn ends</source>
        <translation>Les piles restent&#x202f;: fin du tour</translation>
    </message>
    <message>
        <source>Swap cancelled: the turn ends</source>
        <translation>Échange annulé&#x202f;: fin du tour</translation>
    </message>
    <message>
        <source>Blocked: the turn ends</source>
        <translation>Pile bloquée&#x202f;: fin du tour</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Son tour</translation>
    </message>
    <message>
        <source>You hold the Block token: put it on a pile, or cancel a green swap.</source>
        <translation>Vous tenez le jeton Block&#x202f;: posez-le sur une pile, ou annulez un échange vert.</translation>
    </message>
    <message>
        <source>Red, and nobody is lower: the turn ends</source>
        <translation>Rouge, personne plus bas&#x202f;: fin du tour</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>Highest total. Ties throw again.</source>
        <translation>Le plus haut total&#x202f;; les ex æquo relancent.</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>may swap</source>
        <translation>échange possible</translation>
    </message>
    <message>
        <source>must swap</source>
        <translation>échange forcé</translation>
    </message>
    <message>
        <source>takes the token</source>
        <translation>prend le jeton</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dé</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>deux dés</translation>
    </message>
    <message>
        <source>three dice</source>
        <translation>trois dés</translation>
    </message>
    <message>
        <source>four dice</source>
        <translation>quatre dés</translation>
    </message>
    <message>
        <source>five dice</source>
        <translation>cinq dés</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Throwing again</source>
        <translation>Relance</translation>
    </message>
    <message>
        <source>Throwing</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Klick {number}</source>
        <translation>Klick {number}</translation>
    </message>
    <message>
        <source>Klick: once at {number}, you never drop below {number}</source>
        <translation>Klick&#x202f;: dès le {number}, jamais plus bas que {number}</translation>
    </message>
    <message>
        <source>Card {card} takes</source>
        <translation>Carte {card}&#x202f;:</translation>
    </message>
    <message>
        <source>Nothing makes {card}: the turn ends</source>
        <translation>Rien ne fait {card}&#x202f;: fin du tour</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>Keep your pile</source>
        <translation>Garder votre pile</translation>
    </message>
    <message>
        <source>Cancel the swap</source>
        <translation>Annuler l’échange</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>Don’t ask again this turn</source>
        <translation>Ne plus demander ce tour-ci</translation>
    </message>
    <message>
        <source>{name} throws again for card {card}</source>
        <translation>{name}&#x202f;: relance pour la carte {card}</translation>
    </message>
    <message>
        <source>{name} wants to swap with {other}</source>
        <translation>{name} veut échanger avec {other}</translation>
    </message>
    <message>
        <source>Throws {dice}: no card</source>
        <translation>Lance {dice}&#x202f;: rien</translation>
    </message>
    <message>
        <source>Throws {dice}: back to {card}</source>
        <translation>Lance {dice}&#x202f;: retour au {card}</translation>
    </message>
    <message>
        <source>Throws {dice} = {total}</source>
        <translation>Lance {dice} = {total}</translation>
    </message>
    <message>
        <source>Throws {dice}</source>
        <translation>Lance {dice}</translation>
    </message>
    <message>
        <source>You have discarded 16</source>
        <translation>Vous avez défaussé le 16</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>Cancel this swap?</source>
        <translation>Annuler cet échange&#x202f;?</translation>
    </message>
    <message>
        <source>Use the token?</source>
        <translation>Utiliser le jeton&#x202f;?</translation>
    </message>
    <message>
        <source>Total {number}</source>
        <translation>Total {number}</translation>
    </message>
    <message>
        <source>Blocked · {cards}</source>
        <translation>Bloquée · {cards}</translation>
    </message>
    <message>
        <source>Nothing makes {card}: back to {back}</source>
        <translation>Rien ne fait {card}&#x202f;: retour à {back}</translation>
    </message>
    <message>
        <source>Nothing makes {card}: nothing lost</source>
        <translation>Rien ne fait {card}&#x202f;: rien de perdu</translation>
    </message>
    <message>
        <source>You throw again for card {card}</source>
        <translation>Vous relancez pour la carte {card}</translation>
    </message>
    <message>
        <source>{name} throws for card {card}</source>
        <translation>{name}&#x202f;: lancer pour la carte {card}</translation>
    </message>
    <message>
        <source>You throw for card {card}</source>
        <translation>Vous lancez pour la carte {card}</translation>
    </message>
    <message>
        <source>May swap piles with anyone.</source>
        <translation>Échange possible avec n’importe qui.</translation>
    </message>
    <message>
        <source>Must swap with the lowest pile.</source>
        <translation>Échange forcé avec la pile la plus basse.</translation>
    </message>
    <message>
        <source>You want to swap with {other}</source>
        <translation>Vous voulez échanger avec {other}</translation>
    </message>
    <message>
        <source>{name} has discarded 16</source>
        <translation>{name} a défaussé le 16</translation>
    </message>
    <message>
        <source>{name}: throw again, or stop?</source>
        <translation>{name}&#x202f;: relancer, ou s’arrêter&#x202f;?</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <source>Green: swap piles?</source>
        <translation>Vert&#x202f;: échanger les piles&#x202f;?</translation>
    </message>
    <message>
        <source>Red: you must swap</source>
        <translation>Rouge&#x202f;: vous devez échanger</translation>
    </message>
    <message>
        <source>{total}: {name} starts</source>
        <translation>{total}&#x202f;: {name} commence</translation>
    </message>
    <message>
        <source>{total}: ties throw again</source>
        <translation>{total}&#x202f;: les ex æquo relancent</translation>
    </message>
    <message>
        <source>{dice}, {face}</source>
        <translation>{dice}, {face}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser le {card}</translation>
    </message>
    <message>
        <source>Discard all, {first} to {last}</source>
        <translation>Tout défausser, {first} à {last}</translation>
    </message>
    <message>
        <source>Swap with {name}: {card}</source>
        <translation>Échanger avec {name}&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Block {name}</source>
        <translation>Bloquer {name}</translation>
    </message>
    <message>
        <source>{name} wants to swap with you</source>
        <translation>{name} veut échanger avec vous</translation>
    </message>
    <message>
        <source>{total}: you start</source>
        <translation>{total}&#x202f;: vous commencez</translation>
    </message>
    <message>
        <source>{name} threw green</source>
        <translation>{name}&#x202f;: c’est vert</translation>
    </message>
    <message>
        <source>{name} threw red</source>
        <translation>{name}&#x202f;: c’est rouge</translation>
    </message>
    <message>
        <source>The lowest card on the table is {card}. Then your turn ends.</source>
        <translation>La carte la plus basse de la table est le {card}. Votre tour finit ensuite.</translation>
    </message>
    <message>
        <source>{name}: cancel this swap?</source>
        <translation>{name}&#x202f;: annuler cet échange&#x202f;?</translation>
    </message>
    <message>
        <source>{name}: use the token?</source>
        <translation>{name}&#x202f;: utiliser le jeton&#x202f;?</translation>
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
        <translation>Échangez, formez, bloquez</translation>
    </message>
    <message>
        <source>20–60 min</source>
        <translation>20–60 min</translation>
    </message>
    <message>
        <source>Your {card} is on the board: you can still form it this turn.</source>
        <translation>Votre {card} est sur le plateau et peut encore être formée ce tour-ci.</translation>
    </message>
    <message>
        <source>&amp;What can I form?</source>
        <translation>&amp;Que puis-je former&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>reste %n carte</numerusform>
            <numerusform>reste %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>You start, play passes to the right</source>
        <translation>Vous commencez, le tour passe à droite</translation>
    </message>
    <message numerus="yes">
        <source>%n cards each,</source>
        <translation>
            <numerusform>%n carte chacun,</numerusform>
            <numerusform>%n cartes chacun,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes.</source>
        <translation>
            <numerusform>environ %n minute.</numerusform>
            <numerusform>environ %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thirty rounds without a figure: whoever has the fewest cards left wins.</source>
        <translation>Trente tours sans figure&#x202f;: qui a le moins de cartes gagne.</translation>
    </message>
    <message>
        <source>→ blocked</source>
        <translation>→ bloquée</translation>
    </message>
    <message numerus="yes">
        <source>%n cards left, one blocked</source>
        <translation>
            <numerusform>reste %n carte, bloquée</numerusform>
            <numerusform>reste %n cartes, une bloquée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n dans le paquet</numerusform>
            <numerusform>%n dans le paquet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n cards: {figures}.</source>
        <translation>
            <numerusform>Avec %n carte&#x202f;: {figures}.</numerusform>
            <numerusform>Avec %n cartes&#x202f;: {figures}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you can form</source>
        <translation>Ce que vous pouvez former</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Dealing the cards</source>
        <translation>Distribution des cartes</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Trois joueurs</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quatre joueurs</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Deck size</source>
        <translation>Taille du paquet</translation>
    </message>
    <message>
        <source>How many figures each player must form. The booklet’s deck has 23.</source>
        <translation>Figures que chaque joueur doit former. Le paquet du livret en a 23.</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Pendule de tour</translation>
    </message>
    <message>
        <source>The booklet says two. When time is up, the turn ends.</source>
        <translation>Deux, selon le livret. Le temps écoulé met fin au tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n min for a turn.</source>
        <translation>
            <numerusform>%n min par tour.</numerusform>
            <numerusform>%n min par tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>The drawers are laid out</source>
        <translation>Les tiroirs sont posés</translation>
    </message>
    <message>
        <source>Decks and cards are dealt</source>
        <translation>Paquets et cartes distribués</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Cards are still being dealt.</source>
        <translation>La distribution n’est pas finie.</translation>
    </message>
    <message>
        <source>You don’t hold the card {first}.</source>
        <translation>Vous n’avez pas la carte {first}.</translation>
    </message>
    <message>
        <source>{first} can’t change places with itself.</source>
        <translation>{first} ne peut pas s’échanger avec lui-même.</translation>
    </message>
    <message>
        <source>There is no {first} face up there.</source>
        <translation>Il n’y a pas de carte {first} visible à cet endroit.</translation>
    </message>
    <message>
        <source>{first} isn’t on the board: all its drawers must touch.</source>
        <translation>{first} n’est pas sur le plateau&#x202f;: tous ses tiroirs doivent se toucher.</translation>
    </message>
    <message>
        <source>The {first} at {second} touches another drawer of its colour.</source>
        <translation>La {first} en {second} touche un autre tiroir de sa couleur.</translation>
    </message>
    <message>
        <source>The last figure was {second}, so {first} can’t be {second} too.</source>
        <translation>La dernière figure était de couleur {second}&#x202f;: {first} ne peut pas l’être aussi.</translation>
    </message>
    <message>
        <source>Name the group at {first} by its first cell, {second}.</source>
        <translation>Le groupe de {first} se nomme par sa première case, {second}.</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <translation>Abandon&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>You can’t form anything this turn</source>
        <translation>Rien ne peut être formé ce tour-ci</translation>
    </message>
    <message>
        <source>{name} to move · {cards}</source>
        <translation>À {name} de jouer · {cards}</translation>
    </message>
    <message>
        <source>about {minutes} min</source>
        <translation>environ {minutes} min</translation>
    </message>
    <message>
        <source>{name} starts, play passes to the right</source>
        <translation>{name} commence, le tour passe à droite</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for a turn.</source>
        <translation>
            <numerusform>%n seconde par tour.</numerusform>
            <numerusform>%n secondes par tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock.</source>
        <translation>Sans pendule.</translation>
    </message>
    <message>
        <source>{name} formed all the figures.</source>
        <translation>{name} a formé toutes ses figures.</translation>
    </message>
    <message>
        <source>→ {number}</source>
        <translation>→ {number}</translation>
    </message>
    <message>
        <source>Your turn · {cards}</source>
        <translation>À vous · {cards}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: {figures}.</source>
        <translation>Maintenant&#x202f;: {figures}.</translation>
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
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Glue it onto card.</source>
        <translation>Collez-le sur du carton.</translation>
    </message>
    <message>
        <source>Drawers</source>
        <translation>Tiroirs</translation>
    </message>
    <message>
        <source>Glue the page onto card before you cut.</source>
        <translation>Collez la page sur du carton avant de découper.</translation>
    </message>
    <message>
        <source>Movement cards</source>
        <translation>Cartes de mouvement</translation>
    </message>
    <message>
        <source>Print them on card, or put the paper in sleeves.</source>
        <translation>Imprimez-les sur du carton, ou glissez le papier dans des pochettes.</translation>
    </message>
    <message>
        <source>One deck for each player; the number in the corner tells them apart.</source>
        <translation>Un paquet par joueur&#x202f;; le numéro dans le coin les distingue.</translation>
    </message>
    <message>
        <source>Figure cards, deck {number}</source>
        <translation>Cartes de figure, paquet {number}</translation>
    </message>
    <message>
        <source>turned any way</source>
        <translation>orientation libre</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquée</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message numerus="yes">
        <source>Then %n to go, and your next card turns up.</source>
        <translation>
            <numerusform>Il en restera %n, et votre carte suivante se retourne.</numerusform>
            <numerusform>Il en restera %n, et votre carte suivante se retourne.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: figure {card}</source>
        <translation>{name}&#x202f;: figure {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: deck, %n cards</source>
        <translation>
            <numerusform>{name}&#x202f;: paquet, %n carte</numerusform>
            <numerusform>{name}&#x202f;: paquet, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Finit le tour</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>touching</source>
        <translation>voisins</translation>
    </message>
    <message>
        <source>one between</source>
        <translation>un d’écart</translation>
    </message>
    <message>
        <source>Or end your turn and keep your cards.</source>
        <translation>Ou finissez votre tour et gardez vos cartes.</translation>
    </message>
    <message>
        <source>Choose a card or a drawer.</source>
        <translation>Choisissez une carte ou un tiroir.</translation>
    </message>
    <message>
        <source>Forming yours brings you closer to winning; blocking holds {name} back.</source>
        <translation>Former la vôtre vous rapproche de la fin&#x202f;; bloquer freine {name}.</translation>
    </message>
    <message>
        <source>Blocking holds a player back.</source>
        <translation>Bloquer freine l’adversaire.</translation>
    </message>
    <message>
        <source>{name}’s {card} turns face down until it is the only one left.</source>
        <translation>La {card} de {name} est retournée jusqu’à ce qu’elle reste seule.</translation>
    </message>
    <message>
        <source>It is your last card: you win.</source>
        <translation>C’est votre dernière carte&#x202f;: vous gagnez.</translation>
    </message>
    <message numerus="yes">
        <source>Then %n to go. While you’re blocked, no new card turns up.</source>
        <translation>
            <numerusform>Il en restera %n. Tant que vous avez une carte bloquée, rien ne se retourne.</numerusform>
            <numerusform>Il en restera %n. Tant que vous avez une carte bloquée, rien ne se retourne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n to go.</source>
        <translation>
            <numerusform>Il en restera %n.</numerusform>
            <numerusform>Il en restera %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card fits several figures</source>
        <translation>Cette carte convient à plusieurs figures</translation>
    </message>
    <message>
        <source>This {card} fits several cards</source>
        <translation>Cette {card} convient à plusieurs cartes</translation>
    </message>
    <message>
        <source>Block it</source>
        <translation>La bloquer</translation>
    </message>
    <message>
        <source>Form it</source>
        <translation>La former</translation>
    </message>
    <message>
        <source>Movement card, played</source>
        <translation>Carte de mouvement, jouée</translation>
    </message>
    <message>
        <source>Blocks {name}’s {card} in {colour}</source>
        <translation>Bloque la {card} de {name} en {colour}</translation>
    </message>
    <message>
        <source>Swap drawers to form the figures on your cards. Whoever runs out of cards first wins.</source>
        <translation>Échangez des tiroirs pour former les figures de vos cartes. Qui n’a plus de cartes en premier gagne.</translation>
    </message>
    <message>
        <source>The table is being laid</source>
        <translation>On prépare la table</translation>
    </message>
    <message>
        <source>This swap breaks your {card}, which you could form now.</source>
        <translation>Cet échange défait votre {card}, que vous pouviez former.</translation>
    </message>
    <message>
        <source>End my turn</source>
        <translation>Finir mon tour</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>{name} to move · you: {cards}</source>
        <translation>À {name} de jouer · vous&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Swaps stay made</source>
        <translation>Les échanges restent faits</translation>
    </message>
    <message>
        <source>A swap can’t be undone, as at a real table.</source>
        <translation>Un échange ne peut pas être annulé, comme à une vraie table.</translation>
    </message>
    <message>
        <source>Forbidden colour</source>
        <translation>Couleur interdite</translation>
    </message>
    <message>
        <source>How long the colour of the last figure is forbidden.</source>
        <translation>Jusqu’à quand la couleur de la dernière figure est interdite.</translation>
    </message>
    <message>
        <source>{first} doesn’t go from {second} to {third}.</source>
        <translation>{first} ne mène pas de {second} à {third}.</translation>
    </message>
    <message>
        <source>{first} has a blocked card already: only one at a time.</source>
        <translation>{first} a déjà une carte bloquée&#x202f;: une seule à la fois.</translation>
    </message>
    <message>
        <source>{first} has only this card face up, so it can’t be blocked.</source>
        <translation>{first} n’a que cette carte visible&#x202f;: on ne peut pas la bloquer.</translation>
    </message>
    <message>
        <source>You formed all the figures.</source>
        <translation>Vous avez formé toutes les figures.</translation>
    </message>
    <message>
        <source>Swap anyway</source>
        <translation>Échanger quand même</translation>
    </message>
    <message>
        <source>Keep the figure</source>
        <translation>Garder la figure</translation>
    </message>
    <message>
        <source>Until the next figure</source>
        <translation>Jusqu’à la suivante</translation>
    </message>
    <message>
        <source>However many turns that takes</source>
        <translation>Quel que soit le nombre de tours</translation>
    </message>
    <message>
        <source>This turn and the next</source>
        <translation>Ce tour et le suivant</translation>
    </message>
    <message>
        <source>A turn without a figure frees it</source>
        <translation>Un tour sans figure la libère</translation>
    </message>
    <message>
        <source>Swaps stay made.</source>
        <translation>Les échanges restent faits.</translation>
    </message>
    <message>
        <source>A turn without a figure frees all colours.</source>
        <translation>Un tour sans figure libère toutes les couleurs.</translation>
    </message>
    <message numerus="yes">
        <source>Best turn: {name}, %n figures.</source>
        <translation>
            <numerusform>Meilleur tour&#x202f;: {name}, %n figure.</numerusform>
            <numerusform>Meilleur tour&#x202f;: {name}, %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures were blocked.</source>
        <translation>
            <numerusform>%n figure a été bloquée.</numerusform>
            <numerusform>%n figures ont été bloquées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n movement cards for your next turn.</source>
        <translation>
            <numerusform>Vous gardez %n carte de mouvement pour votre prochain tour.</numerusform>
            <numerusform>Vous gardez %n cartes de mouvement pour votre prochain tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get another card for it at the end of your turn.</source>
        <translation>À la fin de votre tour, vous recevez une autre carte à sa place.</translation>
    </message>
    <message>
        <source>Your hand is empty; you get new cards.</source>
        <translation>Votre main est vide&#x202f;; vous recevez de nouvelles cartes.</translation>
    </message>
    <message numerus="yes">
        <source>Then {card} takes %n more swaps.</source>
        <translation>
            <numerusform>Ensuite, {card} demande encore %n échange.</numerusform>
            <numerusform>Ensuite, {card} demande encore %n échanges.</numerusform>
        </translation>
    </message>
    <message>
        <source>ended the turn</source>
        <translation>a fini son tour</translation>
    </message>
    <message>
        <source>blocked {name}’s {card}</source>
        <translation>a bloqué {card} de {name}</translation>
    </message>
    <message>
        <source>blocked your {card}</source>
        <translation>a bloqué votre {card}</translation>
    </message>
    <message>
        <source>broke your {card}</source>
        <translation>a défait votre {card}</translation>
    </message>
    <message>
        <source>formed {cards}</source>
        <translation>a formé {cards}</translation>
    </message>
    <message>
        <source>formed {card}</source>
        <translation>a formé {card}</translation>
    </message>
    <message>
        <source>one above that</source>
        <translation>un au-dessus de celui-là</translation>
    </message>
    <message>
        <source>a square of four</source>
        <translation>un carré de quatre</translation>
    </message>
    <message>
        <source>a staircase of five</source>
        <translation>un escalier de cinq</translation>
    </message>
    <message>
        <source>{row} and {other}</source>
        <translation>{row} et {other}</translation>
    </message>
    <message>
        <source>{row}, {others}</source>
        <translation>{row}, {others}</translation>
    </message>
    <message>
        <source>one above the third</source>
        <translation>un au-dessus du troisième</translation>
    </message>
    <message>
        <source>one below the third</source>
        <translation>un au-dessous du troisième</translation>
    </message>
    <message>
        <source>one to the left of that</source>
        <translation>un à gauche de celui-là</translation>
    </message>
    <message>
        <source>one to the right of that</source>
        <translation>un à droite de celui-là</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} et {other}</translation>
    </message>
    <message>
        <source>two in a row</source>
        <translation>deux à la suite</translation>
    </message>
    <message>
        <source>three in a row</source>
        <translation>trois à la suite</translation>
    </message>
    <message>
        <source>four in a row</source>
        <translation>quatre à la suite</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>cinq à la suite</translation>
    </message>
    <message>
        <source>one above the left end</source>
        <translation>un au-dessus du bout gauche</translation>
    </message>
    <message>
        <source>one below the left end</source>
        <translation>un au-dessous du bout gauche</translation>
    </message>
    <message>
        <source>one above the right end</source>
        <translation>un au-dessus du bout droit</translation>
    </message>
    <message>
        <source>one below the right end</source>
        <translation>un au-dessous du bout droit</translation>
    </message>
    <message>
        <source>one above the middle</source>
        <translation>un au-dessus du milieu</translation>
    </message>
    <message>
        <source>one below the middle</source>
        <translation>un au-dessous du milieu</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>No colour is forbidden any more</source>
        <translation>Plus aucune couleur n’est interdite</translation>
    </message>
    <message>
        <source>Row {number}: {colours}</source>
        <translation>Rangée {number}&#x202f;: {colours}</translation>
    </message>
    <message>
        <source>Your movement cards: {cards}</source>
        <translation>Vos cartes de mouvement&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Forbidden: {colour}</source>
        <translation>Interdit&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>Or first form a figure that is ready: choose it or its card.</source>
        <translation>Ou formez d’abord une figure prête&#x202f;: choisissez-la, ou sa carte.</translation>
    </message>
    <message>
        <source>{card} swaps {one} and {other}</source>
        <translation>{card}&#x202f;: échange {one} et {other}</translation>
    </message>
    <message>
        <source>Forbidden: {colour}, and free again if this turn forms no figure</source>
        <translation>Interdit&#x202f;: {colour}, et de nouveau libre si ce tour ne forme aucune figure</translation>
    </message>
    <message>
        <source>Or first form the {card}, which is ready: choose the figure or its card.</source>
        <translation>Ou formez d’abord la {card}, qui est prête&#x202f;: choisissez la figure ou sa carte.</translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation>Vous piochez {card}</translation>
    </message>
    <message>
        <source>{name} draws {card}</source>
        <translation>{name} pioche {card}</translation>
    </message>
    <message>
        <source>You turn up {card}</source>
        <translation>Vous retournez {card}</translation>
    </message>
    <message>
        <source>{name} turns up {card}</source>
        <translation>{name} retourne {card}</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Menthe</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>menthe</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>Pile {number}</source>
        <translation>Pioche {number}</translation>
    </message>
    <message>
        <source>Played {number}</source>
        <translation>Jouées {number}</translation>
    </message>
    <message>
        <source>left of {time}</source>
        <translation>sur {time}</translation>
    </message>
    <message>
        <source>{card}: {one} with {other}.</source>
        <translation>{card}&#x202f;: {one} avec {other}.</translation>
    </message>
    <message>
        <source>Choose the first of two drawers.</source>
        <translation>Choisissez le premier des deux tiroirs.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Finissez votre tour.</translation>
    </message>
    <message>
        <source>You have played all your cards.</source>
        <translation>Vous avez joué toutes vos cartes.</translation>
    </message>
    <message>
        <source>Choose the card to play.</source>
        <translation>Choisissez la carte à jouer.</translation>
    </message>
    <message>
        <source>The others stay in your hand.</source>
        <translation>Les autres restent en main.</translation>
    </message>
    <message>
        <source>Its colour is forbidden next.</source>
        <translation>Sa couleur sera interdite ensuite.</translation>
    </message>
    <message>
        <source>Choose the card that this {card} counts for.</source>
        <translation>Choisissez la carte pour laquelle compte cette {card}.</translation>
    </message>
    <message>
        <source>makes {figures}</source>
        <translation>forme {figures}</translation>
    </message>
    <message>
        <source>breaks {figures}</source>
        <translation>défait {figures}</translation>
    </message>
    <message>
        <source>Two cards fit this swap</source>
        <translation>Deux cartes conviennent à cet échange</translation>
    </message>
    <message>
        <source>Three cards fit this swap</source>
        <translation>Trois cartes conviennent à cet échange</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>can be swapped with {cell}</source>
        <translation>peut s’échanger avec {cell}</translation>
    </message>
    <message>
        <source>Movement card {card}</source>
        <translation>Carte de mouvement {card}</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>Forms {card} in {colour}</source>
        <translation>Forme {card} en {colour}</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Vous piochez une carte</translation>
    </message>
    <message>
        <source>You turn up a figure</source>
        <translation>Vous retournez une figure</translation>
    </message>
    <message>
        <source>{name} turns up a figure</source>
        <translation>{name} retourne une figure</translation>
    </message>
    <message>
        <source>Choose a card from your hand, or one of several options</source>
        <translation>Choisir une carte de votre main, ou l’une des manières</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Go to the next figure</source>
        <translation>Passer à la figure suivante</translation>
    </message>
    <message>
        <source>Left L</source>
        <translation>L gauche</translation>
    </message>
    <message>
        <source>Right L</source>
        <translation>L droite</translation>
    </message>
    <message>
        <source>to the edge</source>
        <translation>jusqu’au bord</translation>
    </message>
    <message>
        <source>Choose the drawer to swap with {cell}.</source>
        <translation>Choisissez le tiroir à échanger avec {cell}.</translation>
    </message>
    <message>
        <source>Form a figure that is ready, or end your turn.</source>
        <translation>Formez une figure prête ou finissez votre tour.</translation>
    </message>
    <message>
        <source>Choose the figure or its card.</source>
        <translation>Choisissez la figure ou sa carte.</translation>
    </message>
    <message>
        <source>Choose {cell} again to let go of it.</source>
        <translation>Choisissez de nouveau {cell} pour le lâcher.</translation>
    </message>
    <message>
        <source>Choose which {card} to form.</source>
        <translation>Choisissez quelle {card} former.</translation>
    </message>
    <message>
        <source>This {card} fits two cards</source>
        <translation>Cette {card} convient à deux cartes</translation>
    </message>
    <message>
        <source>This {card} fits three cards</source>
        <translation>Cette {card} convient à trois cartes</translation>
    </message>
    <message>
        <source>Swaps {one} and {other}.</source>
        <translation>Échange {one} et {other}.</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>Blocks your {card} in {colour}</source>
        <translation>Bloque votre {card} en {colour}</translation>
    </message>
    <message>
        <source>Form this {card}?</source>
        <translation>Former cette {card}&#x202f;?</translation>
    </message>
    <message>
        <source>{card}: the picture shows which may swap.</source>
        <translation>{card}&#x202f;: le dessin montre lesquels peuvent s’échanger.</translation>
    </message>
    <message>
        <source>can be formed</source>
        <translation>peut être formée</translation>
    </message>
    <message>
        <source>can be blocked</source>
        <translation>peut être bloquée</translation>
    </message>
    <message numerus="yes">
        <source>%n cards away</source>
        <translation>
            <numerusform>à portée avec %n carte</numerusform>
            <numerusform>à portée avec %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} pioche une carte</translation>
    </message>
    <message>
        <source>part of the figure {card}</source>
        <translation>partie de la figure {card}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Son tour</translation>
    </message>
    <message>
        <source>Resigns</source>
        <translation>Abandonne</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} réfléchit…</translation>
    </message>
    <message>
        <source>Meanwhile you can look at earlier moves.</source>
        <translation>Vous pouvez regarder les coups précédents en attendant.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à reprendre.</translation>
    </message>
    <message>
        <source>New information has been revealed since, so this move can’t be undone.</source>
        <translation>Quelque chose a été révélé depuis&#x202f;: impossible de reprendre.</translation>
    </message>
    <message>
        <source>Time has run out since, and that can’t be undone.</source>
        <translation>Le temps s’est écoulé depuis&#x202f;: impossible de reprendre.</translation>
    </message>
    <message>
        <source>Only computers are playing, and they don’t undo moves.</source>
        <translation>Seuls des ordinateurs jouent ici, et ils ne reprennent rien.</translation>
    </message>
    <message>
        <source>The seed has been shown, so this game is final and nothing can be undone.</source>
        <translation>La graine a été révélée&#x202f;: cette partie est définitive, on ne peut plus rien reprendre.</translation>
    </message>
    <message>
        <source>This game is final.</source>
        <translation>Cette partie est définitive.</translation>
    </message>
    <message>
        <source>Its seed has been shown, so anyone could know what comes next.</source>
        <translation>Sa graine a été révélée&#x202f;: n’importe qui pourrait savoir ce qui vient.</translation>
    </message>
    <message>
        <source>“{text}” isn’t a move.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup.</translation>
    </message>
    <message>
        <source>“{text}” isn’t a move. Type it like “{example}”.</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup. Écrivez-le comme «&#x202f;{example}&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>It forces a win in %n moves.</source>
        <translation>
            <numerusform>Force le gain, en %n coup.</numerusform>
            <numerusform>Force le gain, en %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against best play it only delays the loss.</source>
        <translation>Contre le meilleur jeu, cela ne fait que retarder la perte.</translation>
    </message>
    <message>
        <source>Chance of winning: about {percent}.</source>
        <translation>Environ {percent} de chances de gagner.</translation>
    </message>
    <message>
        <source>Then perhaps: {line}.</source>
        <translation>La suite pourrait être&#x202f;: {line}.</translation>
    </message>
    <message>
        <source>Hint: {move}</source>
        <translation>Indice&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>It isn’t your turn.</source>
        <translation>Ce n’est pas à vous.</translation>
    </message>
    <message>
        <source>The computer couldn’t find a move.</source>
        <translation>L’ordinateur n’a pas trouvé de coup.</translation>
    </message>
    <message>
        <source>Undo {name}’s move?</source>
        <translation>Reprendre le coup de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>{name} should agree.</source>
        <translation>{name} devrait être d’accord.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Look one move back</source>
        <translation>Voir le coup précédent</translation>
    </message>
    <message>
        <source>Look one move forward</source>
        <translation>Voir le coup suivant</translation>
    </message>
    <message>
        <source>Look at the start</source>
        <translation>Voir le début</translation>
    </message>
    <message>
        <source>Back to the current game</source>
        <translation>Revenir à la partie en cours</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Coup repris</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancez les dés</translation>
    </message>
    <message>
        <source>Then enter what they show below the board.</source>
        <translation>Saisissez ensuite le résultat sous le plateau.</translation>
    </message>
    <message>
        <source>You agreed before the game that this stays as it was played.</source>
        <translation>Vous avez convenu avant la partie que cela reste joué.</translation>
    </message>
    <message>
        <source>Against computers you can agree on free take-backs when you set up a game.</source>
        <translation>Contre des ordinateurs, on peut convenir de la reprise libre en préparant une partie.</translation>
    </message>
    <message>
        <source>Your time is up!</source>
        <translation>Votre temps est écoulé&#x202f;!</translation>
    </message>
    <message>
        <source>Throw the dice first.</source>
        <translation>Lancez d’abord les dés.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>A computer will take your place.</source>
        <translation>L’ordinateur prendra votre place.</translation>
    </message>
    <message>
        <source>The other side wins.</source>
        <translation>L’autre camp gagne.</translation>
    </message>
    <message>
        <source>Resign this game?</source>
        <translation>Abandonner cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Start again from the beginning?</source>
        <translation>Recommencer depuis le début&#x202f;?</translation>
    </message>
    <message>
        <source>The moves so far will be gone.</source>
        <translation>Les coups joués seront perdus.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>You can turn these warnings off in the settings.</source>
        <translation>Vous pouvez désactiver ces avertissements dans les réglages.</translation>
    </message>
    <message>
        <source>You are looking at the start</source>
        <translation>Vous regardez le début</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message numerus="yes">
        <source>{what}, %n times</source>
        <translation>
            <numerusform>{what}, %n fois</numerusform>
            <numerusform>{what}, %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the dice left to enter can show “{key}”.</source>
        <translation>Aucun dé qui reste à saisir ne montre «&#x202f;{key}&#x202f;».</translation>
    </message>
    <message>
        <source>This game has {count} entries, and no more can be saved.</source>
        <translation>Cette partie compte {count} entrées&#x202f;: impossible d’en enregistrer davantage.</translation>
    </message>
    <message>
        <source>You are looking at move {number}</source>
        <translation>Vous regardez le coup {number}</translation>
    </message>
    <message>
        <source>The game goes on meanwhile. Press Esc to go back to it.</source>
        <translation>La partie continue pendant ce temps. Échap pour y revenir.</translation>
    </message>
    <message>
        <source>You can undo moves, or start another game.</source>
        <translation>Vous pouvez reprendre des coups ou commencer une autre partie.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move around the board</source>
        <translation>Se déplacer sur le plateau</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next choice, then to the rest of the window</source>
        <translation>Au choix suivant, puis au reste de la fenêtre</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Pick up, put down, press</source>
        <translation>Prendre, poser, appuyer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Let go, or back to the game</source>
        <translation>Lâcher, ou revenir à la partie</translation>
    </message>
    <message>
        <source>Time is up. {move}</source>
        <translation>Temps écoulé. {move}</translation>
    </message>
    <message>
        <source>{name}’s time is up!</source>
        <translation>Le temps de {name} est écoulé&#x202f;!</translation>
    </message>
    <message>
        <source>The clock decided: {move}.</source>
        <translation>La pendule a décidé&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>Throw the dice for {name}</source>
        <translation>Lancez les dés pour {name}</translation>
    </message>
    <message>
        <source>{name}, throw the dice</source>
        <translation>{name}, lancez les dés</translation>
    </message>
    <message>
        <source>Hand over to {name}.</source>
        <translation>Passez la main à {name}.</translation>
    </message>
    <message>
        <source>What others hold stays hidden.</source>
        <translation>Ce que les autres ont en main reste caché.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Nobody moves until you continue.</source>
        <translation>Personne ne joue avant la reprise.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Review: once the game is over, because it shows what everyone holds</source>
        <translation>Analyse&#x202f;: quand la partie sera finie, car elle montre ce que chacun a en main</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>One move back (Alt+Left)</source>
        <translation>Un coup en arrière (Alt+gauche)</translation>
    </message>
    <message>
        <source>One move forward (Alt+Right)</source>
        <translation>Un coup en avant (Alt+droite)</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Boardroom games</source>
        <translation>Parties de Boardroom</translation>
    </message>
    <message>
        <source>What each of you holds stays hidden until then.</source>
        <translation>Ce que chacun a en main reste caché d’ici là.</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>Je suis là</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>Passez la main à {name}</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>C’est moi, {name}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>The clocks are stopped, and the board is covered.</source>
        <translation>Les pendules sont arrêtées et le plateau est couvert.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
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
        <translation>Valider ce lancer</translation>
    </message>
    <message>
        <source>{what}: {dice}</source>
        <translation>{what}&#x202f;: {dice}</translation>
    </message>
    <message>
        <source>{die}: {side}. Press to remove it</source>
        <translation>{die}&#x202f;: {side}. Appuyez pour l’enlever</translation>
    </message>
    <message>
        <source>The dice rest until the next throw.</source>
        <translation>Les dés attendent le prochain lancer.</translation>
    </message>
    <message>
        <source>{die}: {side}</source>
        <translation>{die}&#x202f;: {side}</translation>
    </message>
    <message>
        <source>{die}: not yet entered</source>
        <translation>{die}&#x202f;: à saisir</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>{side}: {count} thrown, {expected} expected</source>
        <translation>{side}&#x202f;: obtenu {count}, attendu {expected}</translation>
    </message>
    <message>
        <source>thrown</source>
        <translation>obtenu</translation>
    </message>
    <message>
        <source>expected (number below)</source>
        <translation>attendu, avec le nombre dessous</translation>
    </message>
    <message>
        <source>Not thrown yet.</source>
        <translation>Aucun lancer encore.</translation>
    </message>
    <message>
        <source>Too few throws to say more.</source>
        <translation>Trop peu de lancers pour en dire plus.</translation>
    </message>
    <message>
        <source>Very unusual: fair dice come out this uneven less than once in 1000 times.</source>
        <translation>Improbable&#x202f;: des dés équitables se répartissent aussi mal moins d’une fois sur 1000.</translation>
    </message>
    <message>
        <source>Unusual: fair dice come out this uneven in only {n} of 100 cases.</source>
        <translation>Répartition rare&#x202f;: des dés équitables en donnent une telle, ou plus inégale, {n} fois sur 100.</translation>
    </message>
    <message>
        <source>As expected: fair dice come out this uneven, or more, in {n} of 100 cases.</source>
        <translation>Comme attendu&#x202f;: des dés équitables se répartissent ainsi, ou moins bien, {n} fois sur 100.</translation>
    </message>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n lancer</numerusform>
            <numerusform>%n lancers</numerusform>
        </translation>
    </message>
    <message>
        <source>Unusual: fair dice come out this uneven in only {n} of 100 games.</source>
        <translation>Répartition rare&#x202f;: des dés équitables en donnent une telle, ou plus inégale, {n} fois sur 100 parties.</translation>
    </message>
    <message>
        <source>As expected: fair dice come out this uneven, or more, in {n} of 100 games.</source>
        <translation>Comme attendu&#x202f;: des dés équitables se répartissent ainsi, ou moins bien, {n} fois sur 100 parties.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{throws}, {average} pips on average ({expected} expected).</source>
        <translation>{throws}, {average} points en moyenne ({expected} attendus).</translation>
    </message>
    <message>
        <source>{hope}: {came} of {tries} ({expected} expected).</source>
        <translation>{hope}&#x202f;: {came} sur {tries} ({expected} attendus).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Which throws</source>
        <translation>Quels lancers</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Counting… {done} of {all}</source>
        <translation>Comptage… {done} sur {all}</translation>
    </message>
    <message>
        <source>Throws in {game}</source>
        <translation>Lancers dans {game}</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>All saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>{throws} in {games}</source>
        <translation>{throws} en {games}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>Luckier than {n} of 100 players.</source>
        <translation>Plus de chance que {n}&#xa0;% des joueurs.</translation>
    </message>
    <message>
        <source>Who was lucky</source>
        <translation>Qui a eu de la chance</translation>
    </message>
    <message>
        <source>{throws} so far</source>
        <translation>{throws} jusqu’ici</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Rulebooks</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Retour à la leçon</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Your game is saved up to the last move. The details are in {file}.</source>
        <translation>Votre partie est enregistrée jusqu’au dernier coup. Ce qui s’est passé est noté dans {file}.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose a mal tourné</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>This is a copy with its own seed.</source>
        <translation>C’est une copie&#x202f;: elle a sa propre graine.</translation>
    </message>
    <message>
        <source>Boardroom games</source>
        <translation>Parties de Boardroom</translation>
    </message>
    <message>
        <source>Boardroom was closed in the middle of a game. Continue?</source>
        <translation>Boardroom s’est fermé au milieu d’une partie. Continuer&#x202f;?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>F1: help · F10: menu</source>
        <translation>F1&#x202f;: aide · F10&#x202f;: menu</translation>
    </message>
    <message>
        <source>Nothing is lost: it is kept as {file}.</source>
        <translation>Rien n’est perdu&#x202f;: il est conservé sous {file}.</translation>
    </message>
    <message>
        <source>{file} can’t be opened</source>
        <translation>Impossible d’ouvrir {file}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>saved after every move</source>
        <translation>enregistrée après chaque coup</translation>
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
        <translation>Des rails et du sucre</translation>
    </message>
    <message>
        <source>40–75 min</source>
        <translation>40–75 min</translation>
    </message>
    <message>
        <source>Another player gets the point. The same wagon can go through your station at {square}.</source>
        <translation>Le point est pour quelqu’un d’autre. Le même wagon peut passer par votre gare en {square}.</translation>
    </message>
    <message>
        <source>You start, play goes clockwise</source>
        <translation>Vous commencez, dans le sens horaire</translation>
    </message>
    <message>
        <source>90 tiles, then the sale.</source>
        <translation>90 tuiles, puis la vente.</translation>
    </message>
    <message>
        <source>Most points win.</source>
        <translation>Qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>All cities are full.</source>
        <translation>Toutes les villes sont pleines.</translation>
    </message>
    <message>
        <source>No wagon is left to sell.</source>
        <translation>Il ne reste aucun wagon à vendre.</translation>
    </message>
    <message>
        <source>No wagon can reach a city any more.</source>
        <translation>Plus aucun wagon ne peut aller en ville.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Dealing the tiles</source>
        <translation>Distribution des tuiles</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Trois joueurs</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quatre joueurs</translation>
    </message>
    <message>
        <source>Five players</source>
        <translation>Cinq joueurs</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Passes: nothing fits</source>
        <translation>Passe&#x202f;: rien ne va</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Tiles are still being drawn.</source>
        <translation>On pioche encore des tuiles.</translation>
    </message>
    <message>
        <source>Nothing is sold until all tiles are laid.</source>
        <translation>Rien ne se vend avant que toutes les tuiles soient posées.</translation>
    </message>
    <message>
        <source>Building is over: now wagons are sold.</source>
        <translation>La construction est finie&#x202f;: on vend les wagons.</translation>
    </message>
    <message>
        <source>You don’t have this tile: {tile}.</source>
        <translation>Vous n’avez pas cette tuile&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>There is already a tile at {square}.</source>
        <translation>Il y a déjà une tuile en {square}.</translation>
    </message>
    <message>
        <source>There is no tile next to {square}: a tile must share a side with one on the table.</source>
        <translation>{square} ne touche aucune tuile&#x202f;: il faut partager un côté avec une tuile de la table.</translation>
    </message>
    <message>
        <source>{tile} has the same tracks with a smaller turn; enter that one.</source>
        <translation>{tile}&#x202f;: ainsi tournée, ses voies sont celles d’une rotation moindre. Indiquez celle-là.</translation>
    </message>
    <message>
        <source>At {square} it would block the track of the tile next to it.</source>
        <translation>En {square}, elle barrerait la voie d’une tuile voisine.</translation>
    </message>
    <message>
        <source>At {square} its track would run into a tile that has none on that side.</source>
        <translation>En {square}, sa voie buterait sur une tuile qui n’en a pas de ce côté.</translation>
    </message>
    <message>
        <source>One of your tiles fits, so you must lay one.</source>
        <translation>Une de vos tuiles peut être posée&#x202f;: vous devez en poser une.</translation>
    </message>
    <message>
        <source>No token goes on this tile: {tile}.</source>
        <translation>Cette tuile ne porte pas de jeton&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>Your stock isn’t empty, so the token comes from there.</source>
        <translation>Votre réserve n’est pas vide&#x202f;: le jeton vient de là.</translation>
    </message>
    <message>
        <source>Your stock is empty: pick up a token, or leave the tile empty.</source>
        <translation>Votre réserve est vide&#x202f;: reprenez un jeton, ou laissez la tuile sans jeton.</translation>
    </message>
    <message>
        <source>None of your tokens can be taken from there.</source>
        <translation>Il n’y a là aucun jeton à vous que vous puissiez reprendre.</translation>
    </message>
    <message>
        <source>You can sell a wagon, so you must.</source>
        <translation>Vous pouvez vendre un wagon&#x202f;: vous le devez.</translation>
    </message>
    <message>
        <source>You have no wagon at {first}.</source>
        <translation>Aucun wagon à vous ne se trouve en {first}.</translation>
    </message>
    <message>
        <source>The factory at {first} isn’t on a run: both ends must lead to a station.</source>
        <translation>L’usine en {first} n’est sur aucun parcours&#x202f;: ses deux bouts doivent mener à une gare.</translation>
    </message>
    <message>
        <source>{third} isn’t a city tile.</source>
        <translation>{third} n’est pas une tuile de ville.</translation>
    </message>
    <message>
        <source>The station at {second} isn’t next to the city at {third}.</source>
        <translation>La gare en {second} n’est pas à côté de la ville en {third}.</translation>
    </message>
    <message>
        <source>There is already a wagon in the city at {third}.</source>
        <translation>La tuile de ville en {third} a déjà un wagon.</translation>
    </message>
    <message>
        <source>Resigned: {names}.</source>
        <translation>Abandon&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>{name} to move · {where}</source>
        <translation>À {name} de jouer · {where}</translation>
    </message>
    <message>
        <source>{name} starts, play goes clockwise</source>
        <translation>{name} commence, dans le sens horaire</translation>
    </message>
    <message>
        <source>{players}.</source>
        <translation>{players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in hand</source>
        <translation>
            <numerusform>%n tuile en main</numerusform>
            <numerusform>%n tuiles en main</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a square</source>
        <translation>Choisissez une case</translation>
    </message>
    <message>
        <source>Pick one up from another tile, or leave the new tile empty. Neither can be changed later.</source>
        <translation>Reprenez-en un sur une autre tuile, ou laissez la nouvelle sans jeton. Ce sera définitif.</translation>
    </message>
    <message>
        <source>{laid} of {all} tiles laid</source>
        <translation>{laid} sur {all} tuiles posées</translation>
    </message>
    <message>
        <source>Your turn · {where}</source>
        <translation>À vous · {where}</translation>
    </message>
    <message>
        <source>{source}: {points}</source>
        <translation>{source}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>→ {number}</source>
        <translation>→ {number}</translation>
    </message>
    <message>
        <source>{points}, {total} if it ended now</source>
        <translation>{points}, {total} si on s’arrêtait là</translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can go</source>
        <translation>
            <numerusform>%n wagon peut partir</numerusform>
            <numerusform>%n wagons peuvent partir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can come here</source>
        <translation>
            <numerusform>%n wagon peut venir ici</numerusform>
            <numerusform>%n wagons peuvent venir ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wagons</source>
        <translation>
            <numerusform>%n wagon</numerusform>
            <numerusform>%n wagons</numerusform>
        </translation>
    </message>
    <message>
        <source>{wagons}, {engineers}</source>
        <translation>{wagons}, {engineers}</translation>
    </message>
    <message numerus="yes">
        <source>%n engineers</source>
        <translation>
            <numerusform>%n mécanicien</numerusform>
            <numerusform>%n mécaniciens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free city tiles: up to {points} points</source>
        <translation>
            <numerusform>%n tuile de ville libre&#x202f;: donne jusqu’à {points}</numerusform>
            <numerusform>%n tuiles de ville libres&#x202f;: donne jusqu’à {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <translation>plus aucun</translation>
    </message>
    <message>
        <source>No wagon here</source>
        <translation>Pas de wagon ici</translation>
    </message>
    <message>
        <source>No engineer here</source>
        <translation>Sans mécanicien</translation>
    </message>
    <message>
        <source>Your wagon</source>
        <translation>Votre wagon</translation>
    </message>
    <message>
        <source>Your engineer</source>
        <translation>Votre mécanicien</translation>
    </message>
    <message>
        <source>{name}’s wagon</source>
        <translation>Wagon de {name}</translation>
    </message>
    <message>
        <source>{name}’s engineer</source>
        <translation>Mécanicien de {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n free city tiles: worth up to {points}</source>
        <translation>
            <numerusform>%n tuile de ville libre&#x202f;: vaut jusqu’à {points}</numerusform>
            <numerusform>%n tuiles de ville libres&#x202f;: vaut jusqu’à {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>on an enabled run</source>
        <translation>sur un parcours en service</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>peut être choisie</translation>
    </message>
    <message>
        <source>doesn’t fit this way round</source>
        <translation>ne va pas dans ce sens</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>vient d’être piochée</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Zoom avant (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Zoom arrière (−)</translation>
    </message>
    <message>
        <source>Show the whole table (F)</source>
        <translation>Voir toute la table (F)</translation>
    </message>
    <message>
        <source>Small map of the table</source>
        <translation>Petit plan de la table</translation>
    </message>
    <message>
        <source>Turn left (Q)</source>
        <translation>Tourner à gauche (Q)</translation>
    </message>
    <message>
        <source>Turn right (E)</source>
        <translation>Tourner à droite (E)</translation>
    </message>
    <message>
        <source>Show every point</source>
        <translation>Voir chaque point</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>at {square}</source>
        <translation>en {square}</translation>
    </message>
    <message>
        <source>No free city tile there</source>
        <translation>Aucune tuile de ville libre</translation>
    </message>
    <message>
        <source>No city next to it</source>
        <translation>Aucune ville à côté</translation>
    </message>
    <message>
        <source>Not on a run yet</source>
        <translation>Sur aucun parcours</translation>
    </message>
    <message>
        <source>No station next to it: it can’t be filled</source>
        <translation>Sans gare à côté&#x202f;: impossible à remplir</translation>
    </message>
    <message>
        <source>fits here</source>
        <translation>va ici</translation>
    </message>
    <message>
        <source>fits if turned</source>
        <translation>va si on la tourne</translation>
    </message>
    <message>
        <source>fits nowhere</source>
        <translation>ne va nulle part</translation>
    </message>
    <message>
        <source>{number} left after that</source>
        <translation>reste {number}</translation>
    </message>
    <message numerus="yes">
        <source>Enables a run: %n wagons, {mine} yours</source>
        <translation>
            <numerusform>Met en service&#xa0;%n wagon, {mine} à vous</numerusform>
            <numerusform>Met en service&#xa0;%n wagons, {mine} à vous</numerusform>
        </translation>
    </message>
    <message>
        <source>Fits here; enables nothing yet</source>
        <translation>Va ici&#x202f;; ne met encore rien en service</translation>
    </message>
    <message>
        <source>Runs to the stations {squares}</source>
        <translation>Mène aux gares {squares}</translation>
    </message>
    <message numerus="yes">
        <source>%n free city tiles</source>
        <translation>
            <numerusform>%n tuile de ville libre</numerusform>
            <numerusform>%n tuiles de ville libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City of %n tiles, {free} free</source>
        <translation>
            <numerusform>Ville de&#xa0;%n tuile, libre&#x202f;: {free}</numerusform>
            <numerusform>Ville de&#xa0;%n tuiles, libres&#x202f;: {free}</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen, turned by {degrees}°</source>
        <translation>choisie, tournée de {degrees}°</translation>
    </message>
    <message numerus="yes">
        <source>fits on %n squares</source>
        <translation>
            <numerusform>va sur&#xa0;%n case</numerusform>
            <numerusform>va sur&#xa0;%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Enables a run without wagons</source>
        <translation>Met en service un parcours sans wagon</translation>
    </message>
    <message>
        <source>put down at {square}</source>
        <translation>déposée en {square}</translation>
    </message>
    <message>
        <source>Your locomotive at {square} will score 3</source>
        <translation>Votre locomotive en {square} rapportera 3</translation>
    </message>
    <message>
        <source>Scores {points} at the end</source>
        <translation>Rapporte {points} à la fin</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>With this tile</source>
        <translation>Avec cette tuile</translation>
    </message>
    <message>
        <source>Wagons enabled</source>
        <translation>Wagons en service</translation>
    </message>
    <message>
        <source>With a city</source>
        <translation>Avec une ville</translation>
    </message>
    <message>
        <source>Worth now, about</source>
        <translation>Valeur, environ</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Si on s’arrêtait là</translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>%n dans la pioche</numerusform>
            <numerusform>%n dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Tuiles non vues</translation>
    </message>
    <message>
        <source>In the pile or in other hands</source>
        <translation>Dans la pioche ou en d’autres mains</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Piochée</translation>
    </message>
    <message numerus="yes">
        <source>wagons</source>
        <translation>
            <numerusform>wagon</numerusform>
            <numerusform>wagons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>engineers</source>
        <translation>
            <numerusform>mécanicien</numerusform>
            <numerusform>mécaniciens</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it empty</source>
        <translation>Laisser sans jeton</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>faint pawns: if it ended now</source>
        <translation>pions pâles&#x202f;: si on s’arrêtait là</translation>
    </message>
    <message>
        <source>{seller}’s wagon from {other} went through the station at {square}: 1 point for {name}.</source>
        <translation>Le wagon de {seller}, parti de {other}, est passé par la gare en {square}&#x202f;: 1 point pour {name}.</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>See them on the table, one by one.</source>
        <translation>Parcourez-les sur la table, l’un après l’autre.</translation>
    </message>
    <message>
        <source>{side}: {square} has no track to join.</source>
        <translation>{side}&#x202f;: pas de voie à relier en {square}.</translation>
    </message>
    <message>
        <source>Not on a run yet: both ends need a station</source>
        <translation>Sans parcours&#x202f;: un bout ne mène pas en gare</translation>
    </message>
    <message>
        <source>Scores between one player’s stations</source>
        <translation>Compte si les deux gares sont à la même personne</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Glue the page onto card before you cut.</source>
        <translation>Collez la page sur du carton avant de découper.</translation>
    </message>
    <message>
        <source>Tokens and pawns</source>
        <translation>Jetons et pions</translation>
    </message>
    <message>
        <source>Glue the tokens onto card. Fold the pawns at the heads, glue them back to back, and bend out the flaps.</source>
        <translation>Collez les jetons sur du carton. Pliez les pions à la tête, collez-les dos à dos et écartez les languettes.</translation>
    </message>
    <message>
        <source>Score board</source>
        <translation>Tableau des points</translation>
    </message>
    <message>
        <source>Glue it onto card.</source>
        <translation>Collez-le sur du carton.</translation>
    </message>
    <message>
        <source>Connect factories, stations and cities, then send your wagons. Most points win.</source>
        <translation>Reliez usines, gares et villes, puis envoyez vos wagons. Qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Send wagons from your factories past stations into the cities, until nothing more can go.</source>
        <translation>Envoyez vos wagons des usines par les gares vers les villes, tant que c’est possible.</translation>
    </message>
    <message>
        <source>The sale begins</source>
        <translation>La vente commence</translation>
    </message>
    <message>
        <source>Blank sides</source>
        <translation>Côtés vides</translation>
    </message>
    <message>
        <source>What the track of a new tile may meet.</source>
        <translation>Ce que la voie d’une nouvelle tuile peut rencontrer.</translation>
    </message>
    <message>
        <source>Trains at stations</source>
        <translation>Trains en gare</translation>
    </message>
    <message>
        <source>How far a wagon may go in the sale.</source>
        <translation>Jusqu’où un wagon peut aller pendant la vente.</translation>
    </message>
    <message>
        <source>No train can go straight from {first} to {second}.</source>
        <translation>Aucun train ne peut aller directement de {first} à {second}.</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermés</translation>
    </message>
    <message>
        <source>Track meets track, a blank side a blank side</source>
        <translation>Voie contre voie, côté vide contre côté vide</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>Its track may end at a blank side, and leads nowhere</source>
        <translation>Sa voie peut finir contre un côté vide, et ne mène à rien</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>S’arrêtent</translation>
    </message>
    <message>
        <source>A run ends at the first station</source>
        <translation>Le parcours finit à la première gare</translation>
    </message>
    <message>
        <source>May pass</source>
        <translation>Peuvent passer</translation>
    </message>
    <message>
        <source>They may go on through a station to the next</source>
        <translation>Ils peuvent traverser une gare et continuer</translation>
    </message>
    <message>
        <source>Track may end at blank sides.</source>
        <translation>La voie peut finir contre un côté vide.</translation>
    </message>
    <message>
        <source>Trains may pass through stations.</source>
        <translation>Les trains peuvent traverser les gares.</translation>
    </message>
    <message numerus="yes">
        <source>Most sales: {name}, %n wagons.</source>
        <translation>
            <numerusform>Le plus de ventes&#x202f;: {name}, %n wagon.</numerusform>
            <numerusform>Le plus de ventes&#x202f;: {name}, %n wagons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your wagon waits there for a station.</source>
        <translation>Votre wagon y attend une gare.</translation>
    </message>
    <message>
        <source>None of your tiles fits now.</source>
        <translation>Aucune de vos tuiles ne convient maintenant.</translation>
    </message>
    <message>
        <source>Enables a run without wagons.</source>
        <translation>Met en service un parcours sans wagon.</translation>
    </message>
    <message>
        <source>Your locomotive waits there for your stations at both ends.</source>
        <translation>Votre locomotive y attend vos gares aux deux bouts.</translation>
    </message>
    <message>
        <source>Your station waits there for wagons.</source>
        <translation>Votre gare y attend des wagons.</translation>
    </message>
    <message>
        <source>Your station waits there for a city.</source>
        <translation>Votre gare y attend une ville.</translation>
    </message>
    <message>
        <source>Carries on the track of your wagon at {square}.</source>
        <translation>Prolonge la voie de votre wagon en {square}.</translation>
    </message>
    <message>
        <source>Carries on the track of your station at {square}.</source>
        <translation>Prolonge la voie de votre gare en {square}.</translation>
    </message>
    <message>
        <source>sold a wagon</source>
        <translation>a vendu un wagon</translation>
    </message>
    <message numerus="yes">
        <source>enabled %n of your wagons</source>
        <translation>
            <numerusform>a mis en service un de vos wagons</numerusform>
            <numerusform>a mis en service %n de vos wagons</numerusform>
        </translation>
    </message>
    <message>
        <source>a point for your station</source>
        <translation>un point pour votre gare</translation>
    </message>
    <message numerus="yes">
        <source>enabled %n wagons</source>
        <translation>
            <numerusform>a mis en service un wagon</numerusform>
            <numerusform>a mis en service %n wagons</numerusform>
        </translation>
    </message>
    <message>
        <source>passed: nothing fits</source>
        <translation>a passé&#x202f;: rien ne convient</translation>
    </message>
    <message numerus="yes">
        <source>Enables %n wagons.</source>
        <translation>
            <numerusform>Met en service&#xa0;%n wagon.</numerusform>
            <numerusform>Met en service&#xa0;%n wagons.</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}: {tiles}</source>
        <translation>{kind}&#x202f;: {tiles}</translation>
    </message>
    <message>
        <source>Your tiles: {tiles}</source>
        <translation>Vos tuiles&#x202f;: {tiles}</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Vente</translation>
    </message>
    <message>
        <source>Ends when all are full or no wagon can go.</source>
        <translation>Finit quand toutes sont pleines ou qu’aucun wagon ne peut partir.</translation>
    </message>
    <message>
        <source>{side}: its track ends at {square} and leads nowhere.</source>
        <translation>{side}&#x202f;: sa voie finit contre {square} et ne mène à rien.</translation>
    </message>
    <message>
        <source>Next to {name}’s station at {square}</source>
        <translation>À côté de la gare de {name} en {square}</translation>
    </message>
    <message>
        <source>{one} to {other}</source>
        <translation>{one} vers {other}</translation>
    </message>
    <message>
        <source>{side}: it would block the track of {square}.</source>
        <translation>{side}&#x202f;: barrerait la voie de {square}.</translation>
    </message>
    <message>
        <source>Wagons come to a city through a station beside it.</source>
        <translation>Les wagons arrivent en ville par une gare voisine.</translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation>La poser ici</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Skip the ride</source>
        <translation>Passer le trajet</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message numerus="yes">
        <source>Enables %n wagons, {mine} of them yours.</source>
        <translation>
            <numerusform>Met en service&#xa0;%n wagon, {mine} à vous.</numerusform>
            <numerusform>Met en service&#xa0;%n wagons, dont {mine} à vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no wagons left</source>
        <translation>Vous n’avez plus de wagon</translation>
    </message>
    <message>
        <source>You have no engineers left</source>
        <translation>Vous n’avez plus de mécanicien</translation>
    </message>
    <message>
        <source>Choose a free city tile</source>
        <translation>Choisissez une tuile de ville libre</translation>
    </message>
    <message>
        <source>There is no engineer there, so nobody scores.</source>
        <translation>Il n’y a pas de mécanicien&#x202f;: le point n’est pour personne.</translation>
    </message>
    <message>
        <source>The sugar is on its way</source>
        <translation>Le sucre est en route</translation>
    </message>
    <message numerus="yes">
        <source>Serves a city of %n tiles</source>
        <translation>
            <numerusform>Dessert une ville de %n tuile</numerusform>
            <numerusform>Dessert une ville de %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Next to the station at {square}</source>
        <translation>À côté de la gare en {square}</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>track to the north</source>
        <translation>voie au nord</translation>
    </message>
    <message>
        <source>track to the east</source>
        <translation>voie à l’est</translation>
    </message>
    <message>
        <source>track to the south</source>
        <translation>voie au sud</translation>
    </message>
    <message>
        <source>track to the west</source>
        <translation>voie à l’ouest</translation>
    </message>
    <message>
        <source>Draws a tile</source>
        <translation>Pioche une tuile</translation>
    </message>
    <message>
        <source>The tiles are dealt</source>
        <translation>Les tuiles sont distribuées</translation>
    </message>
    <message>
        <source>You draw a tile</source>
        <translation>Vous piochez une tuile</translation>
    </message>
    <message>
        <source>Your locomotive at {square} runs between your stations {one} and {other}: 3 points.</source>
        <translation>Votre locomotive en {square} circule entre vos gares {one} et {other}&#x202f;: 3 points.</translation>
    </message>
    <message>
        <source>{name}’s locomotive at {square} runs between {name}’s stations {one} and {other}: 3 points.</source>
        <translation>La locomotive de {name} en {square} circule entre ses gares {one} et {other}&#x202f;: 3 points.</translation>
    </message>
    <message>
        <source>{name}’s wagon from {other} went through {name}’s own station at {square}: 1 point.</source>
        <translation>Le wagon de {name}, parti de {other}, est passé par sa propre gare en {square}&#x202f;: 1 point.</translation>
    </message>
    <message>
        <source>{seller}’s wagon from {other} went through your station at {square}: 1 point for you.</source>
        <translation>Le wagon de {seller}, parti de {other}, est passé par votre gare en {square}&#x202f;: 1 point pour vous.</translation>
    </message>
    <message>
        <source>Your wagon from {other} went through the station at {square}: 1 point for {name}.</source>
        <translation>Votre wagon, parti de {other}, est passé par la gare en {square}&#x202f;: 1 point pour {name}.</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Gares</translation>
    </message>
    <message>
        <source>Wagons sold</source>
        <translation>Wagons vendus</translation>
    </message>
    <message>
        <source>Locomotives</source>
        <translation>Locomotives</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Shift and arrow keys</source>
        <translation>Maj et flèches</translation>
    </message>
    <message>
        <source>Move the table</source>
        <translation>Déplacer la table</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Croisement</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Voie droite</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Branch right</source>
        <translation>Embranchement à droite</translation>
    </message>
    <message>
        <source>Branch left</source>
        <translation>Embranchement à gauche</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Bifurcation</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Usine</translation>
    </message>
    <message>
        <source>Factory bend</source>
        <translation>Usine en courbe</translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Locomotive</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Gare</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Terminus</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>En haut</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>{full} of {all} city tiles full</source>
        <translation>{full} sur {all} tuiles de ville occupées</translation>
    </message>
    <message>
        <source>It goes next to a tile on the table and blocks no track. Keys 1 to 6 pick one.</source>
        <translation>Elle va à côté d’une tuile de la table, sans barrer de voie. Les touches 1 à 6 en prennent une.</translation>
    </message>
    <message>
        <source>Choose a tile to lay</source>
        <translation>Choisissez une tuile à poser</translation>
    </message>
    <message>
        <source>It goes next to a tile on the table, track to track. Keys 1 to 6 pick one.</source>
        <translation>Elle va à côté d’une tuile de la table, voie contre voie. Les touches 1 à 6 en prennent une.</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <translation>Rien ne va&#x202f;: passez</translation>
    </message>
    <message>
        <source>You keep your tiles. Press Enter or the button.</source>
        <translation>Vous gardez vos tuiles. Appuyez sur Entrée ou sur le bouton.</translation>
    </message>
    <message>
        <source>{tile} at {square}</source>
        <translation>{tile} en {square}</translation>
    </message>
    <message>
        <source>Nothing is missing here.</source>
        <translation>Rien ne manque ici.</translation>
    </message>
    <message>
        <source>It doesn’t fit this way round</source>
        <translation>Elle ne va pas dans ce sens</translation>
    </message>
    <message>
        <source>It enables nothing yet.</source>
        <translation>Elle ne met encore rien en service.</translation>
    </message>
    <message>
        <source>This tile fits nowhere now</source>
        <translation>Cette tuile ne va nulle part pour l’instant</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>On some squares the tile must be turned first: with R, the wheel or a right click.</source>
        <translation>Sur certaines cases, tournez d’abord la tuile&#x202f;: avec R, la molette ou un clic droit.</translation>
    </message>
    <message>
        <source>It needs no turning.</source>
        <translation>Inutile de la tourner.</translation>
    </message>
    <message>
        <source>Take the wagon from {square}</source>
        <translation>Reprendre le wagon en {square}</translation>
    </message>
    <message>
        <source>Take the engineer from {square}</source>
        <translation>Reprendre le mécanicien en {square}</translation>
    </message>
    <message>
        <source>That tile then belongs to nobody for the rest of the game.</source>
        <translation>Cette tuile ne sera plus à personne jusqu’à la fin de la partie.</translation>
    </message>
    <message numerus="yes">
        <source>It can go to %n stations with room in a city.</source>
        <translation>
            <numerusform>Il peut aller à&#xa0;%n gare qui a de la place en ville.</numerusform>
            <numerusform>Il peut aller à&#xa0;%n gares qui ont de la place en ville.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a wagon to sell</source>
        <translation>Choisissez un wagon à vendre</translation>
    </message>
    <message numerus="yes">
        <source>%n of your wagons can go.</source>
        <translation>
            <numerusform>%n de vos wagons peut partir.</numerusform>
            <numerusform>%n de vos wagons peuvent partir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a station</source>
        <translation>Choisissez une gare</translation>
    </message>
    <message>
        <source>The player whose engineer is there gets 1 point.</source>
        <translation>Qui a son mécanicien dans la gare gagne 1 point.</translation>
    </message>
    <message>
        <source>{name} gets {points} point for the station.</source>
        <translation>{name} gagne {points} point pour la gare.</translation>
    </message>
    <message>
        <source>Next to your station at {square}</source>
        <translation>À côté de votre gare en {square}</translation>
    </message>
    <message>
        <source>Missing: a station, by way of {squares}</source>
        <translation>Il manque une gare, par {squares}</translation>
    </message>
    <message>
        <source>Missing: a city, at {squares}</source>
        <translation>Il manque une ville, en {squares}</translation>
    </message>
    <message>
        <source>Missing: a run with wagons, by way of {squares}</source>
        <translation>Il manque un parcours avec wagons, par {squares}</translation>
    </message>
    <message>
        <source>your tile is put down here, press again to lay it</source>
        <translation>votre tuile est déposée ici, appuyez encore pour la poser</translation>
    </message>
    <message>
        <source>Draws a tile: {tile}</source>
        <translation>Pioche une tuile&#x202f;: {tile}</translation>
    </message>
    <message>
        <source>{name} draws a tile</source>
        <translation>{name} pioche une tuile</translation>
    </message>
    <message>
        <source>{factory} to city {city}</source>
        <translation>{factory} vers la ville {city}</translation>
    </message>
    <message>
        <source>Your wagon in the city at {square}: 3 points.</source>
        <translation>Votre wagon dans la ville en {square}&#x202f;: 3 points.</translation>
    </message>
    <message>
        <source>{name}’s wagon in the city at {square}: 3 points.</source>
        <translation>Le wagon de {name} dans la ville en {square}&#x202f;: 3 points.</translation>
    </message>
    <message>
        <source>Your wagon from {other} went through your station at {square}: 1 point.</source>
        <translation>Votre wagon, parti de {other}, est passé par votre gare en {square}&#x202f;: 1 point.</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} sur {of}</translation>
    </message>
    <message>
        <source>Choose a tile from your hand</source>
        <translation>Choisir une tuile de votre main</translation>
    </message>
    <message>
        <source>Turn the tile left or right</source>
        <translation>Tourner la tuile à gauche ou à droite</translation>
    </message>
    <message>
        <source>Leave it empty, or go back to the last point</source>
        <translation>La laisser vide, ou revenir au dernier point</translation>
    </message>
    <message>
        <source>Go to the next point, when counting</source>
        <translation>Passer au point suivant, au décompte</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Zoom avant ou arrière</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Voir toute la table</translation>
    </message>
    <message>
        <source>Show or hide the unseen tiles</source>
        <translation>Montrer ou cacher les tuiles non vues</translation>
    </message>
    <message>
        <source>{tile}: lay it here?</source>
        <translation>{tile}&#x202f;: la poser ici&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can reach more stations.</source>
        <translation>
            <numerusform>%n wagon peut atteindre plus de gares.</numerusform>
            <numerusform>%n wagons peuvent atteindre plus de gares.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the city your wagon is worth {points} at the end.</source>
        <translation>Dans la ville, votre wagon vaut {points} à la fin.</translation>
    </message>
    <message>
        <source>You get {points} point for your station.</source>
        <translation>Vous gagnez {points} point pour votre gare.</translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can reach more stations</source>
        <translation>
            <numerusform>%n wagon peut atteindre plus de gares</numerusform>
            <numerusform>%n wagons peuvent atteindre plus de gares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes a city of %n tiles</source>
        <translation>
            <numerusform>Forme une ville de %n tuile</numerusform>
            <numerusform>Forme une ville de %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>No station next to it yet</source>
        <translation>Pas encore de gare à côté</translation>
    </message>
    <message>
        <source>One end leads nowhere: no train will ever come</source>
        <translation>Un bout ne mène nulle part&#x202f;: aucun train ne viendra</translation>
    </message>
    <message>
        <source>There is no square left where that could be laid</source>
        <translation>Il ne reste aucune case pour cela</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen tiles fit there</source>
        <translation>
            <numerusform>%n tuile non vue y va</numerusform>
            <numerusform>%n tuiles non vues y vont</numerusform>
        </translation>
    </message>
    <message>
        <source>No unseen tile fits there</source>
        <translation>Aucune tuile non vue n’y va</translation>
    </message>
    <message>
        <source>{placed}, token from {square}</source>
        <translation>{placed}, jeton de {square}</translation>
    </message>
    <message>
        <source>{placed}, empty</source>
        <translation>{placed}, sans jeton</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croisement</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Us. courbe</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Locomotive</translation>
    </message>
    <message>
        <source>Your locomotive at {square} will score 3.</source>
        <translation>Votre locomotive en {square} rapportera 3 points.</translation>
    </message>
    <message>
        <source>Sell to the city at {square}</source>
        <translation>Vendre dans la ville en {square}</translation>
    </message>
    <message>
        <source>Sell the wagon at {square}?</source>
        <translation>Vendre le wagon en {square}&#x202f;?</translation>
    </message>
    <message>
        <source>Through the station at {square}</source>
        <translation>Par la gare en {square}</translation>
    </message>
</context>
</TS>
