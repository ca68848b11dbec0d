<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>All %n saved games</source>
        <translation>
            <numerusform>The one saved game</numerusform>
            <numerusform>All %n saved games</numerusform>
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
        <source>%n taken back</source>
        <translation>
            <numerusform>%n taken back</numerusform>
            <numerusform>%n taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>wins by force, in %n moves.</source>
        <translation>
            <numerusform>wins by force, in %n move.</numerusform>
            <numerusform>wins by force, in %n moves.</numerusform>
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
        <source>%n more without one person against computers</source>
        <translation>
            <numerusform>%n more without one person against computers</numerusform>
            <numerusform>%n more without one person against computers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>It wins by force, in %n moves.</source>
        <translation>
            <numerusform>It wins by force, in %n move.</numerusform>
            <numerusform>It wins by force, in %n moves.</numerusform>
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
</TS>
