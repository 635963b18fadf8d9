package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CharacterCard;
import fitg.content.Mission;
import fitg.content.MissionCard;
import fitg.content.PieceSet;
import fitg.content.Place;
import java.util.function.ToIntFunction;

/** Case 26.0: bonus draws for those who are at home, by mission, and what royalty of the planet has besides. */
public final class Homes {

    private static final int[] AT_HOME = byMission(MissionCard::homePlanetDraws);

    private static final int[] ROYAL = byMission(MissionCard::royaltyDraws);

    private Homes() {}

    private static int[] byMission(ToIntFunction<MissionCard> draws) {
        return PRINTED.missions().stream().mapToInt(draws).toArray();
    }

    /** More for each member on his home planet. */
    public static int draws(int place, Mission mission, long group) {
        int planetId = PRINTED.planet(Place.planet(place)).id();
        int atHome = AT_HOME[mission.ordinal()];
        int royal = ROYAL[mission.ordinal()];
        int draws = 0;
        for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
            CharacterCard card = PRINTED.character(PieceSet.lowest(rest));
            boolean home = atHome > 0 && card.homePlanetIds().contains(planetId);
            boolean royalty = royal > 0
                    && card.royaltyPlanetId().isPresent()
                    && card.royaltyPlanetId().getAsInt() == planetId;
            draws += (home ? atHome : 0) + (royalty ? royal : 0);
        }
        return draws;
    }
}
