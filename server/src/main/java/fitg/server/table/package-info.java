/**
 * The tables games are played at: who sits there, what has been played, what may be done next. Everything that is
 * accepted here is in the {@link fitg.server.store.Store} before anybody hears of it.
 */
package fitg.server.table;
