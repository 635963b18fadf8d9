package fitg.rules.circumstance;

/** What lives there is not what is printed. */
final class MutantWorld implements SecretAtWork {

    @Override
    public boolean breedsMutants() {
        return true;
    }
}
