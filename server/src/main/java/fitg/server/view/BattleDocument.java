package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.procedure.Action.Piece;
import fitg.rules.combat.second.Battle;
import fitg.rules.force.second.Fighters;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says(
        "The combat of the second edition that is under way, all of which lies open. In `environs` and `space` the counters fight,"
                + " which say themselves where they are; `fighters` are those of a character combat.")
@Called("Battle")
public record BattleDocument(
        @Is(Battle.Sort.class) String kind,

        @Says("The number of an environ, or the key of an orbit box.")
        Object place,

        String placeName,
        @Is(Side.class) String attacker,
        @Says("0 before the first one.") @Least(0) int round,

        @Says("Whether the attackers' lasers are set on stun.")
        boolean stun,

        @Says("The creature or the locals who attack.") @Maybe
        String opponent,

        List<FighterDocument> fighters) {

    @Says("Somebody in a character combat.")
    @Called("Fighter")
    public record FighterDocument(
            PieceDocument piece,
            @Says("Or one of the defenders.") boolean attacks,

            @Says("Defenders are active in line or inactive behind it; attackers are always active.")
            boolean active,

            @Says("Whether he can still fight.") boolean able,
            @Least(0) int attack,
            @Least(0) int endurance,
            @Least(0) int hits,
            @Least(0) int stunHits,
            boolean wounded,
            boolean stunned) {}

    static BattleDocument of(PlayerView view, Battle battle) {
        return new BattleDocument(
                Printed.word(battle.sort()),
                Printed.place(battle.place()),
                Names.place(battle.place()),
                Printed.side(battle.attacker()),
                battle.round(),
                battle.stun(),
                battle.opponent().isEmpty() ? null : battle.opponent(),
                Printed.each(battle.attackers() | battle.defenders(), fighter -> fighter(view, battle, fighter)));
    }

    private static FighterDocument fighter(PlayerView view, Battle battle, int fighter) {
        Company company = Theatre.company(view);
        boolean attacks = Printed.holds(battle.attackers(), fighter);
        return new FighterDocument(
                piece(view, battle, fighter),
                attacks,
                attacks || Printed.holds(battle.active(), fighter),
                Printed.holds(battle.able(), fighter),
                Fighters.attack(view, fighter),
                Fighters.endurance(view, fighter),
                company.hits(fighter),
                company.stunHits(fighter),
                Fighters.isWounded(view, fighter),
                Printed.holds(company.stunned(), fighter));
    }

    private static PieceDocument piece(PlayerView view, Battle battle, int fighter) {
        PieceDocument piece = PieceDocument.of(Piece.FIGHTER, fighter, Printed.names(view));
        boolean named = Company.isOpponent(fighter) && !battle.opponent().isEmpty();
        return named ? new PieceDocument(piece.kind(), piece.id(), battle.opponent()) : piece;
    }
}
