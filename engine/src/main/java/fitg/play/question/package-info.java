/** What each family of questions brings: its words, its odds, its refusals and what is suggested. */
package fitg.play.question;
