package fitg.server.push;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.server.shape.By;
import fitg.server.shape.Called;
import fitg.server.shape.Maybe;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import java.util.Map;

@Says("Who is at the table. Comes to whoever asked for it in the greeting, at first and whenever it changes.")
@Called("SocketPresence")
public record PresenceDocument(
        @OneOf("presence") String type,

        @Says("For the seats of people. A computer is always at the table.") @By(Side.class)
        Map<String, SeatPresence> seats) {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("Whether somebody is at the table.")
    public record SeatPresence(
            @Says("Whether a socket of this seat is open, or was until a few seconds ago.")
            boolean here,

            @Says(
                    "When it last was, in milliseconds since 1970, rounded down to five minutes. Absent for who is here, and"
                            + " when the server does not know: it forgets when it starts anew.")
            @Maybe
            Long lastSeen) {}
}
