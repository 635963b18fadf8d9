/** What an operator can measure. Nothing in here names a game, a seat or an action. */
package fitg.server.metrics;
