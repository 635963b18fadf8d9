package fitg.server.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What the API calls a document, where that is not the name of its record without "Document". */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Called {
    String value();
}
