package fitg.players.mind;

/** Somebody who plays and can say why, under the rules of one edition or of all. */
public interface Strategist extends Player, Adviser {}
