package fitg.app.rules;

import picocli.CommandLine.Command;

@Command(name = "rules", description = "Lists the rules and the tests that cover them.", mixinStandardHelpOptions = true)
public final class RulesCommand implements Runnable {

    @Override
    public void run() {}
}
