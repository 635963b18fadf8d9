package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.play.words.Said;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "Something that is said, before it is in any language: a sentence of `/api/words/{tongue}` by its key, or a name.")
public record SaidDocument(
        @Says("Of the sentence.") @Maybe String key,

        @Says("What fills its places, in their order.") @Maybe
        List<SaidDocument> parts,

        @Says("What is called the same in every language, instead of a sentence.") @Maybe
        String name) {

    static SaidDocument of(Said said) {
        return switch (said) {
            case Said.Name name -> new SaidDocument(null, null, name.name());
            case Said.Sentence sentence ->
                new SaidDocument(
                        sentence.key(),
                        sentence.parts().isEmpty()
                                ? null
                                : sentence.parts().stream()
                                        .map(SaidDocument::of)
                                        .toList(),
                        null);
        };
    }
}
