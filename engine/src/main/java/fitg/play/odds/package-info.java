/** What an answer leads to and how likely: asked of the rules themselves, from what a viewer knows. */
package fitg.play.odds;
