package fitg.server.http;

import fitg.play.Reply;
import fitg.play.order.Sheet;
import fitg.server.shape.Called;
import fitg.server.shape.Either;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import fitg.server.shape.Sized;
import fitg.server.shape.Texts;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import fitg.server.table.Seating;
import java.util.List;
import java.util.regex.Pattern;

/** What requests bring, as the API describes it. Absent fields are null and get their defaults here. */
final class Bodies {

    private static final Pattern SOCKET = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    static final int MOST_KEYS = 100;
    private static final int LONGEST_KEY = 100;
    /** A choice may name every card and every unit there is. */
    private static final int LONGEST_CHOICE = 400;

    private Bodies() {}

    @Says("Taking one's seat. Until the game has begun, a promise or a nonce is needed; afterwards both are ignored.")
    record SitDown(
            @Maybe @Is(Texts.Name.class) String name,

            @Says("Then show the nonce when everybody has promised his. So not even the host can reckon with it.")
            @Maybe
            @Is(Texts.Promised.class)
            String promise,

            @Says("At once: the server keeps it to itself until all are there, and you trust the host not to look.")
            @Maybe
            @Is(Texts.Nonce.class)
            String nonce) {
        Seating.Person person() {
            return new Seating.Person(name, promise, nonce);
        }
    }

    @Says("The nonce that was promised.")
    @Called("ShownNonce")
    record Shown(@Is(Texts.Nonce.class) String nonce) {}

    @Says("An invitation somebody was sent.")
    @Called("InvitationSecret")
    record Invited(@Says("The secret of the invitation.") String invitation) {
        Invited {
            requireInvitation(invitation);
        }
    }

    @Says("Following an invitation.")
    record Join(
            @Says("The secret of the invitation.") String invitation,
            @Maybe @Is(Texts.Name.class) String name,

            @Says("As for sitting down.") @Maybe @Is(Texts.Promised.class)
            String promise,

            @Says("As for sitting down.") @Maybe @Is(Texts.Nonce.class)
            String nonce) {
        Join {
            requireInvitation(invitation);
        }

        Seating.Person person() {
            return new Seating.Person(name, promise, nonce);
        }
    }

    private static void requireInvitation(String invitation) {
        if (invitation == null || invitation.isEmpty()) {
            throw new Refusal(Kind.MALFORMED, "The invitation is missing.");
        }
    }

    @Says("The seats somebody holds.")
    @Called("Tokens")
    record MyGames(
            @Says("Secrets of seats; those that open none are passed over.") @Sized(most = 100)
            List<String> tokens) {
        private static final int MOST = 100;

        MyGames {
            if (tokens == null || tokens.size() > MOST || tokens.contains(null)) {
                throw new Refusal(Kind.MALFORMED, "The field tokens must be a list of at most " + MOST + " texts.");
            }
        }
    }

    @Says("One or several answers, in order.")
    record Actions(
            @Says("The `number` of the decision that the first of them answers.") @Least(0)
            Integer number,

            @Says("Keys from the list of the decision, or `choose:` for a run of questions at once.")
            @Sized(least = 1, most = 100)
            List<String> actions,

            @Says("What the client called its socket: then the answer tells what the socket would have.")
            @Maybe(orNull = true)
            String socket) {
        Actions {
            required("number", number);
            requireKeys(actions);
            requireSocket(socket);
        }
    }

    @Says("Answers to be tried without being given.")
    @Called("Trial")
    record Trial(
            @Says("The `number` of the decision that the first of them answers.") @Least(0)
            Integer number,

            @Says("As for playing.") @Sized(least = 1, most = 100)
            List<String> actions) {
        Trial {
            required("number", number);
            requireKeys(actions);
        }
    }

    private static void requireKeys(List<String> actions) {
        boolean fits = actions != null
                && !actions.isEmpty()
                && actions.size() <= MOST_KEYS
                && actions.stream().allMatch(Bodies::isShort);
        if (!fits) {
            throw new Refusal(
                    Kind.MALFORMED, "The field actions must be a list of 1 to " + MOST_KEYS + " action keys.");
        }
    }

    private static boolean isShort(String key) {
        return key != null
                && key.length() <= (key.startsWith("choose:") || key.startsWith("go:") ? LONGEST_CHOICE : LONGEST_KEY);
    }

    @Says("Which forms are wanted.")
    @Called("WantedForms")
    record WantedForms(
            @Says("The `number` of the decision.") @Least(0) Integer number,

            @Says("Orders that begin with `go:`, to be described; all acts that begin here if empty.")
            @Sized(most = 100)
            List<String> actions,

            @Says(
                    "Orders and answers that come before these: they are described as if those had been carried out and nobody harmed.")
            @Maybe
            @Sized(most = 100)
            List<String> after) {
        WantedForms {
            required("number", number);
            after = after == null ? List.of() : after;
            if (actions == null || !actions.isEmpty()) {
                requireKeys(actions);
            }
            if (!after.isEmpty()) {
                requireKeys(after);
            }
        }
    }

    @Says("Orders for this player-turn: each is given when the game comes to its question.")
    @Called("NewSheet")
    record NewSheet(
            @Says("The `number` of the decision that the first of them answers.") @Least(0)
            Integer number,

            @Sized(least = 1, most = 100) List<NewEntry> entries,

            @Says("What the client called its socket: then the answer tells what the socket would have.")
            @Maybe(orNull = true)
            String socket) {
        NewSheet {
            required("number", number);
            if (entries == null || entries.isEmpty() || entries.size() > MOST_KEYS || entries.contains(null)) {
                throw new Refusal(Kind.MALFORMED, "The field entries must be a list of 1 to " + MOST_KEYS + " orders.");
            }
            requireSocket(socket);
        }

        List<Sheet.Entry> sheet() {
            return entries.stream()
                    .map(each -> new Sheet.Entry(each.question, each.about, each.actions))
                    .toList();
        }
    }

    @Says("What is answered to a question, once for each key.")
    record NewEntry(
            @Says("The `question` of a decision.") String question,

            @Says("What it has to be about: the `id` of its subject; otherwise it is answered whatever it is about.")
            @Maybe(orNull = true)
            String about,

            @Says("Keys: plain ones, `choose:` for a run, `go:` for a whole act.") @Sized(least = 1, most = 100)
            List<String> actions) {
        NewEntry {
            if (question == null || question.length() > LONGEST_KEY) {
                throw new Refusal(Kind.MALFORMED, "The field question is missing.");
            }
            requireKeys(actions);
            actions.forEach(NewEntry::requireKey);
        }

        private static void requireKey(String key) {
            try {
                Reply.parse(key);
            } catch (IllegalArgumentException notOne) {
                throw new Refusal(Kind.NOT_LEGAL, "There is no such action: " + notOne.getMessage() + ".");
            }
        }
    }

    @Says("How far to go back: a number of actions, or to the start of the segment.")
    @Either({UndoActions.class, UndoSegment.class})
    record Undo(Integer number, Integer actions, String to, String socket) {
        private static final String START = "segment-start";

        Undo {
            required("number", number);
            boolean fits = actions == null ? START.equals(to) : to == null;
            if (!fits) {
                throw new Refusal(
                        Kind.MALFORMED, "Say how many actions to take back, or as field to: \"" + START + "\".");
            }
            requireSocket(socket);
        }

        boolean toSegmentStart() {
            return to != null;
        }
    }

    private record UndoActions(
            @Says("The `number` of the view.") @Least(0) int number,

            @Says("How many of one's last actions to take back.") @Least(1)
            int actions,

            @Says("What the client called its socket: then the answer tells what the socket would have.")
            @Maybe(orNull = true)
            String socket) {}

    private record UndoSegment(
            @Says("The `number` of the view.") @Least(0) int number,
            @OneOf(Undo.START) String to,

            @Says("What the client called its socket: then the answer tells what the socket would have.")
            @Maybe(orNull = true)
            String socket) {}

    @Says("How much of the log somebody has read.")
    @Called("Seen")
    record SeenLog(
            @Says("The length of the log up to there.") @Least(0)
            Integer log) {
        SeenLog {
            required("log", log);
        }
    }

    @Says("A line for the chat.")
    record Say(@Says("At most 500 visible characters.") String text) {}

    @Says("The first and only message of a client.")
    @Called("SocketGreeting")
    record Hello(
            String game,

            @Says("The secret of a seat; without it one watches as a spectator.") @Maybe(orNull = true)
            String token,

            @Says("Any name of 1 to 64 letters, digits, `_` or `-` for this socket. Whoever names it with an action"
                    + " is told in the answer what came of it, and not here as well.")
            @Maybe(orNull = true)
            String socket,

            @Says("Whether to hear who is at the table, as SocketPresence, too.") @Maybe(orNull = true)
            Boolean presence,

            @Says(
                    "Of how many game-turns, the present one and those before it, the log is wanted at first; never more than"
                            + " a page of it comes.")
            @Maybe(orNull = true)
            @Least(1)
            Integer turns) {
        Hello {
            if (game == null) {
                throw new Refusal(Kind.MALFORMED, "The first message must name the game.");
            }
            if (turns != null && turns < 1) {
                throw new Refusal(Kind.MALFORMED, "The field turns must be 1 or more.");
            }
            requireSocket(socket);
        }
    }

    static void requireSocket(String name) {
        if (name != null && !SOCKET.matcher(name).matches()) {
            throw new Refusal(Kind.MALFORMED, "The field socket must be 1 to 64 letters, digits, _ or -.");
        }
    }

    static int required(String field, Integer number) {
        if (number == null) {
            throw new Refusal(Kind.MALFORMED, "The field " + field + " is missing.");
        }
        return number;
    }
}
