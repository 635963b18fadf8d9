package fitg.state;

/** The further part of a game whose ruleset keeps nothing besides. */
enum NothingMore implements Part {
    PART;

    @Override
    public Part copy() {
        return this;
    }

    @Override
    public void copyInto(Part target) {}

    @Override
    public void digest(Digest d) {}

    @Override
    public int bytes() {
        return 0;
    }
}
