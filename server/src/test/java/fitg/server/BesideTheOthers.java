package fitg.server;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A class of tests that reckons much and waits for nobody, so that it runs beside those that wait: one such class after the
 * other, and in each one test after the other.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock(BesideTheOthers.BUSY) // which also keeps the tests of the class in one thread
public @interface BesideTheOthers {

    /** Whoever must not be kept waiting by such a class takes this lock too. */
    String BUSY = "beside the others";
}
