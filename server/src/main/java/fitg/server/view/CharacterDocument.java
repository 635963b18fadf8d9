package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.CharacterCard;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.play.PlayerView;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("A character in play, or dead.")
public record CharacterDocument(
        @Says("The number on the card, as in the action keys.")
        int number,

        String name,
        @Is(Side.class) String side,

        @OneOf({"environ", "orbit", "drift", "space", "dead"})
        String place,

        @Says("When `place` is `environ`.") @Maybe Integer environ,

        @Says("The key of the place when `place` is `orbit` or `drift`, or of the star from which it comes.") @Maybe
        String at,

        boolean prisoner,
        @Says("Who holds the prisoner.") @Maybe PieceDocument holder,
        @OneOf({"military", "character"}) String stack,
        boolean detected,
        boolean moved,

        @Says("Whether missions are closed to him in this player-turn.")
        boolean barred,

        boolean disabled,
        @Least(0) int wounds,
        @Says("The possessions the viewer knows.") List<CardDocument> cards,

        @Says("How many the Empire has not seen, those the viewer knows included.") @Least(0)
        int faceDownCards,

        @Says("Whether a search under way is for him.") boolean hunted,

        @Says("In games of the second edition.") @Maybe ConditionDocument condition) {

    @Says("A possession under its owner.")
    public record CardDocument(
            int number,
            String name,
            @Says("Whether it lies open for everybody.") boolean shown) {}

    private static final long SHIP_CARDS = PieceSet.first(Spaceship.REBEL_SHIPS);

    static CharacterDocument of(PlayerView view, int character) {
        CharacterCard printed = Printed.CATALOGUE.character(character);
        int at = view.people().at(character);
        boolean prisoner = Printed.holds(view.people().prisoners(), character);
        return new CharacterDocument(
                printed.number(),
                printed.name(),
                Printed.side(printed.side()),
                at == Place.OUT_OF_GAME ? "dead" : Whereabouts.word(view, at),
                Whereabouts.environ(view, at),
                Whereabouts.beyond(view, at),
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
                Printed.holds(view.hunted(), character),
                at < 0 ? null : ConditionDocument.of(view, character));
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
