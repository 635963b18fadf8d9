package fitg.server.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A document is described as its record says, to a reader of the description and to the client's checker. */
class ShapesTest {

    enum Colour {
        RED,
        DARK_BLUE
    }

    interface Species {}

    @Says("What a hat is called.")
    @Matching("^[a-z]+$")
    interface HatName {}

    @Says("A hat on somebody's head.")
    record HatDocument(
            @Is(HatName.class) String name,
            @Says("In centimetres.") @Least(3) @Most(90) int height) {}

    @Called("Wearer")
    record HeadDocument(
            @Maybe HatDocument hat,
            List<HatDocument> others,
            @Is(Colour.class) String hair,
            @OneOf({"left", "right"}) String hand,
            @Is(Species.class) @Sized(least = 1, most = 2) List<String> species,
            @By(Colour.class) Map<String, Integer> paints,

            @By(value = Colour.class, every = true) @Is(HatName.class)
            Map<String, String> best,

            Map<String, Integer> sizes,
            Object id,
            @Maybe(orNull = true) String nickname) {}

    record LabelDocument(String id, String name) {}

    record SignDocument(@Is(Colour.class) LabelDocument colour) {}

    @Either({Coin.class, Note.class})
    record Money() {}

    record Coin(double worth) {}

    @Says("Made of paper.")
    record Note(boolean old) {}

    private static final List<Given> SPECIES =
            List.of(Given.words(Species.class, "SpeciesName", "Who wears hats.", List.of("cat", "No")));

    private static String described(Class<?>... documents) {
        return Yaml.write(Shapes.of(SPECIES, List.of(documents)), 0);
    }

    private static String typed(Class<?>... documents) {
        return ClientTypes.write("Hats.", Shapes.of(SPECIES, List.of(documents)));
    }

    @Test
    void fieldsAreDescribedWithTheirLimits() {
        assertThat(described(HatDocument.class)).isEqualTo("""
                        Hat:
                          description: "A hat on somebody's head."
                          type: object
                          additionalProperties: false
                          required: [name, height]
                          properties:
                            name: {"$ref": "#/components/schemas/HatName"}
                            height: {description: "In centimetres.", type: integer, minimum: 3, maximum: 90}
                        HatName: {description: "What a hat is called.", type: string, pattern: "^[a-z]+$"}
                        """);
    }

    @Test
    void everythingADocumentIsMadeOfIsDescribed() {
        assertThat(described(HeadDocument.class))
                .contains("required: [others, hair, hand, species, paints, best, sizes, id]")
                .contains("hat: {\"$ref\": \"#/components/schemas/Hat\"}")
                .contains("others: {type: array, items: {\"$ref\": \"#/components/schemas/Hat\"}}")
                .contains("hand: {type: string, enum: [left, right]}")
                .contains("species: {type: array, minItems: 1, maxItems: 2,")
                .contains("sizes: {type: object, additionalProperties: {type: integer}}")
                .contains("nickname: {type: [string, \"null\"]}")
                .contains("Colour: {type: string, enum: [red, dark-blue]}")
                .contains("SpeciesName: {description: \"Who wears hats.\", type: string, enum: [cat, \"No\"]}");
    }

    @Test
    void theClientsTypesSayTheSame() {
        assertThat(typed(HeadDocument.class)).isEqualTo("""
                        /**
                         * Hats.
                         */

                        /**
                         * @typedef {{
                         *   hat?: Hat, others: Hat[], hair: Colour, hand: 'left' | 'right', species: SpeciesName[],
                         *   paints: {red?: number, 'dark-blue'?: number}, best: {red: HatName, 'dark-blue': HatName}, sizes: Record<string, number>,
                         *   id: number | string, nickname?: string | null,
                         * }} Wearer
                         */

                        /** A hat on somebody's head. @typedef {{name: HatName, height: number}} Hat */

                        /** What a hat is called. @typedef {string} HatName */

                        /** @typedef {'red' | 'dark-blue'} Colour */

                        /** Who wears hats. @typedef {'cat' | 'No'} SpeciesName */

                        export {};
                        """);
    }

    @Test
    void aLabelOfAListOfWordsIsNarrowedToThem() {
        assertThat(typed(SignDocument.class)).contains("{{colour: Label & {id: Colour}}} Sign");
    }

    @Test
    void aDocumentOfSeveralShapesIsEitherOfThem() {
        assertThat(typed(Money.class)).contains("@typedef {{worth: number} | {old: boolean}} Money");
        assertThat(described(Money.class)).contains("description: \"Made of paper.\"");
    }

    record Odd(Thread thread) {}

    @Test
    void whatNobodyCanReadIsRefused() {
        assertThatThrownBy(() -> described(Odd.class)).hasMessageContaining("class java.lang.Thread");
    }

    @Called("Hat")
    record Bonnet(HatDocument likeness) {}

    @Test
    void twoDocumentsOfOneNameAreRefused() {
        assertThatThrownBy(() -> described(Bonnet.class)).hasMessageContaining("are both called Hat");
    }
}
