package fitg.server.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A map whose keys are the words of an enum. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface By {
    Class<? extends Enum<?>> value();

    /** Whether every word is a key. */
    boolean every() default false;
}
