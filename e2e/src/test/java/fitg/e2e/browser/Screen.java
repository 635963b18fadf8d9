package fitg.e2e.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/** What somebody sits in front of. */
public record Screen(int width, int height, ColorScheme theme, boolean touch) {

    public static final Screen DESKTOP = new Screen(1440, 900, ColorScheme.DARK, false);
    public static final Screen TABLET = new Screen(1024, 768, ColorScheme.DARK, false);
    public static final Screen PHONE = new Screen(390, 844, ColorScheme.DARK, true);

    public Screen in(ColorScheme colours) {
        return new Screen(width, height, colours, touch);
    }

    NewContextOptions options(String address) {
        return new NewContextOptions()
                .setBaseURL(address)
                .setViewportSize(width, height)
                .setColorScheme(theme)
                .setHasTouch(touch)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setLocale("en-GB")
                .setTimezoneId("UTC");
    }

    @Override
    public String toString() {
        return width + " wide, " + theme.name().toLowerCase();
    }
}
