package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Ability;
import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Possession;
import fitg.content.Rating;
import fitg.content.Spaceship;
import fitg.play.words.Names;
import fitg.server.shape.By;
import fitg.server.shape.Called;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The characters, their possessions and their ships, in printed terms. */
public final class PrintedCards {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A character as it is printed.")
    public record CharacterFacts(
            int number,
            String name,
            String side,
            String race,
            @Maybe String title,
            @Maybe Integer royaltyPlanet,
            boolean knight,
            @By(value = Rating.class, every = true) Map<String, Integer> ratings,
            @Maybe Integer spaceLeadership,
            List<Integer> homePlanets,
            @Says("By the letters of missions.") Map<String, Integer> bonusDraws,
            List<AbilityFacts> abilities) {}

    @Says("Something a character can do and others cannot.")
    @Called("Ability")
    public record AbilityFacts(String id, String text) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A possession.")
    @Called("Possession")
    public record PossessionFacts(
            int number,
            String name,
            String kind,
            @Maybe String owner,
            String durability,

            @Says("The lowest die that breaks the card when it is used.") @Maybe
            Integer breaksFrom,

            List<EffectFacts> effects,
            String text) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("What a possession does.")
    @Called("Effect")
    public record EffectFacts(String id, @Maybe String value, String meaning) {}

    @Says("A spaceship as it is printed.")
    public record ShipFacts(
            String key, String name, String side, int cannons, int shields, int maneuver, int passengers) {}

    private static final int DIE = 6;

    private PrintedCards() {}

    /** The characters, and after them the sovereigns as people of each side they may follow (1979); these have no race. */
    static List<CharacterFacts> characters(Catalogue catalogue) {
        return Stream.concat(catalogue.characters().stream(), catalogue.faces().stream())
                .map(card -> character(catalogue, card))
                .toList();
    }

    private static CharacterFacts character(Catalogue catalogue, CharacterCard card) {
        var royalty = card.royaltyPlanetId();
        var space = card.spaceLeadership();
        return new CharacterFacts(
                card.number(),
                card.name(),
                Printed.side(card.side()),
                card.race(),
                card.title().orElse(null),
                royalty.isPresent() ? royalty.getAsInt() : null,
                card.knight(),
                ratings(card),
                space.isPresent() ? space.getAsInt() : null,
                card.homePlanetIds(),
                bonusDraws(card),
                card.abilities().stream()
                        .sorted()
                        .map(ability -> ability(catalogue, ability))
                        .toList());
    }

    private static Map<String, Integer> ratings(CharacterCard card) {
        Map<String, Integer> ratings = new LinkedHashMap<>();
        Arrays.stream(Rating.values()).forEach(rating -> ratings.put(Printed.word(rating), card.printed(rating)));
        return Collections.unmodifiableMap(ratings);
    }

    private static Map<String, Integer> bonusDraws(CharacterCard card) {
        Map<String, Integer> draws = new LinkedHashMap<>();
        card.bonusDraws().forEach((mission, count) -> draws.put(Printed.mission(mission), count));
        return Collections.unmodifiableMap(draws);
    }

    private static AbilityFacts ability(Catalogue catalogue, Ability ability) {
        return catalogue.abilityTexts().stream()
                .filter(text -> text.ability() == ability)
                .map(text -> new AbilityFacts(Printed.word(ability), text.effect()))
                .findFirst()
                .orElseThrow();
    }

    static List<PossessionFacts> possessions(Catalogue catalogue) {
        return catalogue.possessions().stream()
                .map(card -> possession(catalogue, card))
                .toList();
    }

    private static PossessionFacts possession(Catalogue catalogue, Possession card) {
        return new PossessionFacts(
                card.number(),
                card.name(),
                Printed.word(card.kind()),
                card.owner().orElse(null),
                Printed.word(card.durability()),
                card.breaksFrom() > DIE ? null : card.breaksFrom(),
                card.effects().entrySet().stream()
                        .map(effect -> effect(catalogue, effect.getKey(), effect.getValue()))
                        .toList(),
                card.text());
    }

    private static EffectFacts effect(Catalogue catalogue, String code, String value) {
        return catalogue.possessionEffects().stream()
                .filter(effect -> effect.code().equals(code))
                .map(effect -> new EffectFacts(code, value == null || value.isEmpty() ? null : value, effect.meaning()))
                .findFirst()
                .orElseThrow();
    }

    static List<ShipFacts> ships(Catalogue catalogue) {
        return catalogue.ships().stream().map(PrintedCards::ship).toList();
    }

    private static ShipFacts ship(Spaceship ship) {
        return new ShipFacts(
                Printed.ship(ship.index()),
                Names.ship(ship.index()),
                Printed.side(ship.side()),
                ship.cannons(),
                ship.shields(),
                ship.maneuver(),
                ship.passengers());
    }
}
