package fitg.rules.circumstance;

/** 122: the works that build PDBs stand still. */
final class PdbWorksDisaster implements EventInForce {

    @Override
    public boolean buildsPdbs() {
        return false;
    }
}
