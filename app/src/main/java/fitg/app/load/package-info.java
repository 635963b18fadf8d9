/** Many games at once over the network, with a book of everything that was acknowledged: what holds, and how fast. */
package fitg.app.load;
