"""Which task carries out which step of the agenda."""

from elgrande.rules import agenda, facts, flow, general_scoring
from elgrande.rules.agenda import Task
from elgrande.rules.effects import base, court, discs, king, losses, move, score, supply
from elgrande.rules.sets import (
    anniversary,
    bigbox,
    colonies,
    dummy,
    grandissimo,
    intrigant,
    modifiers,
    players_edition,
    special_cards,
)
from elgrande.rules.sets import facts as all_facts


def all_tasks() -> list[Task]:
    """The tasks by their numbers. The name of a task is the kind of the decision it asks for."""
    by_number: dict[int, Task] = {
        agenda.NEXT_ROUND: flow.NextRound("next_round"),
        agenda.REVEAL: flow.Reveal("reveal"),
        agenda.POWER: flow.Power("power"),
        agenda.NEXT_TURN: flow.NextTurn("next_turn"),
        agenda.SUPPLY: supply.Supply("supply"),
        agenda.GAIN: supply.Gain("gain"),
        agenda.RECALL: supply.Recall("recall"),
        agenda.RECALLED: supply.Recalled("recalled"),
        agenda.TAKE_CARD: flow.TakeCard("card"),
        agenda.TURN: flow.Turn("turn"),
        agenda.PLACE: flow.Place("place"),
        agenda.TURN_OVER: flow.TurnOver("turn_over"),
        agenda.END_ROUND: flow.EndRound("end_round"),
        agenda.GENERAL_DISCS: general_scoring.GeneralDiscs("castillo_disc"),
        agenda.GENERAL_CASTILLO: general_scoring.GeneralCastillo("general_castillo"),
        agenda.LEAVE_CASTILLO: general_scoring.LeaveCastillo("leave_castillo"),
        agenda.GENERAL_REGIONS: general_scoring.GeneralRegions("general_regions"),
        agenda.CLOSE_SCORING: general_scoring.CloseScoring("close_scoring"),
        agenda.CARRY_OUT: base.CarryOut("carry_out"),
        agenda.ACTION_DONE: base.ActionDone("action_done"),
        agenda.WINDOW: base.Window("veto"),
        agenda.EITHER: base.EitherTask("either"),
        agenda.ANNOUNCE_REGION: base.AnnounceRegion("region"),
        agenda.LIFT: move.Lift("lift"),
        agenda.DROP: move.Drop("drop"),
        agenda.MOVED: move.Moved("moved"),
        agenda.PLACE_EXTRA: move.PlaceExtraTask("place_extra"),
        agenda.PLACED: move.Placed("placed"),
        agenda.COURT_LOSS: losses.CourtLoss("court_loss"),
        agenda.PICK_EACH: losses.PickEach("pick_each"),
        agenda.RETURNED: losses.Returned("returned"),
        agenda.PLEDGE: losses.Pledge("lose"),
        agenda.PLEDGED: losses.Pledged("pledged"),
        agenda.LOSS_DISCS: discs.LossDiscs("loss_disc"),
        agenda.EVICTION_DISCS: discs.EvictionDiscs("eviction_disc"),
        agenda.EVICTED: discs.Evicted("evicted"),
        agenda.SECRET_DISCS: discs.SecretDiscs("scoring_disc"),
        agenda.SECRET_SET: score.SecretSet("secret_set"),
        agenda.SCORE_SET: score.ScoreSet("scoring_order"),
        agenda.SCORE_ONE: score.ScoreOne("score_one"),
        agenda.OPEN_CASTILLO: score.OpenCastillo("open_castillo"),
        agenda.ANNOUNCE_KING: king.AnnounceKing("king"),
        agenda.KING_MOVED: king.KingMoved("king_moved"),
        agenda.ENTOURAGE: king.Entourage("entourage"),
        agenda.ANNOUNCE_SWAP: king.AnnounceSwap("swap"),
        agenda.ANNOUNCE_GRANDE: court.AnnounceGrande("grande"),
        agenda.ANNOUNCE_BOARD: court.AnnounceBoard("board"),
        agenda.POWER_BACK: court.PowerBack("power_back"),
        agenda.DRAFT: modifiers.Draft("draft"),
        agenda.MODIFIER: modifiers.PlayModifier("modifier"),
        agenda.ABILITY: modifiers.UseAbility("ability"),
        agenda.DUMMY_ARRIVES: dummy.DummyArrives("dummy_arrives"),
        agenda.DUMMY_POWER: dummy.DummyPower("dummy_power"),
    }
    for tasks in (
        bigbox.TASKS,
        colonies.TASKS,
        grandissimo.TASKS,
        anniversary.TASKS,
        intrigant.TASKS,
        players_edition.TASKS,
        special_cards.TASKS,
    ):
        by_number.update(tasks)
    unused = Task("unused")
    return [by_number.get(number, unused) for number in range(max(by_number) + 1)]


DECISION_KINDS: list[str] = list(facts.DECISIONS)
"""The kinds of decisions of the base game that a player can be asked for."""

SET_DECISION_KINDS: list[str] = [kind for kind in all_facts.DECISIONS if kind not in facts.DECISIONS]
"""The kinds that the expansions add."""
