package fitg.play.position;

import fitg.content.PieceSet;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One thing that can be said of a piece, in both directions. */
interface Clause {

    /** The words for how it is now; none where there is nothing to say. */
    void say(Position s, int piece, Consumer<String> words);

    /** Makes it so; false where these are not its words. */
    boolean heed(GameState s, int piece, String words);

    interface Test {
        boolean of(Position s, int piece);
    }

    interface Change {
        void in(GameState s, int piece);
    }

    interface Figure {
        int of(Position s, int piece);
    }

    interface Setting {
        void in(GameState s, int piece, int number);
    }

    interface Several {
        long of(Position s, int piece);
    }

    interface Naming {
        void in(GameState s, int piece, long numbers);
    }

    /** Something that is so or not: "detected". */
    static Clause flag(String told, Test test, Change change) {
        return new Clause() {
            @Override
            public void say(Position s, int piece, Consumer<String> words) {
                if (test.of(s, piece)) {
                    words.accept(told);
                }
            }

            @Override
            public boolean heed(GameState s, int piece, String words) {
                if (words.equalsIgnoreCase(told)) {
                    change.in(s, piece);
                    return true;
                }
                return false;
            }
        };
    }

    /** Something that is counted: "wounds 2". */
    static Clause number(String told, int most, Figure figure, Setting setting) {
        Pattern pattern = Pattern.compile(Pattern.quote(told) + " (\\d{1,4})", Pattern.CASE_INSENSITIVE);
        return new Clause() {
            @Override
            public void say(Position s, int piece, Consumer<String> words) {
                words.accept(told + " " + figure.of(s, piece));
            }

            @Override
            public boolean heed(GameState s, int piece, String words) {
                Matcher matcher = pattern.matcher(words);
                if (!matcher.matches()) {
                    return false;
                }
                int number = Integer.parseInt(matcher.group(1));
                if (number > most) {
                    throw new Nonsense("\"" + words + "\" is too much; " + most + " is the most there can be");
                }
                setting.in(s, piece, number);
                return true;
            }
        };
    }

    /**
     * One of several, after some words or by itself: "in Angoff Urban", "loyal".
     *
     * @param figure less than 0 where there is none
     */
    static Clause one(String before, Glossary glossary, Figure figure, Setting setting) {
        return new Clause() {
            @Override
            public void say(Position s, int piece, Consumer<String> words) {
                int number = figure.of(s, piece);
                if (number >= 0) {
                    words.accept(before.isEmpty() ? glossary.name(number) : before + " " + glossary.name(number));
                }
            }

            @Override
            public boolean heed(GameState s, int piece, String words) {
                String lead = before.isEmpty() ? before : before + " ";
                boolean mine = before.isEmpty()
                        ? glossary.find(words).isPresent()
                        : words.regionMatches(true, 0, lead, 0, lead.length());
                if (mine) {
                    setting.in(s, piece, glossary.number(words.substring(lead.length())));
                }
                return mine;
            }
        };
    }

    /** Any of several: "action cards 68 70 71"; their names have no spaces. */
    static Clause some(String before, Glossary glossary, Several several, Naming naming) {
        return new Clause() {
            @Override
            public void say(Position s, int piece, Consumer<String> words) {
                StringJoiner all = new StringJoiner(" ", before + " ", "");
                long set = several.of(s, piece);
                for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
                    all.add(glossary.name(PieceSet.lowest(rest)));
                }
                if (set != 0) {
                    words.accept(all.toString());
                }
            }

            @Override
            public boolean heed(GameState s, int piece, String words) {
                String lead = before + " ";
                if (!words.regionMatches(true, 0, lead, 0, lead.length())) {
                    return false;
                }
                long set = PieceSet.NONE;
                for (String each : words.substring(lead.length()).split(" +")) {
                    set |= PieceSet.only(glossary.number(each));
                }
                naming.in(s, piece, set);
                return true;
            }
        };
    }
}
