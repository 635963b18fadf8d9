package fitg.level.campaign;

import fitg.content.ScenarioSheet;
import fitg.galaxy.scenario.PostingReader;
import fitg.galaxy.scenario.TermsReader;
import fitg.rules.scenario.second.BriefingReader;

/** Understands the phrases of a campaign of 2002, or says which one it does not. */
final class CharterReader {

    private CharterReader() {}

    static Charter read(ScenarioSheet sheet) {
        return new Charter(
                BriefingReader.read(sheet),
                TermsReader.read(sheet),
                PostingReader.read(sheet),
                WarPlan.of(
                        sheet,
                        sheet.phrases().decree("suggested"),
                        sheet.phrases().decree("suggested pdbs"),
                        sheet.phrases().decree("suggested base"),
                        sheet.phrases().decree("suggested groups")));
    }
}
