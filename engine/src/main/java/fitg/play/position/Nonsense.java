package fitg.play.position;

/** Words that cannot be so; whoever knows the line adds it. */
final class Nonsense extends RuntimeException {

    private static final long serialVersionUID = 1;

    Nonsense(String sentence) {
        super(sentence);
    }
}
