package fitg.server.shape;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A text that is one of a few words which belong to this field alone. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface OneOf {
    String[] value() default {};

    /** An enum whose constants they are, written as it writes them. */
    @SuppressWarnings("rawtypes")
    Class<? extends Enum> namesOf() default Enum.class;
}
