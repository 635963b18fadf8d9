package fitg.content;

/** A route between two star systems (case 21.1), with the plain navigation stars printed on it. */
public record SpaceRoute(int systemA, int systemB, int navigationStars) {

    /** Distance from one end to the other: the far system counts as a star itself. */
    public int length() {
        return navigationStars + 1;
    }
}
