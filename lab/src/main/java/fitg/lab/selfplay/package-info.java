/** How players learn: they copy somebody, and then play themselves; the seed decides every weight, on any number of threads. */
package fitg.lab.selfplay;
