/** Computer players in the seats of games: in the background, bounded in threads and time. */
package fitg.server.computer;
