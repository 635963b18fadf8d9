package fitg.players.learned;

import fitg.content.Side;

/**
 * What was learned about one scenario: a net for each side.
 *
 * @param provenance how it came about, in lines
 */
public record Mind(String scenario, Net rebel, Net imperial, String provenance) {

    public Net of(Side side) {
        return side == Side.REBEL ? rebel : imperial;
    }
}
