package fitg.server.view;

import fitg.play.PlayerView;
import fitg.rules.force.second.Fighters;
import fitg.server.shape.Called;
import fitg.server.shape.Least;
import fitg.server.shape.Says;
import fitg.state.Holder;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import java.util.List;
import java.util.stream.IntStream;

@Says("A soldier who goes with a character.")
@Called("Escort")
public record EscortDocument(
        @Says("As in the action keys.") String key,
        String name,
        @Says("The kind of soldier.") String soldier,
        @Says("The number of the character.") int of,
        @Least(0) int attack,
        @Least(0) int endurance,
        @Least(0) int hits,
        boolean wounded) {

    static List<EscortDocument> all(PlayerView view) {
        Company company = Theatre.company(view);
        return IntStream.range(Company.ESCORTS, Company.OPPONENTS)
                .filter(escort -> company.escortOf(escort) != Holder.NOBODY)
                .mapToObj(escort -> of(view, company, escort))
                .toList();
    }

    private static EscortDocument of(PlayerView view, Company company, int escort) {
        return new EscortDocument(
                Printed.fighter(escort),
                Printed.names(view).fighter(escort),
                company.soldier(escort).key(),
                Printed.character(company.escortOf(escort)),
                Fighters.attack(view, escort),
                Fighters.endurance(view, escort),
                company.hits(escort),
                Fighters.isWounded(view, escort));
    }
}
