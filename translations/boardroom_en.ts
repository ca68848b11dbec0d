<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ClockChip</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%n draws checked. The seed fits the fingerprint above.</source>
        <translation>
            <numerusform>%n draw checked. The seed fits the fingerprint above.</numerusform>
            <numerusform>%n draws checked. The seed fits the fingerprint above.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throws checked. The seed fits the fingerprint above.</source>
        <translation>
            <numerusform>%n throw checked. The seed fits the fingerprint above.</numerusform>
            <numerusform>%n throws checked. The seed fits the fingerprint above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>All %n saved games</source>
        <translation>
            <numerusform>1 saved game</numerusform>
            <numerusform>All %n saved games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved games can’t be opened.</source>
        <translation>
            <numerusform>%n saved game can’t be opened.</numerusform>
            <numerusform>%n saved games can’t be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>Readings of the booklet (%n changed)</source>
        <translation>
            <numerusform>Readings of the booklet (%n changed)</numerusform>
            <numerusform>Readings of the booklet (%n changed)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Originals</name>
    <message numerus="yes">
        <source>Add %n booklets</source>
        <translation>
            <numerusform>Add %n booklet</numerusform>
            <numerusform>Add %n booklets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booklets added.</source>
        <translation>
            <numerusform>%n booklet added.</numerusform>
            <numerusform>%n booklets added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Oxixo</name>
    <message numerus="yes">
        <source>%n min for each player.</source>
        <translation>
            <numerusform>%n min for each player.</numerusform>
            <numerusform>%n min for each player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stops five {marks}, which %n other moves would allow.</source>
        <translation>
            <numerusform>Stops five {marks}, which %n other move would allow.</numerusform>
            <numerusform>Stops five {marks}, which %n other moves would allow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pushed %n of your cubes</source>
        <translation>
            <numerusform>pushed one of your cubes</numerusform>
            <numerusform>pushed %n of your cubes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phoenix</name>
    <message numerus="yes">
        <source>Discard pile, %n cards, {card} on top</source>
        <translation>
            <numerusform>Discard pile, %n card, {card} on top</numerusform>
            <numerusform>Discard pile, %n cards, {card} on top</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n cards</source>
        <translation>
            <numerusform>Draw pile, %n card</numerusform>
            <numerusform>Draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best hand: {name}, %n points in hand {number}.</source>
        <translation>
            <numerusform>Best hand: {name}, %n point in hand {number}.</numerusform>
            <numerusform>Best hand: {name}, %n points in hand {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings your line nearer: at least %n cards from sorted.</source>
        <translation>
            <numerusform>Brings your line nearer: at least %n card from sorted.</numerusform>
            <numerusform>Brings your line nearer: at least %n cards from sorted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets the other line back: at least %n cards from sorted.</source>
        <translation>
            <numerusform>Sets the other line back: at least %n card from sorted.</numerusform>
            <numerusform>Sets the other line back: at least %n cards from sorted.</numerusform>
        </translation>
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
            <numerusform>At least %n card from sorted</numerusform>
            <numerusform>At least %n cards from sorted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n cards</source>
        <translation>
            <numerusform>at least %n card</numerusform>
            <numerusform>at least %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preview, %n pages</source>
        <translation>
            <numerusform>Preview, %n page</numerusform>
            <numerusform>Preview, %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultBlock</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hints</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help used %n times</source>
        <translation>
            <numerusform>help used once</numerusform>
            <numerusform>help used %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n undone</source>
        <translation>
            <numerusform>%n undone</numerusform>
            <numerusform>%n undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free take-backs</source>
        <translation>
            <numerusform>%n free take-back</numerusform>
            <numerusform>%n free take-backs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>forces a win in %n moves.</source>
        <translation>
            <numerusform>forces a win in %n move.</numerusform>
            <numerusform>forces a win in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saved</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rescued: a game with %n moves.</source>
        <translation>
            <numerusform>Rescued: a game with %n move.</numerusform>
            <numerusform>Rescued: a game with %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n more, not played by one person against computers</source>
        <translation>
            <numerusform>%n more, not played by one person against computers</numerusform>
            <numerusform>%n more, not played by one person against computers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not counted: %n from a position, a file or another game</source>
        <translation>
            <numerusform>Not counted: %n from a position, a file or another game</numerusform>
            <numerusform>Not counted: %n from a position, a file or another game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message numerus="yes">
        <source>%n cards discarded</source>
        <translation>
            <numerusform>%n card discarded</numerusform>
            <numerusform>%n cards discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for a turn.</source>
        <translation>
            <numerusform>%n second for a turn.</numerusform>
            <numerusform>%n seconds for a turn.</numerusform>
        </translation>
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
            <numerusform>Longest chain: {name}, %n card in a turn.</numerusform>
            <numerusform>Longest chain: {name}, %n cards in a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards lost</source>
        <translation>
            <numerusform>%n card lost</numerusform>
            <numerusform>%n cards lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Space throws. %n cards are yours if you stop now.</source>
        <translation>
            <numerusform>Space throws. %n card is yours if you stop now.</numerusform>
            <numerusform>Space throws. %n cards are yours if you stop now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Switcher</name>
    <message numerus="yes">
        <source>%n cards left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards each,</source>
        <translation>
            <numerusform>%n card each,</numerusform>
            <numerusform>%n cards each,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes.</source>
        <translation>
            <numerusform>about %n minute.</numerusform>
            <numerusform>about %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards left, one blocked</source>
        <translation>
            <numerusform>%n card left, blocked</numerusform>
            <numerusform>%n cards left, one blocked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n cards: {figures}.</source>
        <translation>
            <numerusform>With %n card: {figures}.</numerusform>
            <numerusform>With %n cards: {figures}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min for a turn.</source>
        <translation>
            <numerusform>%n min for a turn.</numerusform>
            <numerusform>%n min for a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds for a turn.</source>
        <translation>
            <numerusform>%n second for a turn.</numerusform>
            <numerusform>%n seconds for a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n to go, and your next card turns up.</source>
        <translation>
            <numerusform>Then %n to go, and your next card turns up.</numerusform>
            <numerusform>Then %n to go, and your next card turns up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: deck, %n cards</source>
        <translation>
            <numerusform>{name}: deck, %n card</numerusform>
            <numerusform>{name}: deck, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n to go. While you’re blocked, no new card turns up.</source>
        <translation>
            <numerusform>Then %n to go. While you’re blocked, no new card turns up.</numerusform>
            <numerusform>Then %n to go. While you’re blocked, no new card turns up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best turn: {name}, %n figures.</source>
        <translation>
            <numerusform>Best turn: {name}, %n figure.</numerusform>
            <numerusform>Best turn: {name}, %n figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figures were blocked.</source>
        <translation>
            <numerusform>%n figure was blocked.</numerusform>
            <numerusform>%n figures were blocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n movement cards for your next turn.</source>
        <translation>
            <numerusform>You keep %n movement card for your next turn.</numerusform>
            <numerusform>You keep %n movement cards for your next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then {card} takes %n more swaps.</source>
        <translation>
            <numerusform>Then {card} takes %n more swap.</numerusform>
            <numerusform>Then {card} takes %n more swaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then %n to go.</source>
        <translation>
            <numerusform>Then %n to go.</numerusform>
            <numerusform>Then %n to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards away</source>
        <translation>
            <numerusform>%n card away</numerusform>
            <numerusform>%n cards away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>It forces a win in %n moves.</source>
        <translation>
            <numerusform>It forces a win in %n move.</numerusform>
            <numerusform>It forces a win in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}, %n times</source>
        <translation>
            <numerusform>{what}, %n time</numerusform>
            <numerusform>{what}, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message numerus="yes">
        <source>%n throws</source>
        <translation>
            <numerusform>%n throw</numerusform>
            <numerusform>%n throws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Zug</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in hand</source>
        <translation>
            <numerusform>%n tile in hand</numerusform>
            <numerusform>%n tiles in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can go</source>
        <translation>
            <numerusform>%n wagon can go</numerusform>
            <numerusform>%n wagons can go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can come here</source>
        <translation>
            <numerusform>%n wagon can come here</numerusform>
            <numerusform>%n wagons can come here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wagons</source>
        <translation>
            <numerusform>%n wagon</numerusform>
            <numerusform>%n wagons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineers</source>
        <translation>
            <numerusform>%n engineer</numerusform>
            <numerusform>%n engineers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most sales: {name}, %n wagons.</source>
        <translation>
            <numerusform>Most sales: {name}, %n wagon.</numerusform>
            <numerusform>Most sales: {name}, %n wagons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>enabled %n of your wagons</source>
        <translation>
            <numerusform>enabled one of your wagons</numerusform>
            <numerusform>enabled %n of your wagons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>enabled %n wagons</source>
        <translation>
            <numerusform>enabled one wagon</numerusform>
            <numerusform>enabled %n wagons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enables %n wagons.</source>
        <translation>
            <numerusform>Enables %n wagon.</numerusform>
            <numerusform>Enables %n wagons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Serves a city of %n tiles</source>
        <translation>
            <numerusform>Serves a city of %n tile</numerusform>
            <numerusform>Serves a city of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free city tiles: up to {points} points</source>
        <translation>
            <numerusform>%n free city tile: worth up to {points}</numerusform>
            <numerusform>%n free city tiles: up to {points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free city tiles: worth up to {points}</source>
        <translation>
            <numerusform>%n free city tile: worth up to {points}</numerusform>
            <numerusform>%n free city tiles: worth up to {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can reach more stations.</source>
        <translation>
            <numerusform>%n wagon can reach more stations.</numerusform>
            <numerusform>%n wagons can reach more stations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wagons can reach more stations</source>
        <translation>
            <numerusform>%n wagon can reach more stations</numerusform>
            <numerusform>%n wagons can reach more stations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes a city of %n tiles</source>
        <translation>
            <numerusform>Makes a city of %n tile</numerusform>
            <numerusform>Makes a city of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen tiles fit there</source>
        <translation>
            <numerusform>%n unseen tile fits there</numerusform>
            <numerusform>%n unseen tiles fit there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enables a run: %n wagons, {mine} yours</source>
        <translation>
            <numerusform>Enables a run: %n wagon, {mine} yours</numerusform>
            <numerusform>Enables a run: %n wagons, {mine} yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free city tiles</source>
        <translation>
            <numerusform>%n free city tile</numerusform>
            <numerusform>%n free city tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>City of %n tiles, {free} free</source>
        <translation>
            <numerusform>City of %n tile, {free} free</numerusform>
            <numerusform>City of %n tiles, {free} free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fits on %n squares</source>
        <translation>
            <numerusform>fits on %n square</numerusform>
            <numerusform>fits on %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>%n in the pile</numerusform>
            <numerusform>%n in the pile</numerusform>
        </translation>
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
            <numerusform>engineer</numerusform>
            <numerusform>engineers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enables %n wagons, {mine} of them yours.</source>
        <translation>
            <numerusform>Enables %n wagon, {mine} yours.</numerusform>
            <numerusform>Enables %n wagons, {mine} of them yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can go to %n stations with room in a city.</source>
        <translation>
            <numerusform>It can go to %n station with room in a city.</numerusform>
            <numerusform>It can go to %n stations with room in a city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your wagons can go.</source>
        <translation>
            <numerusform>%n of your wagons can go.</numerusform>
            <numerusform>%n of your wagons can go.</numerusform>
        </translation>
    </message>
</context>
</TS>
