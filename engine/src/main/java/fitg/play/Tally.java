package fitg.play;

import java.util.Arrays;

/** A number after each action of a game, never less than the one before. There are thousands of games at hand, so it is kept small. */
final class Tally {

    private static final int ROOM = 16;

    private int[] numbers = {};
    private int size;

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, size + Math.max(ROOM, size / 2));
        }
        numbers[size++] = number;
    }

    void removeLast() {
        size--;
    }

    /** After so many actions; the first number stands before any of them. */
    int after(int actions) {
        return numbers[actions];
    }

    /** Zero if there is none yet. */
    int last() {
        return size == 0 ? 0 : numbers[size - 1];
    }

    int[] all() {
        return Arrays.copyOf(numbers, size);
    }

    /** After how many actions it was more than this for the first time. */
    int firstBeyond(int number) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) / 2;
            if (numbers[middle] > number) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    Tally copy() {
        Tally copy = new Tally();
        copy.numbers = all();
        copy.size = size;
        return copy;
    }
}
