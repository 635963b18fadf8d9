package fitg.state.province;

/** A part of a state that has a {@link Supply} among others. */
public interface Supplied {

    Supply supply();
}
