package fitg.rules.circumstance;

/** Clever Rebels who come back from missions have won something. */
final class CasinoGalactica implements SecretAtWork {

    @Override
    public boolean invitesGuests() {
        return true;
    }
}
