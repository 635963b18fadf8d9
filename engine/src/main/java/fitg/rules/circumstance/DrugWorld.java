package fitg.rules.circumstance;

/** Everybody there is better at everything, suffers for it, and heals of nothing. */
final class DrugWorld implements SecretAtWork {

    @Override
    public boolean drugs() {
        return true;
    }
}
