package fitg.app.advisories;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The version of a library, in the order of Maven: numbers by their size, and what comes before a release before it. */
record Release(List<String> parts) implements Comparable<Release> {

    private static final Pattern PART = Pattern.compile("\\d+|[a-z]+");

    /** The empty one is the release itself; words that are not here come after it, in the order of the alphabet. */
    private static final List<String> WORDS = List.of("alpha", "beta", "milestone", "rc", "snapshot", "", "sp");

    static Release of(String version) {
        List<String> parts = new ArrayList<>();
        Matcher part = PART.matcher(version.toLowerCase(Locale.ROOT).replaceFirst("\\+.*", ""));
        while (part.find()) {
            parts.add(usual(part.group()));
        }
        while (!parts.isEmpty() && isNothing(parts.getLast())) {
            parts.removeLast();
        }
        return new Release(List.copyOf(parts));
    }

    private static String usual(String part) {
        return switch (part) {
            case "a" -> "alpha";
            case "b" -> "beta";
            case "m" -> "milestone";
            case "cr" -> "rc";
            case "ga", "final", "release" -> "";
            default -> part;
        };
    }

    private static boolean isNothing(String part) {
        return part.isEmpty() || part.matches("0+");
    }

    @Override
    public int compareTo(Release other) {
        for (int i = 0; i < Math.max(parts.size(), other.parts.size()); i++) {
            int difference = compare(part(i), other.part(i));
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private String part(int at) {
        return at < parts.size() ? parts.get(at) : "";
    }

    /** A number is later than a word, except that none at all is as much as 0. */
    private static int compare(String one, String other) {
        boolean numbers = isNumber(one) && isNumber(other) || isNumber(one + other);
        if (numbers) {
            return number(one).compareTo(number(other));
        }
        if (isNumber(one) || isNumber(other)) {
            return isNumber(one) ? 1 : -1;
        }
        int difference = Integer.compare(rank(one), rank(other));
        return difference == 0 ? one.compareTo(other) : difference;
    }

    private static boolean isNumber(String part) {
        return part.matches("\\d+");
    }

    private static BigInteger number(String part) {
        return part.isEmpty() ? BigInteger.ZERO : new BigInteger(part);
    }

    private static int rank(String word) {
        int known = WORDS.indexOf(word);
        return known < 0 ? WORDS.size() : known;
    }
}
