package fitg.galaxy.scenario;

/** Whatever a ruleset has understood of the sheet of a galaxy-wide game: terms, or something that has them. */
public interface Termed {

    Terms terms();
}
