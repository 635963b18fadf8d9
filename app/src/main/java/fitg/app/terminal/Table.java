package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.app.Explained;
import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Going;
import fitg.play.PlayerView;
import fitg.play.TakingBack;
import fitg.play.Viewer;
import fitg.play.words.Names;
import fitg.players.Counsel;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.saves.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The game loop: whose decision is it, what does he see, what does he answer. */
final class Table {

    private static final Set<Question> RECALLING = Set.of(
            Ask.MISSION,
            Ask.DRAW,
            Ask.COMPLETE,
            Ask.BONUS,
            Matter.SET_UP_PURCHASE,
            Matter.PURCHASE,
            Matter.RAISED_UNITS,
            Matter.IMPERIAL_LEVY,
            Matter.GARRISON,
            Query.MISSION,
            Query.EVENT_ROLL,
            Query.COMPLETE,
            Query.BONUS);

    private final Screen screen;
    private final Seats seats;
    private final Story story = new Story();
    private final HandOver handOver;
    private final BoardWatch watch;
    private final SaveDesk desk;
    private final UsualAnswers usual;
    private Recording recording;
    /** Who sits at the screen: null when nobody does, or when it was wiped for the next one. */
    private Side seated;

    private boolean leaving;
    private boolean explaining;

    Table(Screen screen, Seats seats, Recording recording) {
        this.screen = screen;
        this.seats = seats;
        this.recording = recording;
        usual = new UsualAnswers(seats);
        handOver = new HandOver(screen, story);
        watch = new BoardWatch(screen);
        seated = firstSeated();
        desk = new SaveDesk(screen, recording);
        if (game().number() > 0) {
            story.resume(game());
        }
    }

    /** The computer players say why from now on. Whoever plays against one must not hear it. */
    void explain() {
        if (seats.human(Side.REBEL) || seats.human(Side.IMPERIAL)) {
            throw new BadInput("--explain tells what the players hide, so it goes with two computer players only.");
        }
        explaining = true;
        screen.say(Style.FAINT, Explained.KEY);
    }

    void play() {
        screen.say(Style.FAINT, Match.dice(recording));
        introduceComputers();
        while (!leaving && game().pending().isPresent()) {
            Decision decision = game().pending().orElseThrow();
            Optional<Player> computer = seats.computer(decision.side());
            if (computer.isPresent()) {
                recording.play(choice(computer.get(), decision));
                tellOnlookers();
            } else {
                human(decision);
            }
        }
        if (game().isOver()) {
            finish();
        }
    }

    private Action choice(Player computer, Decision decision) {
        PlayerView view = view(decision.side());
        if (!explaining) {
            return computer.choose(view, decision);
        }
        Explained chosen = Explained.choice(computer, view, decision);
        if (chosen.isRealChoice()) {
            chosen.lines().forEach(line -> screen.say(Style.FAINT, "      " + line));
        }
        return chosen.action();
    }

    private void introduceComputers() {
        for (Side side : Side.values()) {
            seats.profile(side)
                    .ifPresent(computer -> screen.say("The " + Names.side(side) + " player is the computer, as "
                            + computer.name() + ". " + computer.description()));
        }
    }

    /** At the start nobody has secrets yet, so the first player is simply there. */
    private Side firstSeated() {
        if (seats.shared()) {
            return game().number() > 0
                    ? null
                    : game().pending().map(Decision::side).orElse(null);
        }
        return seats.human(Side.REBEL) ? Side.REBEL : Side.IMPERIAL;
    }

    private Game game() {
        return recording.game();
    }

    private PlayerView view(Side side) {
        return game().viewFor(Viewer.of(side));
    }

    /** The one person sees what the computer does as it does it; without any person everybody looks on. */
    private void tellOnlookers() {
        tell(story.news(game(), onlooker()));
    }

    private Viewer onlooker() {
        if (seats.human(Side.REBEL) == seats.human(Side.IMPERIAL)) {
            return Viewer.SPECTATOR;
        }
        return seats.human(Side.REBEL) ? Viewer.REBEL : Viewer.IMPERIAL;
    }

    private void tell(List<String> news) {
        news.forEach(line -> screen.say(line.startsWith(" ") ? Style.PLAIN : Style.STRONG, line));
    }

    // ---- a person decides

    private void human(Decision decision) {
        Optional<Action> unasked = usual.to(game(), decision);
        if (unasked.isPresent()) {
            recording.play(unasked.get());
            return;
        }
        Side side = decision.side();
        if (seats.shared() && seated != side) {
            seated = null;
            trying(handOver.call(game(), decision), decision);
            return;
        }
        tell(story.news(game(), Viewer.of(side)));
        showBoardIfDue(side, decision);
        Optional<Action> preset = preset(decision);
        Answers.show(screen, decision, preset);
        offerHints(decision);
        answer(decision, preset);
    }

    /** What Enter alone gives: the only answer there is, or what a Captain advises. */
    private Optional<Action> preset(Decision decision) {
        List<Action> actions = decision.actions();
        return actions.size() == 1
                ? Optional.of(actions.getFirst())
                : Counsel.of(view(decision.side()), decision).preset();
    }

    private void sitDown(Side side) {
        screen.hide();
        seated = side;
        watch.forget();
        screen.say(Style.STRONG, "What happened since the " + Names.side(side) + " player's last decision:");
    }

    /** Where the board was drawn long ago, at least the missions under way are recalled. */
    private void showBoardIfDue(Side side, Decision decision) {
        PlayerView view = view(side);
        if (watch.due(view, decision)) {
            watch.show(view);
        } else if (RECALLING.contains(decision.question())) {
            Margin.underWay(view, decision).forEach(line -> screen.say(Style.FAINT, "   " + line));
        }
    }

    private void offerHints(Decision decision) {
        List<String> words = new ArrayList<>(Interpreter.WORDS);
        decision.actions().forEach(action -> words.add(action.key()));
        screen.offer(new Hints(words, new Reference(view(decision.side())).names()));
    }

    /** Reads lines until one of them moves the game. */
    private void answer(Decision decision, Optional<Action> preset) {
        int number = game().number();
        Recording before = recording;
        while (!leaving && recording == before && game().number() == number) {
            String odds = OddsSheet.any(view(decision.side()), decision) ? " (odds)" : "";
            String line = screen.ask(Names.side(decision.side()) + odds + " > ");
            Command command = Interpreter.read(line, decision, preset);
            trying(command, decision);
        }
    }

    private void trying(Command command, Decision decision) {
        try {
            obey(command, decision);
        } catch (BadInput bad) {
            screen.say(Style.WARNING, bad.getMessage());
        }
    }

    private void obey(Command command, Decision decision) {
        PlayerView view = view(decision.side());
        switch (command) {
            case Command.Play play -> recording.play(play.action());
            case Command.Order order -> carryOut(TypedOrder.read(order.words(), view), decision);
            case Command.Fight fight -> screen.say(usual.fight(view, fight.words()));
            case Command.Explain explain -> explain(explain.ruleCase(), view, decision);
            case Command.ShowOdds ignored ->
                OddsSheet.of(view, decision, screen.tongue()).forEach(this::indented);
            case Command.ShowHint ignored -> HintSheet.of(view, decision).forEach(this::indented);
            case Command.ShowLog log -> tell(Story.last(game(), view.viewer(), log.lines()));
            case Command.ShowBoard board -> {
                showBoard(board.star(), view);
                Answers.show(screen, decision, preset(decision));
            }
            case Command.ShowPoints ignored -> Score.lines(view).forEach(screen::print);
            case Command.LookUp name -> new Reference(view).find(name.name()).forEach(screen::say);
            case Command.ShowOrders ignored ->
                usual.lines(game(), decision.side()).forEach(this::indented);
            case Command.SwitchOrder order -> screen.say(usual.flip(game(), decision.side(), order.name(), order.on()));
            case Command.Undo undo -> undo(undo.wholeSegment(), decision.side());
            case Command.Save save -> desk.save(recording, save.file());
            case Command.WritePosition position -> desk.write(recording, position.file());
            case Command.Load load -> load(load.file());
            case Command.SitDown ignored -> sitDown(decision.side());
            case Command.Help ignored -> Help.lines().forEach(screen::say);
            case Command.Quit ignored -> quit();
            case Command.Unclear unclear -> screen.say(Style.WARNING, unclear.sentence());
        }
    }

    private void carryOut(Going going, Decision decision) {
        screen.say(TypedOrder.told(going, decision));
        going.go().in(game()).forEach(recording::play);
    }

    private void showBoard(String star, PlayerView view) {
        if (star.isEmpty()) {
            watch.show(view);
        } else if (Pieces.hasOrbits(view)) {
            OrbitBoard.draw(view, star, screen.glyphs(), screen.width()).forEach(screen::print);
        } else {
            throw new BadInput("This game has one star system; 'board' shows it.");
        }
    }

    private void indented(String line) {
        Text.wrap(line, screen.width(), "       ").forEach(screen::print);
    }

    private void explain(String ruleCase, PlayerView view, Decision decision) {
        if (ruleCase.isEmpty()) {
            Explanation.of(view, decision).forEach(screen::say);
            return;
        }
        List<String> found = Explanation.ofCase(ruleCase);
        if (found.isEmpty()) {
            throw new BadInput("The rules have no case " + ruleCase + ".");
        }
        found.forEach(screen::say);
    }

    // ---- taking back, saving, leaving

    private void undo(boolean wholeSegment, Side side) {
        int most = TakingBack.most(game(), side);
        if (most == 0) {
            throw new BadInput(
                    "Nothing can be taken back: undo reaches to the latest die, card, revelation or answer of "
                            + "the other player (RUL-84).");
        }
        int wanted = wholeSegment ? Math.max(1, game().undoableToSegmentStart(side)) : 1;
        int count = TakingBack.atLeast(game(), side, wanted);
        recording.undo(side, count);
        usual.takenBack(game());
        story.forgetUndone(game());
        watch.forget();
        screen.say(count == 1 ? "One action is taken back." : count + " actions are taken back.");
    }

    private void load(String file) {
        recording = desk.load(file);
        story.resume(game());
        watch.forget();
        seated = seats.shared() ? null : seated;
        screen.say("The game of " + file + " goes on with action " + (game().number() + 1) + ".");
    }

    private void quit() {
        leaving = true;
        if (!desk.has(recording)) {
            desk.offer(recording, "Save before you leave? Type a file name, or press Enter to leave without saving.");
        }
    }

    private void finish() {
        Ending.tell(screen, game(), story.news(game(), onlooker()));
        desk.offer(
                recording,
                "Save this game? Type a file name, or press Enter if not; 'fitg verify FILE' can then check it.");
    }
}
