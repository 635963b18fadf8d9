/**
 * How a Captain thinks: what there is to win, one class for each chapter of decisions, and the odds behind them. All of
 * it reads a {@link fitg.play.PlayerView} and the decision, and nothing else.
 */
package fitg.players.captain;
