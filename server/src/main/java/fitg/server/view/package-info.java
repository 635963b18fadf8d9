/**
 * What a browser is told: documents made from a redacted view, from redacted events and from what is printed. No truth
 * of a game and no rule comes in here; pieces leave under the numbers and names printed on them.
 */
package fitg.server.view;
