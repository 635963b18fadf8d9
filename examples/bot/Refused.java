import java.util.Map;

/** What the server says when it does not do what it was asked: a problem document (RFC 9457). */
final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Map<?, ?> problem;

    Refused(Map<?, ?> problem) {
        super(String.valueOf(problem.get("detail")));
        this.problem = problem;
    }

    /** The last part of the problem's type, such as "stale". */
    String type() {
        String type = String.valueOf(problem.get("type"));
        return type.substring(type.lastIndexOf('/') + 1);
    }

    boolean is(String type) {
        return type().equals(type);
    }

    /** The game as it is now, if the server sent it along; null if not. */
    Map<?, ?> view() {
        return (Map<?, ?>) problem.get("view");
    }
}
