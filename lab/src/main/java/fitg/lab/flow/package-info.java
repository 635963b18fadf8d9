/** What a game asks of the people who play it: how often they have to answer, and what. */
package fitg.lab.flow;
