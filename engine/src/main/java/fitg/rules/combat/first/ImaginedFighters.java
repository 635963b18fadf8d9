package fitg.rules.combat.first;

import fitg.content.PieceSet;
import fitg.rules.character.Ratings;
import fitg.state.GameState;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * People in a fight that is only thought about, and all that may become of them in it. Wounds are spread so that as few as
 * possible die, and then so that least strength is lost.
 */
final class ImaginedFighters {

    private static final byte CAPTIVE = Byte.MAX_VALUE;

    private final int number;
    private final int[] endurance;
    private final int[] intelligence;
    /** What each fights with after so many wounds; nothing when he is dead. */
    private final int[][] ratings;

    private int shielded = -1;
    private final Map<String, Party> parties = new HashMap<>();

    ImaginedFighters(GameState s, Edge edge, long people) {
        number = PieceSet.size(people);
        endurance = new int[number];
        intelligence = new int[number];
        ratings = new int[number][];
        GameState imagined = s.copy();
        int at = 0;
        for (long rest = people; rest != 0; rest = PieceSet.rest(rest), at++) {
            int each = PieceSet.lowest(rest);
            endurance[at] = Math.max(0, Ratings.enduranceLeft(s, each));
            intelligence[at] = Ratings.intelligence(s, each);
            ratings[at] = ratings(imagined, edge, each, endurance[at]);
            shielded = Blows.isShielded(s, PieceSet.only(each)) ? at : shielded;
        }
    }

    /** The rules say what a wound takes away, so they are asked with each number of wounds. */
    private static int[] ratings(GameState imagined, Edge edge, int each, int endurance) {
        int before = imagined.people().wounds(each);
        int[] ratings = new int[endurance + 1];
        for (int wounds = 0; wounds < endurance; wounds++) {
            imagined.people().setWounds(each, before + wounds);
            ratings[wounds] = edge.rating(imagined, each);
        }
        imagined.people().setWounds(each, before);
        return ratings;
    }

    int number() {
        return number;
    }

    Party unhurt() {
        return party(new byte[number]);
    }

    private Party party(byte[] wounds) {
        return parties.computeIfAbsent(Arrays.toString(wounds), _ -> new Party(wounds));
    }

    /** How they are at one moment; there is one of each, so that two can be told apart at a glance. */
    final class Party {

        /** What each took in this fight, or {@link #CAPTIVE}. */
        private final byte[] taken;

        private final Party[] without;
        private Party worse;

        final int strength;
        final int fighting;
        final int captives;
        /** Of those who are no captives. */
        final int wounds;

        final int bestIntelligence;
        final boolean isShielded;

        private Party(byte[] taken) {
            this.taken = taken;
            int sum = 0;
            int able = 0;
            int caught = 0;
            int hurt = 0;
            int best = 0;
            for (int member = 0; member < number; member++) {
                caught += taken[member] == CAPTIVE ? 1 : 0;
                hurt += taken[member] == CAPTIVE ? 0 : taken[member];
                if (fights(member)) {
                    able++;
                    sum += ratings[member][taken[member]];
                    best = Math.max(best, intelligence[member]);
                }
            }
            this.strength = sum;
            this.fighting = able;
            this.captives = caught;
            this.wounds = hurt;
            this.bestIntelligence = best;
            this.isShielded = shielded >= 0 && fights(shielded);
            this.without = new Party[able];
        }

        private boolean fights(int member) {
            return taken[member] < endurance[member];
        }

        Party wounded(int count) {
            Party after = this;
            for (int wound = 0; wound < count && after.fighting > 0; wound++) {
                after = after.worse();
            }
            return after;
        }

        /** With one more wound. */
        private Party worse() {
            if (worse == null) {
                byte[] after = taken.clone();
                after[bearer()]++;
                worse = party(after);
            }
            return worse;
        }

        Party eachWounded(int count) {
            if (count == 0) {
                return this;
            }
            byte[] after = taken.clone();
            for (int member = 0; member < number; member++) {
                after[member] += (byte) (fights(member) ? Math.min(count, left(member)) : 0);
            }
            return party(after);
        }

        /** When the so-manieth of those who still fight is taken. */
        Party without(int which) {
            if (without[which] == null) {
                byte[] after = taken.clone();
                int before = which;
                int member = 0;
                while (!fights(member) || before-- > 0) {
                    member++;
                }
                after[member] = CAPTIVE;
                without[which] = party(after);
            }
            return without[which];
        }

        /** Who takes the next wound. */
        private int bearer() {
            int best = -1;
            for (int member = 0; member < number; member++) {
                if (fights(member) && (best < 0 || bearsBetter(member, best))) {
                    best = member;
                }
            }
            return best;
        }

        private boolean bearsBetter(int one, int other) {
            boolean dies = left(one) == 1;
            if (dies != (left(other) == 1)) {
                return !dies;
            }
            int saved = loss(other) - loss(one);
            return saved != 0 ? saved > 0 : left(one) > left(other);
        }

        private int left(int member) {
            return endurance[member] - taken[member];
        }

        private int loss(int member) {
            return ratings[member][taken[member]] - ratings[member][taken[member] + 1];
        }
    }
}
