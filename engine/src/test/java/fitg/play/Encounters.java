package fitg.play;

import fitg.content.Catalogue;
import fitg.content.EnvironType;
import fitg.content.Side;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Question;
import fitg.state.Segment;

/** Leads mission groups into the events of the action cards. */
public final class Encounters {

    private Encounters() {}

    /** An action card whose section for this environ brings the creature, and no robot, and neither letter I nor D. */
    public static int creatureCard(int environ) {
        return switch (type(environ)) {
            case URBAN -> 68;
            case WILD -> 74;
            default -> 97;
        };
    }

    /** A card that brings irate locals, without the letters I and D. */
    static int localsCard(int environ) {
        return switch (type(environ)) {
            case URBAN -> 71;
            case WILD -> 91;
            default -> 74;
        };
    }

    private static EnvironType type(int environ) {
        return Catalogue.standard().environById(environ).type();
    }

    /** All Rebels of an environ gather information there and meet its creature with their first card. */
    public static Scene meet(Position position, int environ) {
        return assign(position.actionCards(creatureCard(environ)), Side.REBEL, environ, "I");
    }

    /** All Rebels of an environ gather information there and anger the locals with their first card. */
    public static Scene anger(Position position, int environ) {
        return assign(position.actionCards(localsCard(environ)), Side.REBEL, environ, "I");
    }

    /** All characters of a side in an environ go on one mission together, and pass when asked for possessions. */
    public static Scene assign(Position position, Side side, int environ, String mission) {
        Scene scene = position.start(side, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:" + environ);
        scene.skipTo(Ask.MISSION).play("mission:" + mission);
        while (isAsked(scene, Ask.MISSION_MEMBER)) {
            scene.play("take");
        }
        while (isAsked(scene, Ask.USE_POSSESSION)
                && scene.events(Event.ActionCardDrawn.class).isEmpty()) {
            scene.play("pass");
        }
        return scene;
    }

    private static boolean isAsked(Scene scene, Question question) {
        return !scene.game().isOver() && scene.question() == question;
    }

    /** Passes on possession questions until this card is offered, and uses it. */
    public static Scene use(Scene scene, int card) {
        while (isAsked(scene, Ask.USE_POSSESSION) && !scene.offers("use:" + card)) {
            scene.play("pass");
        }
        return scene.expectOffers("use:" + card).play("use:" + card);
    }

    /** Passes on all possession questions that come one after the other. */
    public static Scene pass(Scene scene) {
        while (isAsked(scene, Ask.USE_POSSESSION)) {
            scene.play("pass");
        }
        return scene;
    }

    /** Everybody fights in the coming round, no card is used, and nobody breaks off. */
    public static Scene fight(Scene scene) {
        int fought = scene.events(Event.RoundFought.class).size();
        while (scene.events(Event.RoundFought.class).size() == fought) {
            scene.play(scene.offers("active") ? "active" : scene.offers("stand") ? "stand" : "pass");
        }
        return scene;
    }
}
