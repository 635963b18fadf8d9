package fitg.procedure;

/** What is played: a scenario and the options agreed on. */
public record Rules(Scenario scenario, Options options) {}
