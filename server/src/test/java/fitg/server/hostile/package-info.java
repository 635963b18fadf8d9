/** What people and programs send who do not mean well, or do not know better. */
package fitg.server.hostile;
