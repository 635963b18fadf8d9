package fitg.level.campaign;

import static fitg.play.CampaignPosition.quiet;
import static fitg.play.CampaignPosition.sovereignNamed;
import static fitg.play.CampaignPosition.summoned;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Sovereigns;
import fitg.state.Segment;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** K-R228: sovereigns are wounded and healed like characters (4b, 3.3). */
@Tag("K-R228")
class CampaignSovereignHealingTest {

    private static final int YALDOR = Sovereigns.fighter(sovereignNamed("Yaldor"));

    /** Yaldor of Rhexia follows the rebels and is hurt. */
    private static SecondPosition rhexia() {
        return SecondPosition.campaign()
                .luck(1)
                .place("Tourag", "2231")
                .with(summoned("Yaldor", Side.REBEL))
                .realm(realm -> realm.setRound(1));
    }

    @Test
    @Tag("S-R84")
    void atTheEndOfTheMissionPhaseOfHisSideHisHitsGo() {
        SecondScene scene =
                rhexia().with(s -> TheatreState.company(s).setHits(YALDOR, 2)).start(Side.REBEL, Segment.SEARCH);
        while (scene.truth().turn().phasing() == Side.REBEL) {
            scene.play(quiet(scene));
        }

        assertThat(Theatre.company(scene.truth()).hits(YALDOR)).isZero();
    }

    /** The doctor on Rhexia, where a regular stands with Yaldor; Yaldor is wounded. */
    private static SecondPosition doctorsCall() {
        return rhexia().counter("Wild Regular", "4411")
                .with(s -> TheatreState.company(s).wound(YALDOR));
    }

    @Test
    @Tag("S-R86")
    void theDoctorAmongTheUnitsHealsHim() {
        SecondScene scene = doctorsCall().withUnits("Doctor Sontag", "4411").startInterphase();

        assertThat(Fighters.isWounded(scene.truth(), YALDOR)).isFalse();
    }

    @Test
    @Tag("S-R86")
    void theDoctorApartFromTheUnitsDoesNot() {
        SecondScene scene = doctorsCall().place("Doctor Sontag", "4411").startInterphase();

        assertThat(Fighters.isWounded(scene.truth(), YALDOR)).isTrue();
    }
}
