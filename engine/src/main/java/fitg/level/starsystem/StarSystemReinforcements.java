package fitg.level.starsystem;

import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitType;
import fitg.procedure.Reinforcements;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The reinforcements of the Empire that a sheet of the Star System Game can name. */
final class StarSystemReinforcements {

    private static final String FIELD = "reinforcements";
    private static final Pattern FOR_EACH_REBELLION = Pattern.compile("for each rebellion: (.+)");
    private static final Pattern IN_TURNS = Pattern.compile("in turns (\\d+(?:, \\d+)*): (.+)");

    private StarSystemReinforcements() {}

    /** @param units those that take part */
    static Reinforcements of(ScenarioSheet sheet, UnitRoster units) {
        String phrase = sheet.reinforcements();
        Matcher rebellion = FOR_EACH_REBELLION.matcher(phrase);
        Matcher turns = IN_TURNS.matcher(phrase);
        if (rebellion.matches()) {
            return new ForEachRebellion(new Reinforcements.Due(1, List.of(unit(sheet, units, rebellion.group(1)))));
        }
        if (turns.matches()) {
            return new InTurns(
                    Arrays.stream(turns.group(1).split(", "))
                            .map(Integer::valueOf)
                            .collect(Collectors.toSet()),
                    new Reinforcements.Due(
                            1,
                            Arrays.stream(turns.group(2).split(" or "))
                                    .map(name -> unit(sheet, units, name))
                                    .toList()));
        }
        if (phrase.isEmpty()) {
            return Reinforcements.NONE;
        }
        throw sheet.fault(
                FIELD,
                "no rule is known for the reinforcements \"" + phrase
                        + "\"; known are \"for each rebellion: UNIT\" and \"in turns N, N: UNIT or UNIT\"");
    }

    private static UnitType unit(ScenarioSheet sheet, UnitRoster units, String name) {
        return Arrays.stream(units.of(Side.IMPERIAL))
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow(() -> sheet.fault(FIELD, "the Empire has no " + name + " to send as reinforcement"));
    }

    /** Case 16.24: each rebellion brings the Empire a unit. */
    private record ForEachRebellion(Due one) implements Reinforcements {

        @Override
        public Due due(Position position, Side side) {
            int owed = position.turn().owedUnits();
            return side == Side.IMPERIAL && owed > 0 ? new Due(owed, one.types()) : Due.NOTHING;
        }

        @Override
        public void rebellionStarted(GameState state) {
            state.turn().setOwedUnits(state.turn().owedUnits() + 1);
        }
    }

    /** Case 16.34: a unit in certain turns, perhaps of his choice. */
    private record InTurns(Set<Integer> turns, Due one) implements Reinforcements {

        @Override
        public Due due(Position position, Side side) {
            boolean due =
                    side == Side.IMPERIAL && turns.contains(position.turn().number());
            return due ? one : Due.NOTHING;
        }
    }
}
