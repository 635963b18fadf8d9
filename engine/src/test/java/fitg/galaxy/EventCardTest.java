package fitg.galaxy;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.EventCard;
import fitg.content.GalacticEvent;
import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.rules.loyalty.Loyalties;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The list of event cards against the cards. */
class EventCardTest {

    private final Catalogue printed = Catalogue.standard();

    @Test
    void everyCardIsNamedOnceWithWordsOfItsTitle() throws IllegalAccessException {
        List<GalacticEvent> cards = printed.campaign().galacticEvents();
        List<Field> names = Arrays.stream(EventCard.class.getFields()).toList();
        assertThat(names).hasSameSizeAs(cards);
        for (Field name : names) {
            int number = name.getInt(null);
            GalacticEvent card = EventCard.printed(number);
            assertThat(card.number()).isEqualTo(number);
            assertThat(card.title().toUpperCase(Locale.ROOT).split(" "))
                    .contains(name.getName().split("_"));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "99, count, 3", "104, count, 3", "105, hyperjump_distance, 2", "106, strength, 20", "113, imperial, -5",
        "113, rebel, 5", "116, navigation, -1", "117, wounds, 1", "119, count, 3", "124, option_a, 351"
    })
    void whatRulesReadFromACard(int number, String parameter, int figure) {
        assertThat(EventCard.printed(number).figure(parameter)).isEqualTo(figure);
    }

    @ParameterizedTest
    @CsvSource({"104, 1", "105, 1", "106, 5", "107, 421", "110, 312", "111, 43", "117, 3"})
    void whereACardActs(int number, int region) {
        assertThat(EventCard.region(number)).isEqualTo(region);
    }

    @Test
    void theQuarrelIsWhereKaynsLive() {
        long kayns = PieceSet.NONE;
        for (Planet planet : printed.planets()) {
            kayns |= Loyalties.hasRace(planet.index(), "Kayn") ? PieceSet.only(planet.index()) : PieceSet.NONE;
        }
        assertThat(EventCard.planets(EventCard.KAYN_QUARRELS)).isEqualTo(kayns);
        assertThat(EventCard.printed(EventCard.KAYN_QUARRELS).word("characters").split(","))
                .extracting(number ->
                        printed.characterNumbered(Integer.parseInt(number)).name())
                .containsExactly("Kogus", "Barca");
    }
}
