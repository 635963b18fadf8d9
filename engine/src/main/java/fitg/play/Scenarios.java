package fitg.play;

import fitg.content.Catalogue;
import fitg.content.Edition;
import fitg.content.ScenarioSheet;
import fitg.level.campaign.CampaignRules;
import fitg.level.galactic.GalacticRules;
import fitg.level.province.ProvinceRules;
import fitg.level.skirmish.SecondRules;
import fitg.level.starsystem.StarSystemRules;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The scenarios on offer: those of {@code scenarios.txt}, each under the rules of its edition and level. */
public final class Scenarios {

    private static final List<Ruleset> RULESETS = List.of(
            StarSystemRules.RULES,
            ProvinceRules.RULES,
            GalacticRules.RULES,
            SecondRules.IN_ONE_SYSTEM,
            SecondRules.IN_SEVERAL_SYSTEMS,
            CampaignRules.RULES);
    private static final List<Scenario> ALL =
            Catalogue.standard().scenarios().stream().map(Scenarios::of).toList();

    private static final List<Scenario> DRAFTS =
            Catalogue.standard().drafts().stream().map(Scenarios::of).toList();

    private static final int AN_HOUR_OR_SO = 90;

    public static final Scenario FLIGHT_TO_EGRIX = named("flight-to-egrix").orElseThrow();
    public static final Scenario VARU_POWDERKEG = named("varu-powderkeg").orElseThrow();

    private Scenarios() {}

    /** In the order they are offered; the first is the one to begin with. */
    public static List<Scenario> all() {
        return ALL;
    }

    /** The rules of all of them, each once. */
    public static List<Ruleset> rulesets() {
        return ALL.stream().map(Scenario::ruleset).distinct().toList();
    }

    /** Those that are over in an hour or so: no campaigns. */
    public static List<Scenario> skirmishes() {
        return ALL.stream()
                .filter(scenario -> scenario.sheet().minutes() <= AN_HOUR_OR_SO)
                .toList();
    }

    /** Those of one edition. */
    public static List<Scenario> skirmishes(Edition edition) {
        return skirmishes().stream()
                .filter(scenario -> scenario.ruleset().edition() == edition)
                .toList();
    }

    /** Those of one edition, in the same order. */
    public static List<Scenario> ofEdition(Edition edition) {
        return ALL.stream()
                .filter(scenario -> scenario.ruleset().edition() == edition)
                .toList();
    }

    /** Those played by certain rules, on offer or drafts, in the same order. */
    public static List<Scenario> under(Ruleset rules) {
        return Stream.concat(ALL.stream(), DRAFTS.stream())
                .filter(scenario -> scenario.ruleset() == rules)
                .toList();
    }

    /** One of those on offer, a draft, or an open ground for positions. */
    public static Optional<Scenario> named(String id) {
        return onOffer(id).or(() -> draft(id)).or(() -> OpenGround.named(id).map(Scenarios::of));
    }

    /** One that is not on offer yet. */
    public static Optional<Scenario> draft(String id) {
        return DRAFTS.stream().filter(scenario -> scenario.id().equals(id)).findFirst();
    }

    /** Those that are not on offer yet. */
    public static List<Scenario> drafts() {
        return DRAFTS;
    }

    /** One that a game can be set up for. */
    public static Optional<Scenario> onOffer(String id) {
        return ALL.stream().filter(scenario -> scenario.id().equals(id)).findFirst();
    }

    /** A sheet as its edition and level understand it. */
    static Scenario of(ScenarioSheet sheet) {
        return RULESETS.stream()
                .filter(rules -> rules.edition() == sheet.edition() && rules.level() == sheet.level())
                .findFirst()
                .orElseThrow(() -> sheet.fault(
                        "level",
                        "there are no rules of the " + sheet.level().id() + " level of "
                                + sheet.edition().year()))
                .scenario(sheet);
    }
}
