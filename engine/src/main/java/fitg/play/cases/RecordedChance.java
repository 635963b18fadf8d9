package fitg.play.cases;

import fitg.procedure.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Luck that is written down as it is drawn. A copy writes nothing: what is tried in thought has not happened. */
final class RecordedChance implements Chance {

    private final Chance drawn;
    private final Map<Luck, List<Integer>> written;

    /** @param written what is drawn is added to it */
    RecordedChance(Chance drawn, Map<Luck, List<Integer>> written) {
        this.drawn = drawn;
        this.written = written;
    }

    private int write(Luck luck, int number) {
        written.computeIfAbsent(luck, each -> new ArrayList<>()).add(number + luck.first());
        return number;
    }

    @Override
    public int die(String what, int sides) {
        return write(Luck.DICE, drawn.die(what, sides));
    }

    @Override
    public int pick(String what, int count) {
        return write(Luck.PICKS, drawn.pick(what, count));
    }

    @Override
    public int actionCard(long deck) {
        return write(Luck.ACTION_CARDS, drawn.actionCard(deck));
    }

    @Override
    public int possession(long deck) {
        return write(Luck.POSSESSIONS, drawn.possession(deck));
    }

    @Override
    public int character(long pool) {
        return write(Luck.CHARACTERS, drawn.character(pool));
    }

    @Override
    public int whim(int count) {
        return drawn.whim(count);
    }

    @Override
    public Chance followedBy(Chance next) {
        return new RecordedChance(drawn.followedBy(next), written);
    }

    @Override
    public Chance copy() {
        return drawn.copy();
    }
}
