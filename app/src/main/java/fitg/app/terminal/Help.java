package fitg.app.terminal;

import java.util.List;

/** The commands in a line each. */
final class Help {

    private Help() {}

    static List<String> lines() {
        return List.of(
                "  Enter           the suggested answer, marked with *",
                "  1, 2, 3 ...     that answer; its words or its key (such as environ:2232) do as well",
                "  ?               explain this question: its rule, and where it stands in the turn",
                "  ? 12.5          a case of the rules, as cited in brackets behind what happens; ? E3.2 of the rules of 2002",
                "  odds            what may come of each answer, as far as you can know",
                "  hint            what a good player would do, why, and what the alternatives seem worth",
                "  log [n]         the last n lines of the story (20)",
                "  board           draw the board again; 'board NAME' one star system of a game of 2002, by its name or a planet's",
                "  points          the Rebel victory points, item by item",
                "  who NAME        a character, unit, counter, creature, possession, ship or mission; 'card NAME' is the same",
                "  orders          what is answered for you; 'orders off NAME' asks you again",
                "  go 3 to PLACE with NAMES   all of answer 3 at once: where to and who comes ('go 2 to Lysenda with Zina, 2 Line')",
                "  fight half      in this fight: go on until half are lost; 'fight end', 'fight even', 'fight below 40', then 'take' or 'kill'",
                "  undo            take back one action; 'undo turn' goes to the start of the segment",
                "  save FILE       save the game; 'load FILE' goes on with another one",
                "  position FILE   write how the game stands as text, with both sides' secrets: for a report or a puzzle",
                "  quit            leave the game");
    }
}
