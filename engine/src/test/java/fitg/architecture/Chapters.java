package fitg.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/**
 * The packages of a room as slices, what an edition has of a chapter apart from what both share, and what stands in the room
 * itself as one more.
 */
final class Chapters implements SliceAssignment {

    private final String room;

    private Chapters(String room) {
        this.room = room;
    }

    static Chapters of(String room) {
        return new Chapters(room);
    }

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass each) {
        String where = each.getPackageName();
        if (where.equals(room)) {
            return SliceIdentifier.of("the room itself");
        }
        return where.startsWith(room + ".")
                ? SliceIdentifier.of(where.substring(room.length() + 1))
                : SliceIdentifier.ignore();
    }

    @Override
    public String getDescription() {
        return "chapters of " + room;
    }
}
