/** The case that forbids an action which is not offered. */
package fitg.play.refusal;
