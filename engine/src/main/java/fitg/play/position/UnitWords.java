package fitg.play.position;

import fitg.content.PieceSet;
import fitg.content.UnitType;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The military units of 1979: how many of a type stand somewhere, "2 line" or "1 wild-2-1 moved". */
final class UnitWords implements Words {

    private static final List<Clause> ALL = List.of(new Units());

    @Override
    public boolean belongTo(Position s) {
        return !s.forces().roster().isEmpty();
    }

    @Override
    public List<Clause> of(Sort sort) {
        return sort == Sort.PLACE ? ALL : List.of();
    }

    /** Where nothing else is said, the Empire began with whoever it has. */
    @Override
    public void complete(GameState s) {
        if (s.turn().startImperialCharacters() == 0) {
            int now = PieceSet.size(s.people().free() & Cast.IMPERIALS);
            s.turn().setImperialStart(now, s.turn().startImperialShips());
        }
    }

    private static final class Units implements Clause {

        private static final Pattern PATTERN = Pattern.compile("(\\d{1,2}) (\\S+)( moved)?");

        @Override
        public void say(Position s, int place, Consumer<String> words) {
            for (UnitType type : s.forces().roster().all()) {
                int still = s.forces().unmoved(place, type);
                int moved = s.forces().units(place, type) - still;
                if (still > 0) {
                    words.accept(still + " " + type.key());
                }
                if (moved > 0) {
                    words.accept(moved + " " + type.key() + " moved");
                }
            }
        }

        @Override
        public boolean heed(GameState s, int place, String words) {
            Matcher matcher = PATTERN.matcher(words);
            if (!matcher.matches()) {
                return false;
            }
            UnitType[] all = s.forces().roster().all();
            UnitType type = Arrays.stream(all)
                    .filter(each -> each.key().equals(matcher.group(2)))
                    .findFirst()
                    .orElseThrow(() -> new Nonsense("there is no unit called \"" + matcher.group(2) + "\"; there are "
                            + String.join(
                                    ", ", Arrays.stream(all).map(UnitType::key).toList())));
            int count = Integer.parseInt(matcher.group(1));
            if (matcher.group(3) == null) {
                s.forces().add(There.place(s, place), type, count);
            } else {
                s.forces().addMoved(There.place(s, place), type, count);
            }
            return true;
        }
    }
}
