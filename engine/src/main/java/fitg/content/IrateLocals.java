package fitg.content;

/** A line of the Irate Locals Chart (case 12.17). */
public record IrateLocals(String race, EnvironType environType, int strength, int endurance, boolean firefight) {}
