package fitg.app.load;

/** An action as a side sends it, with the number of the decision it answers. */
record Move(String side, int number, String key) {}
