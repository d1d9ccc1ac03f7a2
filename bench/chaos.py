"""``python -m bench.chaos``: servers at one PostgreSQL are killed, paused and cut off from it while people play, and
PostgreSQL itself is ended in the middle and started again.

    python -m bench.chaos                 200 kills among four servers, with pauses and cuts in between
    python -m bench.chaos --kills 1000    the long run, about half an hour on two cores

Everybody plays through whichever server he finds. In the end the database is asked: nothing that was acknowledged may be
missing, nothing may be there twice, and every game must have gone on after every trouble.
"""

from __future__ import annotations

import argparse
import random
import sys
import threading
import time
from collections.abc import Sequence

from elgrande.server.live.neighbours import LEASE
from tests.server import chaos
from tests.server.postgres import new_database, postgres_server, restart


def rolling(servers: chaos.Servers, roamers: list[chaos.Roamer], rounds: int) -> None:
    """Each server in turn is told to end and started again; how long was anybody without an answer meanwhile?"""
    waits: list[float] = []
    for number in range(rounds):
        victim = servers.victims[number % len(servers.victims)]
        assert victim.process is not None
        watching = threading.Event()
        longest = [0.0]

        def watch(done: threading.Event = watching, most: list[float] = longest) -> None:
            while not done.wait(0.01):
                most[0] = max(most[0], *(time.monotonic() - roamer.moved for roamer in roamers))

        chaos.all_go_on(roamers)
        watcher = threading.Thread(target=watch)
        watcher.start()
        victim.process.terminate()
        victim.process.join()
        victim.process.close()
        # They have gone on elsewhere before it is there again.
        chaos.all_go_on(roamers)
        watching.set()
        watcher.join()
        victim.start()
        waits.append(longest[0])
    print(
        f"{rounds} restarts: nobody waited longer than {max(waits):.2f} s for an answer, "
        f"half the time not longer than {sorted(waits)[len(waits) // 2]:.2f} s",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.chaos",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument(
        "--every",
        type=int,
        default=40,
        help="kills after which a server is paused, the database cut off and PostgreSQL restarted",
    )
    parser.add_argument(
        "--between",
        type=float,
        default=0.5,
        help="most seconds from one kill to the next; others may still start",
    )
    parser.add_argument("--restarts", type=int, default=0, help="first so many restarts in good order")
    parser.add_argument("--seed", type=int, default=1995)
    options = parser.parse_args(arguments)
    dice = random.Random(options.seed)
    begun = time.monotonic()
    with postgres_server(safe=True) as uri:
        database = new_database(uri)
        wire = chaos.Wire(database)
        servers = chaos.Servers(wire.address, options.servers)
        with chaos.playing(servers, options.tables, options.seed) as roamers:
            if options.restarts:
                chaos.all_go_on(roamers)
                rolling(servers, roamers, options.restarts)
            for kill in range(1, options.kills + 1):
                time.sleep(dice.random() * options.between)
                servers.kill_another(dice)
                if kill % options.every == 0 or kill == options.kills:
                    servers.all_up()
                    servers.pause(dice, LEASE + 1.0)
                    wire.whole.clear()
                    time.sleep(5.0)
                    wire.whole.set()
                    restart(uri)
                    chaos.all_go_on(roamers)
                    done = sum(len(known) for one in roamers for known in one.acknowledged.values())
                    print(
                        f"{kill} kills in {time.monotonic() - begun:.0f} s, {done} choices acknowledged, "
                        "all games go on",
                        flush=True,
                    )
            servers.all_up()
            chaos.all_go_on(roamers)
        servers.stop()
        wire.close()
        total = chaos.check_kept(database, roamers)
    lasted = time.monotonic() - begun
    print(f"{options.kills} kills in {lasted:.0f} s: {total} choices acknowledged, none lost, none doubled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
