package fitg.rules.secret;

import static fitg.play.CampaignPosition.fateOf;
import static fitg.play.CampaignPosition.quiet;
import static fitg.play.CampaignPosition.sovereignNamed;
import static fitg.play.CampaignPosition.summoned;
import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Sovereigns;
import fitg.state.Mark;
import fitg.state.Segment;
import fitg.state.realm.Realm.Fate;
import fitg.state.realm.Secret;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** K-R205: on Drug World escorts and summoned sovereigns count as characters (S-R6; 4b, 3.2). */
@Tag("K-R205")
class CampaignDrugWorldTest {

    private static final int FIRST_ESCORT = Company.ESCORTS;
    private static final int TREB_EYRO = Sovereigns.fighter(sovereignNamed("Treb Eyro"));

    /** Etreg, where Treb Eyro (3/3, leadership 2) lives; its drugs have not been noticed yet. */
    private static SecondPosition etreg() {
        return SecondPosition.campaign()
                .luck(1)
                .place("Tourag", "2231")
                .counter("Conscript", "2231")
                .secret("Etreg", Secret.DRUG_WORLD);
    }

    private static SecondScene noticed(SecondPosition position) {
        return position.startWith(new Unveiling(Position.planetNamed("Etreg")));
    }

    private static SecondScene untilTheTurnOf(SecondScene scene, Side side) {
        while (scene.truth().turn().phasing() != side) {
            scene.play(quiet(scene));
        }
        return scene;
    }

    private static int hitsOn(SecondScene scene, int fighter) {
        return Theatre.company(scene.truth()).hits(fighter);
    }

    @Test
    @Tag("S-R6")
    void drugsMakeAnEscortBetterByOne() {
        SecondScene scene = noticed(etreg().place("Boccanegra", "2121")
                .escort("Boccanegra", Soldier.LINE)
                .dead("Kogus"));
        var s = scene.truth();

        assertThat(Fighters.attack(s, FIRST_ESCORT)).isEqualTo(4);
        assertThat(Fighters.endurance(s, FIRST_ESCORT)).isEqualTo(4);
        assertThat(Fighters.intelligence(s, FIRST_ESCORT)).isEqualTo(2);
    }

    @Test
    void drugsMakeASovereignBetterByOneButMakeNothingOfNothing() {
        SecondScene scene = noticed(etreg().with(summoned("Treb Eyro", Side.REBEL)));
        var s = scene.truth();

        assertThat(Fighters.attack(s, TREB_EYRO)).isEqualTo(4);
        assertThat(Fighters.endurance(s, TREB_EYRO)).isEqualTo(4);
        assertThat(Fighters.leadership(s, TREB_EYRO)).isEqualTo(3);
        assertThat(Fighters.intelligence(s, TREB_EYRO)).as("none").isZero();
    }

    @Test
    @Tag("S-R6")
    void theSoldiersOfAPatrolAreNoCharacters() {
        SecondScene scene = CampaignPosition.in(21)
                .secret("Etreg", Secret.DRUG_WORLD)
                .counter("Conscript", "2121")
                .place("Boccanegra", "2121")
                .detected("Boccanegra")
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2121", "patrol:conscript");

        assertThat(Fighters.attack(scene.truth(), Company.OPPONENTS)).isEqualTo(2);
    }

    @Test
    @Tag("S-R6")
    void anEscortTakesTwoHitsAfterTheMissionPhaseOfHisOwnSideOnly() {
        SecondScene scene = etreg().realm(realm -> realm.setRound(1))
                .place("Boccanegra", "2121")
                .escort("Boccanegra", Soldier.LINE)
                .dead("Kogus")
                .start(Side.REBEL, Segment.SEARCH);

        untilTheTurnOf(scene, Side.IMPERIAL);
        assertThat(hitsOn(scene, FIRST_ESCORT)).isEqualTo(2);

        untilTheTurnOf(scene, Side.REBEL);
        assertThat(hitsOn(scene, FIRST_ESCORT))
                .as("not after that of the Empire, nor healed")
                .isEqualTo(2);
    }

    @Test
    void aSovereignAloneTakesTwoHitsAndShowsTheSecret() {
        SecondScene scene = etreg().realm(realm -> realm.setRound(1))
                .with(summoned("Treb Eyro", Side.IMPERIAL))
                .start(Side.IMPERIAL, Segment.SEARCH);

        untilTheTurnOf(scene, Side.REBEL);

        assertThat(scene.realm().isRevealed(Position.planetNamed("Etreg"))).isTrue();
        assertThat(hitsOn(scene, TREB_EYRO)).isEqualTo(2);
    }

    @Test
    void aSovereignOfTheOtherSideIsSparedInThisMissionPhase() {
        SecondScene scene = etreg().realm(realm -> realm.setRound(1))
                .with(summoned("Treb Eyro", Side.REBEL))
                .place("Redjac", "2121")
                .start(Side.IMPERIAL, Segment.SEARCH);

        untilTheTurnOf(scene, Side.REBEL);

        assertThat(hitsOn(scene, TREB_EYRO)).isZero();
        assertThat(scene.hits("Redjac")).isEqualTo(2);
    }

    @Test
    @Tag("K-R27")
    void hitsOfASovereignOnDrugWorldStayAtTheInterphase() {
        SecondScene scene = noticed(etreg().with(summoned("Treb Eyro", Side.REBEL))
                .with(s -> TheatreState.company(s).setHits(TREB_EYRO, 2)));

        assertThat(hitsOn(scene, TREB_EYRO)).isEqualTo(2);
    }

    @Test
    @Tag("K-R27")
    void aWoundedSovereignDoesNotRestOnDrugWorld() {
        SecondScene scene = etreg().realm(realm -> realm.setRound(1))
                .with(summoned("Treb Eyro", Side.IMPERIAL))
                .with(s -> TheatreState.company(s).wound(TREB_EYRO))
                .start(Side.IMPERIAL, Segment.SEARCH);

        untilTheTurnOf(scene, Side.REBEL);

        assertThat(Fighters.isWounded(scene.truth(), TREB_EYRO)).isTrue();
    }

    @Test
    void drugsMayKillASovereign() {
        // given: wounded, two hits against an endurance of four
        SecondScene scene = etreg().realm(realm -> realm.setRound(1))
                .with(summoned("Treb Eyro", Side.IMPERIAL))
                .with(s -> TheatreState.company(s).wound(TREB_EYRO))
                .with(s -> TheatreState.company(s).setHits(TREB_EYRO, 2))
                .start(Side.IMPERIAL, Segment.SEARCH);

        untilTheTurnOf(scene, Side.REBEL);

        assertThat(fateOf(scene, "Treb Eyro")).isEqualTo(Fate.GONE);
    }

    @Test
    @Tag("C-COMBAT-2")
    void whenHeLeavesWithHisManTheEnduranceOfAnEscortFallsBack() {
        // given: a militiaman (2/2, on drugs 3/3) with two hits
        SecondScene scene = etreg().place("Boccanegra", "2121")
                .escort("Boccanegra", Soldier.MILITIA)
                .dead("Kogus")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.SEARCH);
        untilTheTurnOf(scene, Side.IMPERIAL);
        assertThat(Fighters.isWounded(scene.truth(), FIRST_ESCORT)).isFalse();

        while (scene.question() != Query.CHARACTER_MOVE || scene.truth().turn().phasing() != Side.REBEL) {
            scene.play(quiet(scene));
        }
        follow(scene, "fly:36", "planet:211", "place:orbit-211");

        assertThat(Fighters.isWounded(scene.truth(), FIRST_ESCORT)).isTrue();
        assertThat(hitsOn(scene, FIRST_ESCORT)).isZero();
    }

    @Test
    @Tag("C-ENV-2")
    void aSovereignOnDrugsLeadsWithOneDieMore() {
        SecondScene scene = etreg().revealed("Etreg", Secret.DRUG_WORLD)
                .with(s -> s.places().put(Mark.DRUGGED_COMPANIONS, SecondPosition.place("2121")))
                .with(summoned("Treb Eyro", Side.IMPERIAL))
                .counter("1st Line", "2121")
                .counter("Wild Regular", "2121")
                .start(Side.IMPERIAL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack", "sovereign:" + (sovereignNamed("Treb Eyro") + 1));

        assertThat(diceOfCounter(scene, 1)).containsExactly(3);
        assertThat(extraDice(scene)).as("leadership 2 and a die more").containsExactly(3);
    }

    @Test
    void underVersionFourNeitherWasReached() {
        SecondScene scene = etreg().underVersion(4)
                .realm(realm -> realm.setRound(1))
                .place("Boccanegra", "2121")
                .escort("Boccanegra", Soldier.LINE)
                .with(summoned("Treb Eyro", Side.REBEL))
                .dead("Kogus")
                .start(Side.REBEL, Segment.SEARCH);

        untilTheTurnOf(scene, Side.IMPERIAL);

        assertThat(scene.hits("Boccanegra")).isEqualTo(2);
        assertThat(hitsOn(scene, FIRST_ESCORT)).isZero();
        assertThat(hitsOn(scene, TREB_EYRO)).isZero();
        assertThat(Fighters.attack(scene.truth(), FIRST_ESCORT)).isEqualTo(3);
    }
}
