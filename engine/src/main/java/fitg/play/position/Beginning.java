package fitg.play.position;

import fitg.content.Side;
import fitg.procedure.Phase;
import fitg.procedure.Resolution;
import fitg.procedure.Ruleset;
import fitg.rules.sequence.GameSequence;
import fitg.rules.sequence.PlayerTurn;
import fitg.state.Segment;
import fitg.state.TurnState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The beginning of a step of the sequence of play, as its ruleset lists them: "set-up", "rebels movement", "interphase"; the second
 * of its name in a game-turn is "rebels again movement" or "interphase again".
 *
 * @param step of the game-turn, counted from 0; less than 0 for the set-up
 * @param phase of a player-turn, counted from 0; less than 0 where the step is none
 */
public record Beginning(int step, int phase) {

    static final Glossary SEGMENTS = Glossary.of("segment", List.of(Segment.values()));

    public static final Beginning SET_UP = new Beginning(-1, -1);

    private static final String SETTING_UP = "set-up";

    private static final String AGAIN = " again";

    static String side(Side side) {
        return side == Side.REBEL ? "rebels" : "empire";
    }

    public static Optional<Side> side(String words) {
        return switch (words.toLowerCase(Locale.ROOT)) {
            case "rebels" -> Optional.of(Side.REBEL);
            case "empire" -> Optional.of(Side.IMPERIAL);
            default -> Optional.empty();
        };
    }

    /** The moment at which a step is about to begin; empty for one without a name. */
    public static Optional<Beginning> of(Resolution r) {
        GameSequence sequence = (GameSequence) r.underWay(0);
        if (sequence.isSettingUp()) {
            return sequence.next() == 0 ? Optional.of(SET_UP) : Optional.empty();
        }
        Beginning moment = r.underWay() instanceof PlayerTurn turn
                ? new Beginning(sequence.next() - 1, turn.next())
                : new Beginning(sequence.next(), -1);
        return named(r.ruleset()).containsValue(moment) ? Optional.of(moment) : Optional.empty();
    }

    static Optional<Beginning> read(Ruleset rules, String words) {
        return Optional.ofNullable(named(rules).get(words.toLowerCase(Locale.ROOT)));
    }

    String words(Ruleset rules) {
        return named(rules).entrySet().stream()
                .filter(each -> each.getValue().equals(this))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    /** Everything there is a name for, in the order of play. */
    static Map<String, Beginning> named(Ruleset rules) {
        Map<String, Beginning> all = new LinkedHashMap<>();
        all.put(SETTING_UP, SET_UP);
        List<Phase> steps = rules.gameTurn();
        for (int step = 0; step < steps.size(); step++) {
            Phase here = steps.get(step);
            if (here.turnOf() != null) {
                namePlayerTurn(all, rules.playerTurn(), here.turnOf(), step);
            } else if (here.segment() != Segment.START
                    && here.segment() != steps.get(step - 1).segment()) {
                String name = Glossary.words(here.segment());
                all.put(all.containsKey(name) ? name + AGAIN : name, new Beginning(step, -1));
            }
        }
        return all;
    }

    private static void namePlayerTurn(Map<String, Beginning> all, List<Phase> phases, Side side, int step) {
        String first = name(side, "", phases.getFirst());
        String again = all.containsKey(first) ? AGAIN : "";
        for (int phase = 0; phase < phases.size(); phase++) {
            all.putIfAbsent(name(side, again, phases.get(phase)), new Beginning(step, phase));
        }
    }

    private static String name(Side side, String again, Phase phase) {
        return side(side) + again + " " + Glossary.words(phase.segment());
    }

    /** Puts under way what is under way when this step begins. */
    void takeUp(Resolution r) {
        if (step < 0) {
            r.call(GameSequence.fromSetUp());
            return;
        }
        Phase here = r.ruleset().gameTurn().get(step);
        TurnState turn = r.state().turn();
        if (here.turnOf() == null) {
            turn.setPhasing(Side.IMPERIAL);
            turn.setSegment(here.segment());
            r.call(GameSequence.at(step));
            return;
        }
        turn.setPhasing(here.turnOf());
        turn.setSegment(r.ruleset().playerTurn().get(phase).segment());
        r.call(GameSequence.at(step + 1));
        here.course().carryOut(r, here.turnOf());
        ((PlayerTurn) r.underWay()).takeUp(phase);
    }
}
