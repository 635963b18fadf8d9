package fitg.server.schedule;

import fitg.play.Viewer;
import fitg.server.push.Watcher;
import fitg.server.table.ChatDocument;
import fitg.server.table.LogPage;
import fitg.server.table.Payer;
import fitg.server.table.PositionDocument;
import fitg.server.table.Table;
import fitg.server.table.Visitor;
import fitg.server.view.LogDocument;
import java.util.ArrayList;
import java.util.List;

/** The other end of a socket: puts together what it is told, as the browser does, and notices what does not fit. */
final class Ear implements Watcher.Line {

    private final String name;
    private final List<LogDocument.Entry> log = new ArrayList<>();
    private final List<String> findings = new ArrayList<>();
    private PositionDocument position;
    private int updates;
    private int lines;

    Ear(String name) {
        this.name = name;
    }

    @Override
    public Payer payer() {
        return Payer.HOUSE;
    }

    @Override
    public Watcher.Place place() {
        return () -> {};
    }

    @Override
    public boolean send(Object message) {
        Schedule.point();
        Watcher.Update update = (Watcher.Update) message;
        Schedule.note(name + " hears of " + update.view().number() + " with a log of "
                + update.view().log());
        if (update.sequence() != updates++) {
            findings.add(name + " was told update " + update.sequence() + " after " + (updates - 2));
        }
        if (update.log().from() > log.size()) {
            findings.add(name + " was told the log from " + update.log().from() + " and has " + log.size());
        }
        log.subList(Math.min(log.size(), update.log().from()), log.size()).clear();
        log.addAll(update.log().entries());
        for (ChatDocument said : update.chat()) {
            if (said.number() != lines++) {
                findings.add(name + " was told line " + said.number() + " after " + (lines - 2));
            }
        }
        position = update.view();
        return true;
    }

    @Override
    public void close(int code, String reason) {
        findings.add(name + " was closed: " + code + " " + reason);
    }

    /** What is wrong with what was heard when everything has come to rest. */
    List<String> findings(Table table, Visitor visitor, PositionDocument stands) {
        List<String> all = new ArrayList<>(findings);
        if (!stands.equals(position)) {
            all.add(name + " was last told " + told() + ", and the game stands at " + stands.number()
                    + " with a log of " + stands.log());
        }
        if (!log.equals(LogPage.from(table, visitor.viewer(), 0).entries())) {
            all.add(name + " has another log than there is");
        }
        if (lines != (visitor.viewer() == Viewer.SPECTATOR ? 0 : table.lines())) {
            all.add(name + " heard " + lines + " lines of " + table.lines());
        }
        return all;
    }

    private String told() {
        return position == null ? "nothing" : position.number() + " with a log of " + position.log();
    }
}
