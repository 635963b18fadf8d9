/** Sentences: questions, answers, events and scores in words. */
package fitg.play.words;
