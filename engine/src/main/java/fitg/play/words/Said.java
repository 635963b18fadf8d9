package fitg.play.words;

import fitg.content.Sentences;
import fitg.content.Tongue;
import java.util.List;

/** Something that is said, before it is in any tongue. The key of a sentence is stable: programs and tests go by it. */
public sealed interface Said {

    String in(Tongue tongue);

    static Said name(String name) {
        return new Name(name);
    }

    static Said number(int number) {
        return name(String.valueOf(number));
    }

    static Sentence of(String key, Said... parts) {
        return new Sentence(key, List.of(parts));
    }

    /** What is called the same in every tongue. */
    record Name(String name) implements Said {

        @Override
        public String in(Tongue tongue) {
            return name;
        }
    }

    /** A sentence by its key, and what fills its places. */
    record Sentence(String key, List<Said> parts) implements Said {

        @Override
        public String in(Tongue tongue) {
            return Sentences.in(tongue)
                    .say(key, parts.stream().map(part -> part.in(tongue)).toList());
        }
    }
}
