package fitg.state.theatre;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PieceSet;
import fitg.content.Soldier;
import fitg.state.Digest;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A company is the sum of its parts: each is copied and counts. */
class CompanyStateTest {

    private static final int SOMEBODY = 3;
    private static final int SOVEREIGN = Company.SOVEREIGNS + 1;

    static Stream<Consumer<CompanyState>> changes() {
        return Stream.of(
                company -> company.setHits(SOMEBODY, 2),
                company -> company.wound(SOMEBODY),
                company -> company.addEscort(SOMEBODY, Soldier.at(1)),
                company -> company.setSovereignWith(SOVEREIGN, SOMEBODY),
                company -> company.setAloft(SOVEREIGN, true),
                company -> company.addOpponent(0, "beast", 4, 6, false),
                company -> company.addOpponent(0, "beast", 0, 0, true),
                company -> company.boardSpaceship(SOMEBODY, 2),
                company -> company.setShipHits(2, 1),
                company -> company.deeds().lead(SOMEBODY),
                company -> company.deeds().pilot(SOMEBODY),
                company -> company.deeds().goOnMission(PieceSet.only(SOMEBODY)),
                company -> company.deeds().board(SOMEBODY),
                company -> company.deeds().leave(SOMEBODY),
                company -> company.deeds().rehouse(SOMEBODY));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void everyPartIsCopiedAndCounts(Consumer<CompanyState> change) {
        CompanyState original = new CompanyState();
        CompanyState before = original.copy();
        change.accept(original);
        CompanyState copied = original.copy();

        assertThat(digest(original)).isNotEqualTo(digest(before));
        assertThat(digest(copied)).isEqualTo(digest(original));

        before.copyInto(copied);
        assertThat(digest(copied)).as("copied back").isEqualTo(digest(before));
    }

    @Test
    void aSegmentBeginsWithThoseWhoAreAboardStarships() {
        CompanyState company = new CompanyState();
        company.boardStarship(SOMEBODY, 12);
        company.boardSpaceship(SOMEBODY + 1, 2);
        company.deeds().board(SOMEBODY);

        company.beginSegment();

        assertThat(company.deeds().aboardAtStart()).isEqualTo(PieceSet.only(SOMEBODY));
        assertThat(company.deeds().boarded()).isEqualTo(PieceSet.NONE);
    }

    @Test
    void aSovereignGoesAlongUnlessHisFriendIsAboardAShip() {
        CompanyState company = new CompanyState();
        company.setSovereignWith(SOVEREIGN, SOMEBODY);
        long friend = PieceSet.only(SOMEBODY);

        assertThat(company.withEscorts(friend)).isEqualTo(friend | PieceSet.only(SOVEREIGN));
        company.boardSpaceship(SOMEBODY, 2);
        assertThat(company.withEscorts(friend)).isEqualTo(friend);
    }

    private static long digest(CompanyState company) {
        Digest d = new Digest();
        company.digest(d);
        return d.value();
    }
}
