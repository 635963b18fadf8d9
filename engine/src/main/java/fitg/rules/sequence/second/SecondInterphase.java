package fitg.rules.sequence.second;

import fitg.content.Ability;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.control.Control;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Passage;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.sequence.HelianDrug;
import fitg.rules.sequence.Workshop;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.ArrayList;
import java.util.List;

/** E2.4 in the order of S-R85: the doctor, repairs, PDBs, and last the hits come off. */
@Completion({"C-INTER-1", "C-POSS-2", "C-PDB-3"})
public final class SecondInterphase extends Procedure implements Workshop {

    private static final long MECHANICS = Cast.with(Ability.AUTOMATIC_REPAIR);

    private enum Step {
        DOCTOR,
        REPAIRS,
        REPAIRER,
        PDBS,
        HITS,
        MEDIKIT,
        CARD_REPAIRER,
        ATTEMPT
    }

    private final boolean whole;
    private Step step = Step.DOCTOR;
    private Side side = Side.REBEL;
    private long tried;
    private long busy;
    private int ship = Holder.NOBODY;
    private int card = Holder.NOBODY;
    private long triedCards;
    /** Who repairs once he has said whether he takes a drug for it. */
    private int repairer = Holder.NOBODY;
    /** Whether who could not succeed is left out; the rules of the game say so. */
    private boolean onlyWhoCan;

    SecondInterphase() {
        this(true);
    }

    private SecondInterphase(boolean whole) {
        this.whole = whole;
    }

    /** The doctor and the repairs; the rest is another's. */
    static SecondInterphase ofRepairs() {
        return new SecondInterphase(false);
    }

    @Override
    public void advance(Resolution r) {
        onlyWhoCan = r.rules().has(Correction.REPAIRERS_CAN_REPAIR);
        if (!whole && (step == Step.PDBS || step == Step.HITS)) {
            r.finish();
            return;
        }
        switch (step) {
            case DOCTOR -> {
                step = Step.MEDIKIT;
                HelianDrug.endWithTheInterphase(r);
                Rest.byDoctor(r);
            }
            case MEDIKIT -> askForMedikit(r);
            case CARD_REPAIRER ->
                r.ask(Query.CARD_REPAIRER, side, card)
                        .orEach(Kind.CHARACTER, CardRepair.repairers(r.state(), card, busy, onlyWhoCan));
            case REPAIRS -> askForRepairs(r);
            case REPAIRER -> r.ask(Query.REPAIRER, side, ship).orEach(Kind.CHARACTER, repairers(r.state(), ship));
            case ATTEMPT -> attempt(r, repairer);
            case PDBS -> askForPdb(r);
            case HITS -> {
                clearHits(r.state());
                r.finish();
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case END -> next();
            case REPAIR -> {
                ship = action.argument();
                step = Step.REPAIRER;
            }
            case USE -> {
                card = action.argument();
                step = Step.CARD_REPAIRER;
            }
            case TAKE, LEAVE -> {
                step = Step.REPAIRS;
                if (action.kind() == Kind.TAKE) {
                    CardRepair.useMedikit(r);
                }
            }
            case CHARACTER -> prepare(r, action.argument());
            default -> {
                raise(r, action.argument());
                next();
            }
        }
    }

    /** Each step is done by the Rebel player, then by the Imperial. */
    private void next() {
        if (side == Side.REBEL) {
            side = Side.IMPERIAL;
        } else {
            side = Side.REBEL;
            step = step == Step.REPAIRS ? Step.PDBS : Step.HITS;
        }
    }

    // ---- repairs

    private void askForRepairs(Resolution r) {
        Position s = r.state();
        r.ask(Query.REPAIR, side);
        boolean any = false;
        for (long rest = repairable(s) & ~tried; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (Ships.side(each) == side && repairers(s, each) != 0) {
                r.or(Kind.REPAIR, each);
                any = true;
            }
        }
        long cards = side == Side.REBEL ? CardRepair.repairable(s, busy, onlyWhoCan) & ~triedCards : PieceSet.NONE;
        r.orEach(Kind.USE, cards);
        if (!any && cards == 0) {
            r.askNothing();
            next();
            return;
        }
        r.or(Kind.END);
    }

    /** K-D22: the Medi-kit of Ptolus, if somebody with its owner needs it. */
    private void askForMedikit(Resolution r) {
        int owner = CardRepair.asked(r);
        if (owner == Holder.NOBODY) {
            step = Step.REPAIRS;
            return;
        }
        r.ask(Affair.MEDIKIT, Side.REBEL, owner);
        if (CardRepair.medic(r) == owner) {
            r.or(Kind.TAKE);
        }
        r.or(Kind.LEAVE).evenIfForced();
    }

    /** 2-province, 11.5: before the die he may take the Helian Drug; who needs no die is not asked. */
    private void prepare(Resolution r, int character) {
        step = Step.ATTEMPT;
        repairer = character;
        boolean sure = PieceSet.has(MECHANICS, character);
        if (sure
                || !r.rules().has(Correction.DRUG_BEFORE_REPAIR)
                || !PossessionUse.offered(r, Moment.REPAIR, PieceSet.only(character))) {
            attempt(r, character);
        }
    }

    private void attempt(Resolution r, int character) {
        if (card != Holder.NOBODY && !PieceSet.has(triedCards, card)) {
            repairCard(r, character);
        } else {
            repair(r, character);
        }
        repairer = Holder.NOBODY;
        step = Step.REPAIRS;
    }

    private void repairCard(Resolution r, int character) {
        triedCards |= PieceSet.only(card);
        busy |= occupied(r, character);
        CardRepair.attempt(r, card, character);
    }

    /** Card 40 (27.14): the S-XIII never is. */
    private static long repairable(Position s) {
        return Theatre.company(s).damagedShips() & ~PieceSet.only(Spaceship.S_XIII);
    }

    /** E5.4.a.3 and S-R85: unwounded, of the same stack or ship, and not busy with another repair. */
    private long repairers(Position s, int ship) {
        Company company = Theatre.company(s);
        int place = s.gear().shipAt(ship);
        long there = Characters.free(s, place, Ships.side(ship));
        if (!Place.isEnviron(place)) {
            there &= company.aboardSpaceship(ship);
        }
        there &= Passage.isDead(s, place) ? PieceSet.NONE : ~company.wounded() & ~busy;
        return onlyWhoCan ? CardRepair.whoCan(s, there, each -> Fighters.navigation(s, each)) : there;
    }

    @Override
    public List<Action> repairers(Position s, Action item) {
        long able = item.kind() == Kind.REPAIR
                ? repairers(s, item.argument())
                : CardRepair.repairers(s, item.argument(), busy, onlyWhoCan);
        List<Action> found = new ArrayList<>();
        for (long rest = able; rest != 0; rest = PieceSet.rest(rest)) {
            found.add(Action.of(Kind.CHARACTER, PieceSet.lowest(rest)));
        }
        return found;
    }

    /** C-POSS-2: a die up to his navigation, or his intelligence for a card; who repairs automatically needs none. */
    @Override
    public int number(Position s, Action repairer, boolean ofShip) {
        int who = repairer.argument();
        if (PieceSet.has(MECHANICS, who)) {
            return SURE;
        }
        return ofShip ? Fighters.navigation(s, who) : Ratings.intelligence(s, who);
    }

    @Override
    public boolean isAtShip() {
        return step == Step.REPAIRER;
    }

    /** S-R85: each repairer tries one item; who needs no try repairs any number (27.3). */
    private static long occupied(Resolution r, int character) {
        boolean free = PieceSet.has(MECHANICS, character) && r.rules().has(Correction.LATAC_REPAIRS_ANY_NUMBER);
        return free ? PieceSet.NONE : PieceSet.only(character);
    }

    /** C-POSS-2: a die up to his navigation; who repairs automatically needs none. */
    private void repair(Resolution r, int character) {
        GameState s = r.state();
        CompanyState company = TheatreState.company(s);
        tried |= PieceSet.only(ship);
        busy |= occupied(r, character);
        boolean sure = PieceSet.has(MECHANICS, character);
        int number = Fighters.navigation(s, character);
        int die = sure ? 0 : r.die("repair");
        boolean works = sure || die <= number;
        if (r.listening() && !sure) {
            r.tell(new Happening.RepairTried(ship, character, number, die, works, "E2.4.6"));
        }
        if (works) {
            company.setShipDamaged(ship, false);
            if (r.listening()) {
                r.tell(new Happening.SpaceshipChanged(ship, false, "E2.4.6"));
            }
        }
    }

    // ---- PDBs

    /** S-R87: one PDB of each side, free of charge where there are no force points. */
    private void askForPdb(Resolution r) {
        Position s = r.state();
        r.ask(Query.PDB_UP, side);
        boolean any = false;
        for (int planet : s.area().planets()) {
            if (!s.planets().pdbUp(planet) && mayRaise(s, planet)) {
                r.or(Kind.PDB_UP, planet);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            next();
            return;
        }
        r.or(Kind.END);
    }

    /** C-PDB-3: who controls the planet; the Rebel player also where it has risen and no Imperial ground unit is left. */
    private boolean mayRaise(Position s, int planet) {
        boolean risen = side == Side.REBEL && s.planets().state(planet) == PlanetState.REBELLION;
        for (int environ : Control.environsOf(planet)) {
            risen &= Theatre.counters(s).groundUnits(environ, Side.IMPERIAL) == 0;
        }
        return risen || Defences.controller(s, planet) == side;
    }

    private static void raise(Resolution r, int planet) {
        GameState s = r.state();
        s.planets().setPdbUp(planet, true);
        TheatreState.of(s).setPdbHits(planet, 0);
        if (r.listening()) {
            r.tell(new Event.PdbChanged(planet, s.planets().pdbLevel(planet), true, "E2.4.4"));
        }
    }

    /** K-R27: hits of characters on Drug World stay, those of escorts and sovereigns too (S-R6). */
    private static long drugged(Position s) {
        long found = PieceSet.NONE;
        for (long rest = s.people().onMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int at = s.people().at(PieceSet.lowest(rest));
            boolean drugged = Place.isEnviron(at) && s.places().has(Mark.DRUGGED, at);
            found |= drugged ? PieceSet.only(PieceSet.lowest(rest)) : PieceSet.NONE;
        }
        long companions = Theatre.company(s).hit() & (Company.ALL_SOVEREIGNS | Company.ALL_ESCORTS);
        for (long rest = companions; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= Fighters.isDrugged(s, each) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** E2.4.3: hits go, damage stays. */
    static void clearHits(GameState s) {
        CountersState counters = TheatreState.counters(s);
        for (int each = 0; each < counters.count(); each++) {
            counters.setHits(each, 0);
        }
        TheatreState.company(s).clearHits(drugged(s));
        for (int planet : s.area().planets()) {
            TheatreState.of(s).setPdbHits(planet, 0);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(whole ? 1 : 0)
                .add(step.ordinal())
                .add(side.ordinal())
                .add(tried)
                .add(busy)
                .add(ship);
        if (card != Holder.NOBODY) {
            d.add(card).add(triedCards);
        }
        if (repairer != Holder.NOBODY) {
            d.add(repairer);
        }
    }
}
