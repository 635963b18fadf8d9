/**
 * What a player has said once instead of every time: standing orders, the usual ones among them, and what nobody needs to
 * be asked. All of it is a function of what the seat knows that yields plain answers; rules are not known here.
 */
package fitg.play.order;
