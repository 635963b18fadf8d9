package fitg.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class EchoesTest {

    private final AtomicLong now = new AtomicLong();
    private final Echoes echoes = new Echoes(now::get);

    @Test
    void whatWasJustAnnouncedThroughThisProcessIsOurOwn() {
        echoes.announcing(17);
        assertThat(echoes.isOwn(17)).isTrue();
        assertThat(echoes.isOwn(18)).isFalse();
    }

    @Test
    void aProcessThatWasLongSilentMayBeSomebodyElses() {
        echoes.announcing(17);
        now.addAndGet(Duration.ofSeconds(6).toNanos());
        assertThat(echoes.isOwn(17)).isFalse();
        echoes.announcing(18);
        assertThat(echoes.isOwn(17)).isFalse();
        assertThat(echoes.isOwn(18)).isTrue();
    }
}
