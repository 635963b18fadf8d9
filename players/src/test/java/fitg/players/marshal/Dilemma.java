package fitg.players.marshal;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Recruit;
import fitg.players.captain.Counsel;
import fitg.players.mind.Player;
import fitg.players.mind.Temperament;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import java.util.ArrayList;
import java.util.List;

/** A moment of a game in which a Marshal would think. */
record Dilemma(Game game, Decision decision) {

    /** So many, of one game or more. */
    static List<Dilemma> some(int count) {
        List<Dilemma> dilemmas = new ArrayList<>();
        for (long seed = 8; dilemmas.size() < count; seed++) {
            dilemmas.addAll(ofGame(seed));
        }
        return dilemmas.subList(0, count);
    }

    private static List<Dilemma> ofGame(long seed) {
        Game game = Game.silent(Scenarios.VARU_POWDERKEG, Options.standard(), KeyedChance.ofSeed(seed));
        Player player = new Recruit(seed);
        List<Dilemma> dilemmas = new ArrayList<>();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            switch (Ask.of(decision.question())) {
                case MOVE, MISSION, REACTION -> dilemmas.add(new Dilemma(game.copy(), decision));
                default -> {}
            }
            game.play(player.choose(game.viewFor(Viewer.of(decision.side())), decision));
        }
        return dilemmas;
    }

    /** One of a side in which a Captain could well give any of four answers. */
    static Dilemma open(Side side) {
        return some(300).stream()
                .filter(each -> each.decision.side() == side && each.isOpen())
                .findFirst()
                .orElseThrow();
    }

    private boolean isOpen() {
        Prior prior = Prior.of(decision, counsel(), 4, 1);
        return prior.size() == 4 && prior.chance(3) > 0.1;
    }

    PlayerView view() {
        return game.viewFor(Viewer.of(decision.side()));
    }

    Counsel counsel() {
        return new Counsel(view(), decision, Temperament.STEADY);
    }
}
