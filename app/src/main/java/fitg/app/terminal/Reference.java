package fitg.app.terminal;

import fitg.content.Ability;
import fitg.content.AbilityText;
import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Creature;
import fitg.content.MissionCard;
import fitg.content.Place;
import fitg.content.Possession;
import fitg.content.Spaceship;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** What {@code who} and {@code card} show: the figures and the text of anything printed, and where it is now. */
final class Reference {

    private static final Catalogue PRINTED = Catalogue.standard();

    private final PlayerView view;
    private final Map<String, Supplier<List<String>>> entries = new LinkedHashMap<>();

    Reference(PlayerView view) {
        this.view = view;
        PRINTED.characters().forEach(card -> entries.put(card.name(), () -> character(card)));
        PRINTED.possessions().forEach(card -> entries.put(card.name(), () -> possession(card)));
        PRINTED.ships().stream()
                .filter(ship -> ship.index() >= Spaceship.FIRST_IMPERIAL)
                .forEach(ship -> entries.putIfAbsent(ship.name(), () -> List.of(ship(ship))));
        PRINTED.creatures().forEach(creature -> entries.put(creature.name(), () -> creature(creature)));
        PRINTED.missions().forEach(card -> entries.put(card.name(), () -> mission(card)));
        if (Pieces.hasTheatre(view)) {
            entries.putAll(new SecondReference(view).entries());
        } else {
            for (UnitType type : view.forces().roster().all()) {
                entries.put(type.name(), () -> unit(type));
            }
        }
    }

    List<String> names() {
        return List.copyOf(entries.keySet());
    }

    /** Looks a name up, whole or in part. */
    List<String> find(String wanted) {
        String lower = wanted.toLowerCase(Locale.ROOT);
        List<String> fitting = new ArrayList<>();
        for (String name : entries.keySet()) {
            String candidate = name.toLowerCase(Locale.ROOT);
            if (candidate.equals(lower)) {
                return entries.get(name).get();
            }
            if (candidate.contains(lower)) {
                fitting.add(name);
            }
        }
        return switch (fitting.size()) {
            case 0 -> List.of("Nobody and nothing is called '" + wanted + "'.");
            case 1 -> entries.get(fitting.getFirst()).get();
            default -> List.of("'" + wanted + "' could be " + String.join(", ", fitting) + ".");
        };
    }

    private List<String> character(CharacterCard card) {
        List<String> lines = new ArrayList<>();
        String title = card.title().map(words -> ", " + words).orElse("");
        lines.add(card.name() + title + " (" + Names.side(card.side()) + ", " + card.race() + ", card " + card.number()
                + ")");
        lines.add("  Combat " + card.combat() + ", Endurance " + card.endurance() + ", Intelligence "
                + card.intelligence()
                + ", Leadership " + card.leadership() + ", Diplomacy " + card.diplomacy() + ", Navigation "
                + card.navigation());
        card.bonusDraws()
                .forEach((mission, draws) ->
                        lines.add("  Bonus draws on " + Names.mission(mission, card.side()) + ": " + draws));
        card.abilities().forEach(ability -> lines.add("  " + text(ability)));
        lines.add("  " + whereabouts(card.index()));
        return lines;
    }

    private static String text(Ability ability) {
        return PRINTED.abilityTexts().stream()
                .filter(text -> text.ability() == ability)
                .map(AbilityText::effect)
                .findFirst()
                .orElse(ability.name());
    }

    private String whereabouts(int character) {
        return switch (view.people().at(character)) {
            case Place.POOL -> "Not in play.";
            case Place.SPACE -> "Will come from space.";
            case Place.OUT_OF_GAME -> "Dead.";
            default -> present(character);
        };
    }

    private String present(int character) {
        if (Pieces.hasTheatre(view)) {
            return new SecondReference(view).present(character);
        }
        if (Pieces.holds(view.people().prisoners(), character)) {
            return "In " + Names.environ(view.people().at(character)) + ", held prisoner by "
                    + Names.holder(view.people().holder(character)) + ".";
        }
        List<String> state = new ArrayList<>();
        state.add("In " + Names.environ(view.people().at(character)));
        state.add(
                Pieces.holds(view.people().military(), character)
                        ? "with the military units"
                        : "in the character stack");
        state.add(Pieces.holds(view.detected(), character) ? "detected" : "undetected");
        state.add(
                view.people().wounds(character) == 0 ? "unhurt" : view.people().wounds(character) + " wounds");
        Pieces.shipsOf(view, character).forEach(ship -> state.add("with " + Names.ship(ship)));
        state.addAll(Pieces.cards(view, character));
        return String.join(", ", state) + ".";
    }

    private List<String> possession(Possession card) {
        List<String> lines = new ArrayList<>();
        lines.add(card.name() + " (" + card.kind().name().toLowerCase(Locale.ROOT) + ", card " + card.number() + ")");
        if (card.kind() == Possession.Kind.SPACESHIP) {
            lines.add("  " + ship(PRINTED.ship(card.index())));
        }
        lines.add("  " + card.text());
        return lines;
    }

    private String ship(Spaceship ship) {
        int holder = view.gear().shipAt(ship.index()) < 0 ? -1 : view.gear().shipHolder(ship.index());
        String held = holder < 0 ? "" : "; held by " + Names.character(holder);
        return ship.name() + ": maneuver " + ship.maneuver() + ", passengers " + ship.passengers() + held
                + (Pieces.hasTheatre(view) ? new SecondReference(view).ship(ship) : "") + ".";
    }

    private static List<String> creature(Creature creature) {
        String home = PRINTED.environs().stream()
                .filter(environ -> environ.creature().filter(creature::equals).isPresent())
                .map(environ -> ", in " + Names.environ(environ.index()))
                .findFirst()
                .orElse("");
        List<String> lines = new ArrayList<>();
        lines.add(creature.name() + " (creature" + home + ")");
        if (creature.strength() > 0) {
            lines.add("  Strength " + creature.strength() + ", endurance " + creature.endurance() + ", "
                    + creature.attackKind().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        }
        lines.add("  " + (creature.text().isBlank() ? "It fights without tricks." : creature.text()));
        return lines;
    }

    private static List<String> unit(UnitType type) {
        String home = type.environType()
                .map(environ -> ", raised in " + environ.name().toLowerCase(Locale.ROOT) + " environs")
                .orElse("");
        return List.of(
                type.name() + " (" + Names.side(type.side()) + ", military unit)",
                "  Strength " + type.strength() + home + (type.mobile() ? ", mobile" : ", not mobile")
                        + (type.hidden() ? ", lies face down" : "") + ".",
                "  " + type.notes());
    }

    private List<String> mission(MissionCard card) {
        List<String> lines = new ArrayList<>();
        String sides = card.rebel() && card.imperial() ? "both sides" : card.rebel() ? "Rebel only" : "Imperial only";
        lines.add(card.name() + " (mission " + card.mission().letter() + ", " + sides + ")");
        if (!view.scenario().ruleset().missions().contains(card.mission())) {
            lines.add("  Not a mission of this game.");
        }
        lines.add("  Where: " + card.restrictions());
        lines.add("  Effect: " + card.effect());
        lines.add("  Bonus draws: " + card.bonusDraws() + ".");
        return lines;
    }
}
