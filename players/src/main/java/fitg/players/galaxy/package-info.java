/** What a computer player thinks of a galaxy-wide game: planets, loyalty, the treasury, and the questions of its stages. */
package fitg.players.galaxy;
