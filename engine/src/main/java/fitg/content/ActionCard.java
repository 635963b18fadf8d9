package fitg.content;

/** An action card, 68 to 97, with its three sections (case 13.3). {@code index} is the card number less 68. */
public record ActionCard(int index, int number, Face urban, Face special, Face wild) {

    public static final int FIRST = 68;

    /** Case 13.32: the section that is read in an environ. */
    public Face face(EnvironType.Section section) {
        return switch (section) {
            case URBAN -> urban;
            case SPECIAL -> special;
            case WILD -> wild;
        };
    }

    /** One section of a card: its mission letters, as a set of {@link Mission#bit()}, and its event. */
    public record Face(long letters, ActionEvent event) {

        public boolean shows(Mission mission) {
            return (letters & mission.bit()) != 0;
        }
    }
}
