/** The computer players in games of 2002: rules of thumb for every chapter, what a position is worth, and games played in thought. */
package fitg.players.second;
