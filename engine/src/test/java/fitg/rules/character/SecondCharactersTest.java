package fitg.rules.character;

import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chapter 5.1: the cards and counters of the player characters. */
class SecondCharactersTest {

    private static final Catalogue PRINTED = Catalogue.standard();

    @Test
    @Tag("E5.1.a.1")
    void thereAreTwentyRebelAndTwelveImperialCharacters() {
        assertThat(PRINTED.characters().stream().filter(card -> card.side() == Side.REBEL))
                .hasSize(20);
        assertThat(PRINTED.characters().stream().filter(card -> card.side() == Side.IMPERIAL))
                .hasSize(12);
    }

    @Test
    @Tag("E5.1.b.3")
    void aCardGivesSideRaceNameAndTitle() {
        CharacterCard redjac = PRINTED.character(Position.character("Redjac"));

        assertThat(redjac.side()).isEqualTo(Side.IMPERIAL);
        assertThat(redjac.race()).isEqualTo("Rhone");
        assertThat(redjac.title()).contains("Knight of the Empire");
        assertThat(redjac.knight()).isTrue();
    }

    @Test
    @Tag("E5.1.a.3")
    @Tag("E5.1.c.1")
    void aCounterShowsWhereSomebodyIsAndInWhichShip() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36", "planet:222", "place:orbit-222");

        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-222");
        assertThat(scene.spaceshipOf("Boccanegra")).isEqualTo("Planetary Privateer");
    }

    @Test
    @Tag("E5.1.b.4")
    void theAttackFactorIsTheNumberOfDice() {
        SecondScene scene = SecondPosition.in(22)
                .place("Redjac", "2232")
                .place("Frun Sentel", "2232")
                .detected("Frun Sentel")
                .dice(1)
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SEARCH);

        Orders.fire(follow(Orders.hunt(scene, "2232", "characters"), "kill", "stand"), "fighter:4", "fighter:28");

        assertThat(Orders.diceOf(scene, "Redjac")).containsExactly(6);
        assertThat(Orders.diceOf(scene, "Frun Sentel")).containsExactly(5);
    }

    @Test
    @Tag("E5.1.b.2")
    void whatSomebodyCarriesIsHiddenFromTheEnemy() {
        Event.PossessionGained gained = new Event.PossessionGained(10, false, 3, "14.1");

        assertThat(gained.seenBy(Side.IMPERIAL))
                .isEqualTo(new Event.PossessionGained(Event.UNKNOWN_CARD, false, 3, "14.1"));
        assertThat(gained.seenBy(Side.REBEL)).isEqualTo(gained);
    }

    @Test
    @Tag("E5.1.b.1")
    void aGroupThatMovesGoesAsOne() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .place("Frun Sentel", "2211")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36");
        scene.expect(Query.CREW);
        follow(scene, "take", "planet:222", "place:2221");

        assertThat(scene.place("Frun Sentel")).isEqualTo("2221");
        assertThat(Scene.names(scene.last(Event.CharactersMoved.class).characters()))
                .containsExactlyInAnyOrder("Boccanegra", "Frun Sentel");
    }
}
