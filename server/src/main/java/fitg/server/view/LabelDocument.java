package fitg.server.view;

import fitg.content.PlanetState;
import fitg.play.words.Names;
import fitg.server.shape.Says;
import fitg.state.Segment;

@Says("A word of the game: the id a program compares and the name a person reads.")
public record LabelDocument(String id, String name) {

    static LabelDocument of(Segment segment) {
        return new LabelDocument(Printed.word(segment), Names.segment(segment));
    }

    static LabelDocument of(PlanetState state) {
        return new LabelDocument(Printed.word(state), Names.state(state));
    }

    static LabelDocument of(Enum<?> constant) {
        String words = Printed.word(constant).replace('-', ' ');
        return new LabelDocument(Printed.word(constant), Character.toUpperCase(words.charAt(0)) + words.substring(1));
    }
}
