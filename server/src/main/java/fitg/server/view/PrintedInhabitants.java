package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Catalogue;
import fitg.content.Creature;
import fitg.content.IrateLocals;
import fitg.content.Race;
import fitg.content.Sovereign;
import fitg.server.shape.Called;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.view.PrintedMap.LocalsFacts;
import java.util.List;

/** Who lives on the planets, in printed terms. */
public final class PrintedInhabitants {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A race.")
    @Called("Race")
    public record RaceFacts(
            String name,
            String plural,
            boolean starFaring,
            @Maybe Integer homePlanet,
            List<Integer> colonisedPlanets) {}

    @Says("A creature. What it does in a fight that figures cannot say is in its text.")
    @Called("Creature")
    public record CreatureFacts(
            String name,
            int strength,
            int endurance,
            String attackKind,
            String condition,
            String target,
            int surpriseShift,
            String breakOffBan,
            int breakOffDieModifier,
            String bonusDrawEffect,
            String text) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A sovereign.")
    @Called("Sovereign")
    public record SovereignFacts(
            String name,
            int planet,
            int environ,
            @Maybe String allegiance,
            int combat,
            int endurance,
            int leadership,
            @Maybe Integer spaceLeadership) {}

    private PrintedInhabitants() {}

    static List<RaceFacts> races(Catalogue catalogue) {
        return catalogue.races().stream().map(PrintedInhabitants::race).toList();
    }

    private static RaceFacts race(Race race) {
        var home = race.homePlanetId();
        return new RaceFacts(
                race.name(),
                race.plural(),
                race.starFaring(),
                home.isPresent() ? home.getAsInt() : null,
                race.colonisedPlanetIds());
    }

    static List<LocalsFacts> irateLocals(Catalogue catalogue) {
        return catalogue.irateLocals().stream().map(PrintedInhabitants::locals).toList();
    }

    static LocalsFacts locals(IrateLocals locals) {
        return new LocalsFacts(
                locals.race(),
                Printed.word(locals.environType()),
                locals.strength(),
                locals.endurance(),
                locals.firefight());
    }

    static List<CreatureFacts> creatures(Catalogue catalogue) {
        return catalogue.creatures().stream().map(PrintedInhabitants::creature).toList();
    }

    private static CreatureFacts creature(Creature creature) {
        return new CreatureFacts(
                creature.name(),
                creature.strength(),
                creature.endurance(),
                Printed.word(creature.attackKind()),
                Printed.word(creature.condition()),
                Printed.word(creature.target()),
                creature.surpriseShift(),
                Printed.word(creature.breakOffBan()),
                creature.breakOffDieModifier(),
                Printed.word(creature.bonusDrawEffect()),
                creature.text());
    }

    static List<SovereignFacts> sovereigns(Catalogue catalogue) {
        return catalogue.sovereigns().stream()
                .map(PrintedInhabitants::sovereign)
                .toList();
    }

    private static SovereignFacts sovereign(Sovereign sovereign) {
        var space = sovereign.spaceLeadership();
        return new SovereignFacts(
                sovereign.name(),
                sovereign.planetId(),
                sovereign.environId(),
                sovereign.allegiance().map(Printed::side).orElse(null),
                sovereign.combat(),
                sovereign.endurance(),
                sovereign.leadership(),
                space.isPresent() ? space.getAsInt() : null);
    }
}
