package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.CharacterCard;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Spaceship;
import fitg.play.PlayerView;
import java.util.List;

/**
 * A character in play, or dead.
 *
 * @param place "environ", "space" or "dead"
 * @param environ only with the first of these
 * @param stack "military" or "character"
 * @param barred whether missions are closed to him in this player-turn
 * @param cards the possessions the viewer knows
 * @param faceDownCards how many the Empire has not seen, those the viewer knows included
 * @param hunted whether a search under way is for him
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CharacterDocument(
        int number,
        String name,
        String side,
        String place,
        Integer environ,
        boolean prisoner,
        PieceDocument holder,
        String stack,
        boolean detected,
        boolean moved,
        boolean barred,
        boolean disabled,
        int wounds,
        List<CardDocument> cards,
        int faceDownCards,
        boolean hunted) {

    /** A possession card under its owner; {@code shown} when it lies open for everybody. */
    public record CardDocument(int number, String name, boolean shown) {}

    private static final long SHIP_CARDS = PieceSet.first(Spaceship.REBEL_SHIPS);

    static CharacterDocument of(PlayerView view, int character) {
        CharacterCard printed = Printed.CATALOGUE.character(character);
        int at = view.people().at(character);
        boolean prisoner = Printed.holds(view.people().prisoners(), character);
        return new CharacterDocument(
                printed.number(),
                printed.name(),
                Printed.side(printed.side()),
                place(at),
                at < 0 ? null : Printed.environ(at),
                prisoner,
                prisoner ? PieceDocument.holder(view.people().holder(character)) : null,
                Printed.holds(view.people().military(), character) ? "military" : "character",
                Printed.holds(view.detected(), character),
                Printed.holds(view.people().moved(), character),
                Printed.holds(view.people().noMission(), character),
                Printed.holds(view.people().disabled(), character),
                view.people().wounds(character),
                cards(view, character),
                view.faceDownCards(character),
                Printed.holds(view.hunted(), character));
    }

    private static String place(int at) {
        return switch (at) {
            case Place.SPACE -> "space";
            case Place.OUT_OF_GAME -> "dead";
            default -> "environ";
        };
    }

    /** The cards of ships are left out: a ship is a piece of its own. */
    private static List<CardDocument> cards(PlayerView view, int character) {
        return Printed.each(
                view.gear().possessionsOf(character) & ~SHIP_CARDS,
                card -> new CardDocument(
                        Printed.possession(card),
                        Printed.CATALOGUE.possession(card).name(),
                        view.gear().isRevealed(card)));
    }
}
