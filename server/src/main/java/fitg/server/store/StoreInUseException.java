package fitg.server.store;

import java.nio.file.Path;
import java.util.Optional;

/** Another server has this database file. */
public final class StoreInUseException extends StoreUnavailableException {

    private final String address;

    StoreInUseException(Path file, String address) {
        super(
                "The database %s is in use by another server%s; one file is for one server."
                        .formatted(file, address.isEmpty() ? "" : ", at " + address),
                null);
        this.address = address;
    }

    /** Where the other server answers, if it has said so. */
    public Optional<String> address() {
        return address.isEmpty() ? Optional.empty() : Optional.of(address);
    }
}
