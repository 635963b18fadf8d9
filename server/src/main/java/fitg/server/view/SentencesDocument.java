package fitg.server.view;

import fitg.content.Sentences;
import fitg.content.Tongue;
import fitg.server.shape.Says;
import java.util.Map;

@Says("What can be said in a language.")
public record SentencesDocument(
        @Says("Its code: en, de.") String tongue,
        @Says("As those call it who speak it.") String title,

        @Says("The sentences by their keys. `{0}`, `{1}` are the places of what is filled in.")
        Map<String, String> sentences) {

    public static SentencesDocument of(Tongue tongue) {
        return new SentencesDocument(
                tongue.code(), tongue.title(), Sentences.in(tongue).written());
    }
}
