package fitg.edition.second;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks what the chapters of 2002 at hand leave open and we have completed. Each is data or one class, so that the real
 * chapter can replace it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
public @interface Completion {

    /** The ids of the completions in the specification. */
    String[] value();
}
