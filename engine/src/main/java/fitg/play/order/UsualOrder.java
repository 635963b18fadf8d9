package fitg.play.order;

import fitg.procedure.Question;
import java.util.Map;

/**
 * Orders that most players would give, as one switch.
 *
 * @param id by which it is switched
 * @param text what the switch says
 * @param does what it answers
 * @param never what it leaves to the player
 */
public record UsualOrder(String id, String text, String does, String never, Map<Question, Order> orders) {}
