/** Pages of figures: plots drawn as SVG, each with its numbers beside it, in one HTML file that needs nothing else. */
package fitg.lab.report;
