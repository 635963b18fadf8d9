package fitg.level.galactic;

import fitg.content.ScenarioSheet;
import fitg.galaxy.scenario.Posting;
import fitg.galaxy.scenario.PostingReader;
import fitg.galaxy.scenario.Termed;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.scenario.TermsReader;

/** What the sheet of a Galactic Game of 1979 says: its terms, and who begins where. */
record Mandate(Terms terms, Posting posting) implements Termed, Posting.Posted {

    static Mandate read(ScenarioSheet sheet) {
        return new Mandate(TermsReader.read(sheet), PostingReader.read(sheet));
    }
}
