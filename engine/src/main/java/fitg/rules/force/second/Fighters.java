package fitg.rules.force.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.content.Sovereign;
import fitg.edition.second.Completion;
import fitg.rules.character.Ratings;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/**
 * E5.1.b and E5.4.a: the ratings of characters, escorts and system opponents as they stand. Wounds halve the attack factor and
 * lower navigation by one; everything else stays as printed.
 */
@Completion({"C-CHAR-1", "C-CHAR-2", "C-SO-1"})
public final class Fighters {

    private static final int ESCORT_INTELLIGENCE = 1;

    private static final int[] SPACE_LEADERSHIP = PRINTED.characters().stream()
            .mapToInt(card -> card.spaceLeadership().orElse(0))
            .toArray();

    private static final int[] ROYAL_PLANET = PRINTED.characters().stream()
            .mapToInt(card -> card.royaltyPlanetId().isPresent()
                    ? PRINTED.planetById(card.royaltyPlanetId().getAsInt()).index()
                    : Holder.NOBODY)
            .toArray();

    private Fighters() {}

    /** The side of a character, sovereign or escort. System opponents belong to the fight they are in. */
    public static Side side(Position s, int fighter) {
        if (Company.isSovereign(fighter)) {
            return Sovereigns.side(s, Sovereigns.sovereign(fighter));
        }
        return Cast.side(Company.isEscort(fighter) ? Theatre.company(s).escortOf(fighter) : fighter);
    }

    public static boolean isWounded(Position s, int fighter) {
        return PieceSet.has(Theatre.company(s).wounded(), fighter);
    }

    /** E5.1.b.4 and C-COMBAT-2: the dice he rolls; half, rounded up, when wounded (S-R3: before anything is added). */
    public static int attack(Position s, int fighter) {
        if (PieceSet.has(s.people().disabled(), fighter)) {
            return 0;
        }
        int printed = printedAttack(s, fighter);
        return isWounded(s, fighter) ? (printed + 1) / 2 : printed;
    }

    private static int printedAttack(Position s, int fighter) {
        if (Company.isCharacter(fighter)) {
            return Ratings.combat(s, fighter);
        }
        if (Company.isSovereign(fighter)) {
            return drugged(s, fighter, sovereign(fighter).combat());
        }
        Company company = Theatre.company(s);
        return Company.isEscort(fighter)
                ? drugged(s, fighter, company.soldier(fighter).attack())
                : company.opponents().attack(fighter);
    }

    /** E5.1.b.5: wounds do not change it. */
    public static int endurance(Position s, int fighter) {
        if (Company.isCharacter(fighter)) {
            return Ratings.endurance(s, fighter);
        }
        if (Company.isSovereign(fighter)) {
            return drugged(s, fighter, sovereign(fighter).endurance());
        }
        Company company = Theatre.company(s);
        return Company.isEscort(fighter)
                ? drugged(s, fighter, company.soldier(fighter).endurance())
                : company.opponents().endurance(fighter);
    }

    /** Drug World, S-R6: what is above nothing is better by one for an escort or a sovereign there. */
    private static int drugged(Position s, int companion, int printed) {
        return printed > 0 && isDrugged(s, companion) ? printed + 1 : printed;
    }

    /** Whether an escort or a summoned sovereign is in an environ of Drug World, and that counts for him. */
    public static boolean isDrugged(Position s, int companion) {
        int at = whereabouts(s, companion);
        return Place.isEnviron(at) && s.places().has(Mark.DRUGGED_COMPANIONS, at);
    }

    /** The place of an escort or a sovereign. */
    private static int whereabouts(Position s, int companion) {
        if (Company.isSovereign(companion)) {
            int sovereign = Sovereigns.sovereign(companion);
            return Sovereigns.isAloft(s, sovereign) ? Sovereigns.orbitOf(sovereign) : Sovereigns.environOf(sovereign);
        }
        int character = Theatre.company(s).escortOf(companion);
        return character == Holder.NOBODY ? Place.OUT_OF_GAME : s.people().at(character);
    }

    /** The attack factors of all of them together. */
    public static int attack(Position s, long fighters) {
        int sum = 0;
        for (long rest = fighters; rest != 0; rest = PieceSet.rest(rest)) {
            sum += attack(s, PieceSet.lowest(rest));
        }
        return sum;
    }

    private static Sovereign sovereign(int fighter) {
        return Sovereigns.printed(Sovereigns.sovereign(fighter));
    }

    /** E5.6.a.7: escorts have 1; sovereigns none (11.3). */
    public static int intelligence(Position s, int fighter) {
        if (Company.isSovereign(fighter)) {
            return 0;
        }
        return Company.isCharacter(fighter)
                ? Ratings.intelligence(s, fighter)
                : drugged(s, fighter, ESCORT_INTELLIGENCE);
    }

    /** E5.4.a.4: one less when wounded. */
    public static int navigation(Position s, int character) {
        int navigation = Ratings.navigation(s, character);
        return isWounded(s, character) ? Math.max(0, navigation - 1) : navigation;
    }

    /** C-CHAR-2: royalty leads better by one at home, unless it cannot lead at all (11.4); sovereigns are no royalty. */
    public static int leadership(Position s, int character) {
        if (Company.isSovereign(character)) {
            return drugged(s, character, sovereign(character).leadership());
        }
        int leadership = Ratings.leadership(s, character);
        return leadership > 0 && isRoyalHere(s, character) ? leadership + 1 : leadership;
    }

    /** 11.4: royalty is of no help in a search. */
    public static int leadershipInSearch(Position s, int leader) {
        return Company.isSovereign(leader) ? leadership(s, leader) : Ratings.leadership(s, leader);
    }

    private static boolean isRoyalHere(Position s, int character) {
        int place = s.people().at(character);
        return place >= 0
                && ROYAL_PLANET[character] != Holder.NOBODY
                && !Place.isDrift(place)
                && Place.planet(place) == ROYAL_PLANET[character];
    }

    /** 11.4: in a fight over his planet royalty leads better by one. */
    public static int spaceLeadership(Position s, int character) {
        if (Company.isSovereign(character)) {
            return sovereign(character).spaceLeadership().orElse(0);
        }
        int printed = SPACE_LEADERSHIP[character];
        return printed > 0 && isRoyalHere(s, character) ? printed + 1 : printed;
    }

    /** E5.1.b.7: the value in parentheses. */
    public static int spaceLeadership(int character) {
        return SPACE_LEADERSHIP[character];
    }

    /** S-R92: dice of a creature that attacks the mind are not lowered by wounds. */
    public static int printedIntelligence(int character) {
        return Cast.printed(character, Rating.INTELLIGENCE);
    }
}
