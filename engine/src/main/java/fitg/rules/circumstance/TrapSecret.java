package fitg.rules.circumstance;

/** Trap!: it captures every detected Rebel, and its prisoners need no guards. */
final class TrapSecret implements SecretAtWork {

    @Override
    public boolean capturesRebels() {
        return true;
    }
}
