package fitg.app.lab;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error while somebody is looking at it; the launcher knows whether it is a terminal. */
final class Progress implements AutoCloseable {

    private final ProgressBar bar;

    private Progress(ProgressBar bar) {
        this.bar = bar;
    }

    static Progress of(int games) {
        if (!Boolean.getBoolean("fitg.stderr.terminal")) {
            return new Progress(null);
        }
        return new Progress(new ProgressBarBuilder()
                .setTaskName("games")
                .setInitialMax(games)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .showSpeed()
                .clearDisplayOnFinish()
                .build());
    }

    void step() {
        if (bar != null) {
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
