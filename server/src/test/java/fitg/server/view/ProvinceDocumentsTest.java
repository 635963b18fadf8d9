package fitg.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.first.Dispatch;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.play.cases.CaseReader;
import fitg.players.Recruit;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.server.http.Description;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A game of the Province Game of 1979 as its documents tell it. */
class ProvinceDocumentsTest {

    private static final Description DESCRIPTION = Description.read();
    private static final int EVERY = 15;

    @Test
    void theTableHasOrbitsDriftAreasAndDistances() {
        ProvinceDocument province =
                BoardDocument.of(begun().viewFor(Viewer.IMPERIAL)).province();

        assertThat(province.systems()).containsExactly(21, 22, 23, 24);
        assertThat(province.places())
                .extracting(Heavens.SpaceDocument::kind)
                .containsOnly("orbit", "drift", "far-drift")
                .hasSize(16);
        assertThat(province.distances())
                .contains(new Heavens.DistanceDocument(21, 22, 2))
                .hasSize(6);
    }

    @Test
    @Tag("P-R61")
    void whoBuysSeesWhatIsLeftAndNobodyElseDoes() {
        Game game = begun();
        answer(game, "unit:line", "place:2411");

        ProvinceDocument.PurchaseDocument purchase =
                BoardDocument.of(game.viewFor(Viewer.IMPERIAL)).province().purchase();

        assertThat(purchase.funds()).isEqualTo(65);
        assertThat(purchase.left()).isLessThan(65);
        assertThat(purchase.ordered())
                .extracting(ProvinceDocument.StackDocument::place)
                .containsExactly(2411);
        assertThat(BoardDocument.of(game.viewFor(Viewer.REBEL)).province().purchase())
                .isNull();
    }

    @Test
    void unitsOffTheGroundAreToldWithTheirPlace() {
        Game game = begun();
        answer(game, "unit:line", "place:orbit-241");
        play(game, () -> game.pending().orElseThrow().side() == Side.IMPERIAL);

        List<ProvinceDocument.StackDocument> seen =
                BoardDocument.of(game.viewFor(Viewer.REBEL)).province().stacks();

        assertThat(seen).extracting(ProvinceDocument.StackDocument::place).contains("orbit-241");
        assertThat(seen.stream().flatMap(stack -> stack.units().stream()))
                .extracting(UnitsDocument::kind)
                .containsOnly(UnitsDocument.FACE_DOWN);
    }

    @Test
    void everyPositionFitsItsDescriptionAndTellsWhatHappens() {
        Set<String> told = new TreeSet<>();
        Game game = begun();
        int[] step = {0};
        play(game, () -> {
            if (step[0]++ % EVERY == 0) {
                for (Viewer viewer : Viewer.values()) {
                    fits("Board", BoardDocument.of(game.viewFor(viewer)));
                }
                Viewer asked = Viewer.of(game.pending().orElseThrow().side());
                fits("Decision", DecisionDocument.of(game.viewFor(asked)).orElseThrow());
            }
            return true;
        });
        for (Viewer viewer : Viewer.values()) {
            List<LogDocument.Entry> log = LogDocument.entriesFrom(game.log(viewer), viewer, 0);
            assertThat(log).allSatisfy(entry -> assertThat(entry.text()).isNotBlank());
            log.forEach(entry -> told.add(entry.type()));
        }
        assertThat(told).contains("HyperspaceCrossed", "Purchased", "NavigationDeclared");
    }

    @Test
    @Tag("25.1")
    void aSovereignWhoHasComeIsOneOfThePeople() {
        Game game = CaseReader.readOne("""
                case   25.1  A sovereign
                given  open-1979-province-egrix, turn 1, rebels missions
                       Megda Sheels: imperial
                """).open(KeyedChance.ofSeed(1));

        for (Viewer viewer : Viewer.values()) {
            BoardDocument board = BoardDocument.of(game.viewFor(viewer));
            fits("Board", board);
            assertThat(board.characters()).extracting(CharacterDocument::name).contains("Megda Sheels");
        }
    }

    @Test
    void noEventOf1979IsCalledLikeOneOf2002() {
        Map<String, Long> names = Vocabulary.events().stream()
                .collect(Collectors.groupingBy(Vocabulary::eventType, Collectors.counting()));

        assertThat(Arrays.stream(Dispatch.class.getPermittedSubclasses()).map(Vocabulary::eventType))
                .allSatisfy(name -> assertThat(names).containsEntry(name, 1L));
    }

    private static void fits(String name, Object document) {
        assertThat(DESCRIPTION.faults(DESCRIPTION.component("schemas", name), Games.json(document)))
                .as("%s", document)
                .isEmpty();
    }

    private static Game begun() {
        return Game.ofSeed(Scenarios.named("empires-backdoor").orElseThrow(), 7);
    }

    private static void answer(Game game, String... keys) {
        for (String key : keys) {
            game.play(Action.parse(key));
        }
    }

    /** Recruits go on as long as somebody wants to see more. */
    private static void play(Game game, BooleanSupplier more) {
        Player player = new Recruit(7);
        while (!game.isOver() && more.getAsBoolean()) {
            game.play(player.choose(
                    game.viewFor(Viewer.of(game.pending().orElseThrow().side())),
                    game.pending().orElseThrow()));
        }
    }
}
