package fitg.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the character cards, the possession cards and the spaceships (sections 6.0 and 14.0). */
final class CardLoader {

    /** The cards with the texts that explain them. */
    record Cards(
            List<CharacterCard> characters,
            List<AbilityText> abilityTexts,
            List<Possession> possessions,
            List<PossessionEffect> possessionEffects,
            List<Spaceship> ships) {}

    private static final int REBEL_CHARACTERS = 20;
    private static final int CHARACTERS = 32;
    private static final int FIRST_POSSESSION = 33;
    private static final int NEVER_BREAKS = 7;
    private static final String KNIGHT = "Knight of the Empire";
    private static final String SIGNED_INTEGER = "signed integer";
    private static final String LETTER_LIST = "LETTER=n list";
    private static final Pattern DURABILITY = Pattern.compile("([a-z_]+)(?::([1-6])(?:-6)?)?");

    private final ContentSource source;
    private final Set<String> planetIds;
    private final Set<String> raceNames;

    CardLoader(ContentSource source, Set<String> planetIds, Set<String> raceNames) {
        this.source = source;
        this.planetIds = planetIds;
        this.raceNames = raceNames;
    }

    Cards load() {
        List<CharacterCard> characters = characters();
        List<PossessionEffect> effects = possessionEffects();
        List<Possession> possessions = possessions(characters, effects);
        return new Cards(characters, abilityTexts(characters), possessions, effects, ships(possessions));
    }

    private List<CharacterCard> characters() {
        return CsvTable.read(
                        source,
                        "characters.csv",
                        "number,name,side,race,title,royalty_planet_id,is_knight,combat,endurance,intelligence,leadership,"
                                + "space_leadership,diplomacy,navigation,home_planet_ids,bonus_draws,abilities")
                .unique("number")
                .unique("name")
                .numbered("number", 1, CHARACTERS)
                .rows()
                .stream()
                .map(this::character)
                .toList();
    }

    private CharacterCard character(Row row) {
        int number = row.number("number", 1, CHARACTERS);
        Side side = row.code("side", Side.class);
        row.require((side == Side.REBEL) == (number <= REBEL_CHARACTERS), "cards 1 to 20 are the Rebel characters");
        List<Integer> homes = row.ids("home_planet_ids", planetIds);
        row.require(!homes.isEmpty(), "home_planet_ids is blank");
        CharacterCard card = new CharacterCard(
                number - 1,
                number,
                row.text("name"),
                side,
                row.reference("race", raceNames),
                row.optionalText("title"),
                row.optionalId("royalty_planet_id", planetIds),
                row.flag("is_knight"),
                row.number("combat", 0, 6),
                row.number("endurance", 2, 6),
                row.number("intelligence", 0, 4),
                row.number("leadership", 0, 4),
                row.optionalNumber("space_leadership", 1, 4),
                row.number("diplomacy", 0, 4),
                row.number("navigation", 0, 5),
                homes,
                bonusDraws(row),
                abilities(row));
        row.require(
                card.royaltyPlanetId().isEmpty()
                        || homes.contains(card.royaltyPlanetId().getAsInt()),
                "royalty must be at home on the planet of the title");
        row.require(card.knight() == row.cell("title").equals(KNIGHT), "is_knight and title disagree");
        return card;
    }

    private static Map<Mission, Integer> bonusDraws(Row row) {
        Map<Mission, Integer> draws = new EnumMap<>(Mission.class);
        row.pairs("bonus_draws", ':')
                .forEach((letter, count) ->
                        draws.put(mission(row, "bonus_draws", letter), row.number("bonus_draws", count, 1, 3)));
        return Collections.unmodifiableMap(draws);
    }

    private static Set<Ability> abilities(Row row) {
        Set<Ability> abilities = EnumSet.noneOf(Ability.class);
        row.list("abilities").forEach(word -> abilities.add(row.code("abilities", word, Ability.class)));
        return Collections.unmodifiableSet(abilities);
    }

    /** The mission of a letter as the cards print it. */
    static Mission mission(Row row, String column, String letter) {
        for (Mission mission : Mission.values()) {
            if (letter.equals(String.valueOf(mission.letter()))) {
                return mission;
            }
        }
        throw row.fault(column + ": no mission has the letter " + letter);
    }

    private List<AbilityText> abilityTexts(List<CharacterCard> characters) {
        List<AbilityText> texts = new ArrayList<>();
        CsvTable table = CsvTable.read(source, "abilities.csv", "code,effect,used_by")
                .unique("code")
                .exactly(Ability.values().length);
        for (Row row : table.rows()) {
            Ability ability = row.code("code", Ability.class);
            List<String> holders = characters.stream()
                    .filter(card -> card.has(ability))
                    .map(CharacterCard::name)
                    .toList();
            row.require(
                    row.list("used_by").equals(holders), "used_by differs from characters.csv, which has " + holders);
            texts.add(new AbilityText(ability, row.text("effect"), holders));
        }
        return List.copyOf(texts);
    }

    private List<PossessionEffect> possessionEffects() {
        return CsvTable.read(source, "possession_effects.csv", "code,parameter,meaning")
                .unique("code")
                .exactly(34)
                .rows()
                .stream()
                .map(row -> new PossessionEffect(row.text("code"), row.optionalText("parameter"), row.text("meaning")))
                .toList();
    }

    private List<Possession> possessions(List<CharacterCard> characters, List<PossessionEffect> effects) {
        Set<String> owners =
                Set.copyOf(characters.stream().map(CharacterCard::name).toList());
        return CsvTable.read(
                        source,
                        "possessions.csv",
                        "number,name,type,cannons,shields,maneuver,passengers,owner,durability,effects,effect_text")
                .unique("number")
                .unique("name")
                .numbered("number", FIRST_POSSESSION, FIRST_POSSESSION + 19)
                .rows()
                .stream()
                .map(row -> possession(row, owners, effects))
                .toList();
    }

    private static Possession possession(Row row, Set<String> owners, List<PossessionEffect> effects) {
        int index = row.number("number", FIRST_POSSESSION, FIRST_POSSESSION + 19) - FIRST_POSSESSION;
        Possession.Kind kind = row.code("type", Possession.Kind.class);
        boolean ship = kind == Possession.Kind.SPACESHIP;
        row.require(ship == (index < Spaceship.REBEL_SHIPS), "the first eight possessions are the spaceships");
        for (String figure : List.of("cannons", "shields", "maneuver", "passengers")) {
            row.require(ship != row.isBlank(figure), figure + " is for spaceships, and for them only");
        }
        Matcher durability = row.match("durability", DURABILITY);
        Possession.Durability kept = row.code("durability", durability.group(1), Possession.Durability.class);
        boolean breaks = kept == Possession.Durability.MAY_BECOME_INOPERATIVE;
        row.require(breaks == (durability.group(2) != null), "durability: a die belongs to what may break, only");
        row.require(ship == (kept == Possession.Durability.SPACESHIP_DAMAGE_RULES), "durability does not fit the type");
        return new Possession(
                index,
                index + FIRST_POSSESSION,
                row.text("name"),
                kind,
                row.numberOrZero("cannons", 9),
                row.numberOrZero("shields", 9),
                row.numberOrZero("maneuver", 9),
                row.numberOrZero("passengers", 20),
                row.optionalReference("owner", owners),
                kept,
                breaks ? Integer.parseInt(durability.group(2)) : NEVER_BREAKS,
                effects(row, effects),
                row.text("effect_text"));
    }

    /** The effect codes of a card with their values; the value is empty where the code has none. */
    private static Map<String, String> effects(Row row, List<PossessionEffect> known) {
        Map<String, String> effects = new LinkedHashMap<>();
        for (String part : row.list("effects")) {
            String[] codeAndValue = part.split(":", 2);
            String value = codeAndValue.length == 2 ? codeAndValue[1] : "";
            Optional<PossessionEffect> effect = known.stream()
                    .filter(candidate -> candidate.code().equals(codeAndValue[0]))
                    .findFirst();
            row.require(effect.isPresent(), "effects: unknown " + codeAndValue[0]);
            checkValue(row, effect.orElseThrow(), value);
            row.require(effects.put(codeAndValue[0], value) == null, "effects: " + codeAndValue[0] + " appears twice");
        }
        return Collections.unmodifiableMap(effects);
    }

    private static void checkValue(Row row, PossessionEffect effect, String value) {
        switch (effect.parameter().orElse("")) {
            case SIGNED_INTEGER -> row.number("effects: " + effect.code(), value, -9, 9);
            case LETTER_LIST -> {
                for (String pair : value.split(",")) {
                    row.require(pair.matches("[A-Z]=\\d"), "effects: " + pair + " is not a letter and a number");
                    mission(row, "effects", pair.substring(0, 1));
                }
            }
            default ->
                row.require(
                        value.equals(effect.parameter().orElse("")),
                        "effects: " + effect.code() + " cannot have the value \"" + value + "\"");
        }
    }

    private List<Spaceship> ships(List<Possession> possessions) {
        List<Spaceship> ships = new ArrayList<>();
        for (Possession card : possessions.subList(0, Spaceship.REBEL_SHIPS)) {
            ships.add(new Spaceship(
                    card.index(),
                    card.name(),
                    Side.REBEL,
                    card.cannons(),
                    card.shields(),
                    card.maneuver(),
                    card.passengers()));
        }
        CsvTable table = CsvTable.read(
                        source, "imperial_spaceships.csv", "name,count,cannons,shields,maneuver,passengers,pilot,notes")
                .unique("name")
                .exactly(2);
        addImperial(ships, table.rows().get(0), Spaceship.REDJACS - Spaceship.FIRST_IMPERIAL);
        addImperial(ships, table.rows().get(1), Spaceship.COUNT - Spaceship.REDJACS);
        return List.copyOf(ships);
    }

    private static void addImperial(List<Spaceship> ships, Row row, int expected) {
        int count = row.number("count", 1, 9);
        row.require(count == expected, "count must be " + expected);
        for (int i = 0; i < count; i++) {
            ships.add(new Spaceship(
                    ships.size(),
                    row.text("name"),
                    Side.IMPERIAL,
                    row.number("cannons", 0, 9),
                    row.number("shields", 0, 9),
                    row.number("maneuver", 0, 9),
                    row.number("passengers", 0, 20)));
        }
    }
}
