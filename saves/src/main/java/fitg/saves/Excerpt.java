package fitg.saves;

/** A few words of what somebody wrote, for a sentence that names it; never all of it, which may be a megabyte. */
final class Excerpt {

    private static final int LONGEST = 40;
    private static final int LONGEST_SENTENCE = 500;

    private Excerpt() {}

    static String of(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    /** A sentence that may quote what it complains about. */
    static String sentence(String text) {
        return text.length() <= LONGEST_SENTENCE ? text : text.substring(0, LONGEST_SENTENCE) + "…";
    }
}
