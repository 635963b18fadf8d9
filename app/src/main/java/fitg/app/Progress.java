package fitg.app;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error while somebody is looking at it; the launcher knows whether it is a terminal. */
public final class Progress implements AutoCloseable {

    private final ProgressBar bar;

    private Progress(ProgressBar bar) {
        this.bar = bar;
    }

    public static Progress games(int games) {
        return of(bar("games", games).showSpeed());
    }

    public static Progress seconds(String task, int seconds) {
        return of(bar(task, seconds));
    }

    private static ProgressBarBuilder bar(String task, int steps) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .clearDisplayOnFinish();
    }

    private static Progress of(ProgressBarBuilder bar) {
        return new Progress(Boolean.getBoolean("fitg.stderr.terminal") ? bar.build() : null);
    }

    public void step() {
        if (bar != null) {
            bar.step();
        }
    }

    /** With a word on how it goes. */
    public void step(String note) {
        if (bar != null) {
            bar.step();
            bar.setExtraMessage(" " + note);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
