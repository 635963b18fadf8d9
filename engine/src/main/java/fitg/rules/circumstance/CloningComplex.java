package fitg.rules.circumstance;

/** Who recruits there may take one of his own dead. */
final class CloningComplex implements SecretAtWork {

    @Override
    public boolean clonesTheDead() {
        return true;
    }
}
