"""Zug told a second time, slowly, in other words: texts instead of numbers, trains that set out from the stations."""

from __future__ import annotations

from collections import Counter

# The table of the page, row by row: name, edges, runs, what it carries, count.
PAGE = """
crossing | N E S W | NS EW |           | 5
straight | N S     | NS    |           | 7
curve    | N E     | NE    |           | 10
right    | S N E   | SN SE |           | 3
left     | S N W   | SN SW |           | 3
fork     | S E W   | SE SW |           | 4
factory  | N S     | NS    | wagon     | 14
bend     | N E     | NE    | wagon     | 12
loco     | N S     | NS    | engineer  | 4
station  | N S     | stop  | engineer  | 6
terminal | S       | stop  | engineer  | 6
city     |         |       |           | 16
"""
ROWS = {row[0]: row[1:] for row in ([cell.strip() for cell in line.split("|")] for line in PAGE.strip().splitlines())}
COUNTS = {name: int(row[3]) for name, row in ROWS.items()}
CARRIES = {name: row[2] for name, row in ROWS.items()}
STATIONS = {name for name, row in ROWS.items() if row[1] == "stop"}
TURNS = {"crossing": [0], "city": [0]} | {name: [0, 90] for name in ("straight", "factory", "loco", "station")}
STOCK = {"wagon": 13, "engineer": 8}
ROUND = "NESW"
BEYOND = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

Square = tuple[int, int]
Passage = tuple[Square, str, str]  # a train on a tile: it came in by one side and goes out by another


def turned(sides: str, degrees: int) -> str:
    """Turn sides clockwise."""
    return "".join(ROUND[(ROUND.index(side) + degrees // 90) % 4] for side in sides)


def opposite(side: str) -> str:
    """Return the side across."""
    return turned(side, 180)


def beyond(square: Square, side: str) -> Square:
    """Return the square on the other side of a side."""
    return square[0] + BEYOND[side][0], square[1] + BEYOND[side][1]


def square_of(text: str) -> Square:
    """Read a square."""
    x, y = text.split(",")
    return int(x), int(y)


class Railway:
    """The tiles on a table, by square, with whose token stands on each (from 1; 0 is nobody's)."""

    def __init__(self, texts: list[str], blank_sides: str = "closed", passing: str = "no") -> None:
        self.blank_sides, self.passing = blank_sides, passing
        self.name: dict[Square, str] = {}
        self.degrees: dict[Square, int] = {}
        self.owner: dict[Square, int] = {}
        self._origins: dict[Passage, set[Square]] = {}  # as far as they are known
        for text in texts:
            tile, _, owner = text.partition("=")
            self.lay(tile, int(owner or 0))

    def lay(self, text: str, owner: int = 0) -> None:
        """Put a tile down."""
        name, rest = text.split("@")
        where, degrees = rest.split("/")
        square = square_of(where)
        self.name[square], self.degrees[square], self.owner[square] = name, int(degrees), owner
        self._origins = {}

    def edges(self, square: Square) -> str:
        """Return the sides of a tile that have track, the one that the table lists first first."""
        return turned(ROWS[self.name[square]][0].replace(" ", ""), self.degrees[square])

    def obstructs(self, name: str, square: Square, degrees: int) -> bool:
        """Tell whether a tile would have none where its neighbour has track; or the other way round, if that counts."""
        own = turned(ROWS[name][0].replace(" ", ""), degrees)
        for side in ROUND:
            there = beyond(square, side)
            if there in self.name:
                rail = opposite(side) in self.edges(there)
                if (rail and side not in own) or (self.blank_sides == "closed" and side in own and not rail):
                    return True
        return False

    def borders(self) -> set[Square]:
        """Return the empty squares that share a side with a tile."""
        return {beyond(square, side) for square in self.name for side in ROUND} - self.name.keys()

    # ---------------------------------------------------------------- trains

    def passages(self) -> list[Passage]:
        """Return every way over a tile that trains run, in both directions."""
        found = []
        for square, name in self.name.items():
            if name not in STATIONS:
                for run in ROWS[name][1].split():
                    one, other = tuple(turned(run, self.degrees[square]))
                    found += [(square, one, other), (square, other, one)]
        return found

    def origins(self) -> dict[Passage, set[Square]]:
        """Send a train out of every station, and tell for each passage the stations whose trains come over it."""
        self._origins = self._origins or self._sent_out()
        return self._origins

    def _sent_out(self) -> dict[Passage, set[Square]]:
        come: dict[Passage, set[Square]] = {passage: set() for passage in self.passages()}
        entries: dict[tuple[Square, str], list[Passage]] = {}
        for passage in come:
            entries.setdefault(passage[:2], []).append(passage)
        waves = [
            (square, beyond(square, side), opposite(side))
            for square, name in self.name.items()
            if name in STATIONS
            for side in self.edges(square)
        ]
        gone = set(waves)
        while waves:
            station, square, side = waves.pop()
            if self.passing == "yes" and self.name.get(square) in STATIONS and side in self.edges(square):
                for out in self.edges(square).replace(side, ""):
                    onward = (station, beyond(square, out), opposite(out))
                    waves += {onward} - gone
                    gone.add(onward)
            for passage in entries.get((square, side), []):
                if station not in come[passage]:
                    come[passage].add(station)
                    waves.append((station, beyond(square, passage[2]), opposite(passage[2])))
        return come

    def reached(self) -> dict[Square, list[set[Square]]]:
        """Return R1 and R2 of every factory and locomotive; rails run both ways, so who comes from there gets there."""
        come = self.origins()
        found = {}
        for square, name in self.name.items():
            if CARRIES[name] and name not in STATIONS:
                one, other = tuple(self.edges(square))
                found[square] = [come[square, one, other], come[square, other, one]]
        return found

    def lit(self) -> set[tuple[Square, str]]:
        """Return the enabled pairs of sides, each in the order of the alphabet, and the ends of stations in use."""
        come = self.origins()
        found = {
            (square, "".join(sorted((one, other))))
            for (square, one, other), stations in come.items()
            if stations and come[square, other, one]
        }
        for square, name in self.name.items():
            for side in self.edges(square) if name in STATIONS else "":
                there, back = beyond(square, side), opposite(side)
                joined = self.name.get(there) in STATIONS and back in self.edges(there)
                if joined or any(come[passage] for passage in come if passage[0] == there and passage[2] == back):
                    found.add((square, side))
        return found

    # ---------------------------------------------------------------- cities

    def city_of(self, square: Square) -> set[Square]:
        """Return the city that a city tile belongs to."""
        city, size = {square}, 0
        while size < len(city):
            size = len(city)
            city |= {there for here in city for side in ROUND if self.name.get(there := beyond(here, side)) == "city"}
        return city

    def served(self, station: Square) -> set[Square]:
        """Return the city tiles that wagons can go to from a station."""
        beside = [beyond(station, side) for side in ROUND]
        return {tile for there in beside if self.name.get(there) == "city" for tile in self.city_of(there)}

    def sales(self, player: int) -> set[str]:
        """Return the sales that a player can make."""
        found = set()
        for factory, (one, other) in self.reached().items():
            if CARRIES[self.name[factory]] == "wagon" and self.owner[factory] == player and one and other:
                for station in one | other:
                    for city in self.served(station):
                        if not self.owner[city]:
                            squares = (factory, station, city)
                            found.add("sell " + " > ".join(f"{x},{y}" for x, y in squares))
        return found

    # ---------------------------------------------------------------- the end

    def score(self, players: int, sold: list[str]) -> list[int]:
        """Count all points from the table at the end and the list of sales."""
        totals = Counter(owner for square, owner in self.owner.items() for _ in "123" if self.name[square] == "city")
        totals.update(self.owner[square_of(text.split(" > ")[1])] for text in sold)
        for square, ends in self.reached().items():
            if self.name[square] == "loco" and all(
                any(self.owner[station] == self.owner[square] for station in end) for end in ends
            ):
                totals[self.owner[square]] += 3
        return [totals[player] for player in range(1, players + 1)]

    def reason(self) -> str:
        """Tell why the sale is over."""
        cities = [square for square, name in self.name.items() if name == "city"]
        wagons = [square for square, name in self.name.items() if CARRIES[name] == "wagon" and self.owner[square]]
        if cities and all(self.owner[city] for city in cities):
            return "cities full"
        return "no wagon can move" if wagons else "no wagon left"


class Table:
    """A whole match, move by move, as texts."""

    def __init__(self, players: int, first: int = 1, **readings: str) -> None:
        self.players, self.first, self.turn = players, first, first
        self.rail = Railway(["crossing@0,0/0"], **readings)
        self.pile = Counter(COUNTS) - Counter(["crossing"])
        self.hand: dict[int, list[str]] = {player: [] for player in range(1, players + 1)}
        self.phase = "deal"
        self.last = 0
        self.quiet = 0  # passes since the last placement
        self.sold: list[str] = []
        self.reason = ""

    def stock(self, player: int, token: str) -> int:
        """Return how many tokens a player has beside the table."""
        return STOCK[token] - len(self.own(player, token))

    def own(self, player: int, token: str) -> list[Square]:
        """Return where a player's tokens stand."""
        rail = self.rail
        return [s for s, o in rail.owner.items() if o == player and (CARRIES[rail.name[s]] or "wagon") == token]

    def moves(self) -> set[str]:
        """Return what the player on turn may do."""
        if self.phase == "sale":
            return self.rail.sales(self.turn)
        if self.phase != "place":
            return set()
        found = set()
        for name in set(self.hand[self.turn]):
            ends = [""]
            token = CARRIES[name]
            if token and not self.stock(self.turn, token):
                ends = [" bare", *(f" from {x},{y}" for x, y in self.own(self.turn, token))]
            for x, y in self.rail.borders():
                for degrees in TURNS.get(name, [0, 90, 180, 270]):
                    if not self.rail.obstructs(name, (x, y), degrees):
                        found |= {f"place {name}@{x},{y}/{degrees}{end}" for end in ends}
        return found or {"pass"}

    def after(self, player: int) -> int:
        """Return who sits next, clockwise."""
        return player % self.players + 1

    def happen(self, text: str) -> None:
        """Let something happen: a draw, a placement, a pass or a sale."""
        word, *rest = text.split()
        if word == "draw":
            self._draw(rest[0])
        elif word == "sell":
            factory, city = square_of(rest[0]), square_of(rest[4])
            self.rail.owner[factory], self.rail.owner[city] = 0, self.turn
            self.sold.append(text)
            self._sell_on(self.turn)
        else:
            if word == "pass":
                self.quiet += 1
            else:
                self._place(*rest)
            self._build_on()

    def _draw(self, name: str) -> None:
        self.pile -= Counter([name])
        self.hand[self.turn].append(name)
        if self.phase == "draw":
            self.phase = "place"
        elif len(self.hand[self.turn]) == 5:
            self.turn = self.after(self.turn)
            self.phase = "draw" if self.turn == self.first else "deal"

    def _place(self, tile: str, how: str = "", where: str = "") -> None:
        name = tile.split("@")[0]
        self.hand[self.turn].remove(name)
        if how == "from":
            self.rail.owner[square_of(where)] = 0
        self.rail.lay(tile, self.turn if CARRIES[name] and how != "bare" else 0)
        self.last, self.quiet = self.turn, 0

    def _build_on(self) -> None:
        holders = [player for player, hand in self.hand.items() if hand or self.pile]
        if self.quiet >= len(holders):
            self.phase = "sale"
            self._sell_on(self.last or self.after(self.first + self.players - 2))
            return
        self.turn = self.after(self.turn)
        while self.turn not in holders:
            self.turn = self.after(self.turn)
        self.phase = "draw" if self.pile and len(self.hand[self.turn]) < 6 else "place"

    def _sell_on(self, player: int) -> None:
        for _ in range(self.players):
            player = self.after(player)
            if self.rail.sales(player):
                self.turn = player
                return
        self.phase, self.reason = "over", self.rail.reason()
