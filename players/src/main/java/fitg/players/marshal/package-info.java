/** The player who searches: a tree of what may come, grown over games he imagines behind what he sees. */
package fitg.players.marshal;
