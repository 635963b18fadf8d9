/** Good ways to set up a side, as they are written down. */
package fitg.players.deployment;
