package fitg.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.SplittableRandom;

/** The two seats of a game, answering at random what they are asked. */
public final class RandomPair {

    private final Seat rebel;
    private final Seat imperial;
    private final SplittableRandom random;

    public RandomPair(Seat[] seats, long seed) {
        this.rebel = seats[0];
        this.imperial = seats[1];
        this.random = new SplittableRandom(seed);
    }

    /** Plays up to so many actions and returns how many it were. */
    public int play(int actions) {
        for (int played = 0; played < actions; played++) {
            if (!playOne()) {
                return played;
            }
        }
        return actions;
    }

    public void playToTheEnd() {
        while (playOne()) {}
    }

    private boolean playOne() {
        JsonNode view = rebel.view();
        Seat asked = view.has("decision") ? rebel : imperial;
        JsonNode decision =
                asked == rebel ? view.get("decision") : imperial.view().get("decision");
        if (decision == null) {
            return false;
        }
        JsonNode choices = decision.get("actions");
        String key = choices.get(random.nextInt(choices.size())).get("key").asText();
        asked.play(decision.get("number").asInt(), key).ok();
        return true;
    }
}
