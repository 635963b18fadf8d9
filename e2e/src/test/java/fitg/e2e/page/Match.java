package fitg.e2e.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** Two people at a table, each with a way to answer: whoever has a question answers it. */
public record Match(TablePage one, Consumer<TablePage> ones, TablePage other, Consumer<TablePage> others) {

    private static final int LONGEST_GAME = 2000;

    /** Both take what is advised. */
    public static Match of(TablePage one, TablePage other) {
        return new Match(one.ready(), TablePage::takeAdvice, other.ready(), TablePage::takeAdvice);
    }

    /** One person against the computer. */
    public static Match alone(TablePage table) {
        return of(table, table);
    }

    /** The same, answering in a way of one's own. */
    public static Match alone(TablePage table, Consumer<TablePage> way) {
        return new Match(table, way, table, way);
    }

    public void playToTheEnd() {
        play(LONGEST_GAME);
        one.expectOver();
        other.expectOver();
        assertThat(one.winner()).isEqualTo(other.winner());
    }

    /** Answers so many questions, or fewer when the game ends before. */
    public void play(int most) {
        for (int answers = 0; answers < most; answers++) {
            Optional<TablePage> next = next();
            if (next.isEmpty()) {
                return;
            }
            (next.get() == one ? ones : others).accept(next.get());
        }
    }

    /** Who has a question; nobody when the game is over. */
    public Optional<TablePage> next() {
        AtomicReference<TablePage> next = new AtomicReference<>();
        one.page().waitForCondition(() -> {
            next.set(one.mayAnswer() ? one : other.mayAnswer() ? other : null);
            return next.get() != null || one.isOver();
        });
        return Optional.ofNullable(next.get());
    }
}
