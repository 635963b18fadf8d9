/**
 * Where games are kept: SQLite for one server, PostgreSQL for several. Both take the same schema and the same
 * statements; {@link fitg.server.store.Store} is the door.
 */
package fitg.server.store;
