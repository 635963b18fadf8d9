package fitg.procedure;

/** What is played: a scenario with its ruleset, and the options agreed on. */
public record Rules(Scenario scenario, Options options) {

    public Ruleset ruleset() {
        return scenario.ruleset();
    }
}
