/** What every computer player is and thinks with: players and advisers, their answers, temper, luck and patience. */
package fitg.players.mind;
