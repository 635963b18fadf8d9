package fitg.content;

import java.util.List;

/** A star with its planets, given by their place in the catalogue. */
public record StarSystem(int id, String name, int province, List<Integer> planets) {}
