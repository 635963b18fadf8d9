package fitg.e2e;

import static com.microsoft.playwright.options.AriaRole.BUTTON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ScreenshotAnimations;
import com.microsoft.playwright.options.ScreenshotCaret;
import com.microsoft.playwright.options.ScreenshotType;
import fitg.content.Side;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.Breakout;
import fitg.e2e.page.Campaign;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.TablePage;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Takes the pictures in docs/screenshots, at three widths and in both themes. The positions come from recorded games, so
 * that a picture changes only when the client does.
 */
@ExtendWith(InBrowser.class)
@Tag("record")
class ScreenshotsTest {

    private static final Path FOLDER = Path.of("..", "docs", "screenshots");
    private static final String EGRIX = "flight-to-egrix-rebel-by-points";
    private static final String VARU = "varu-powderkeg-rebel-by-points";

    private static final String AT_REST = """
            async () => {
              await document.fonts.ready;
              const painted = root => [...root.querySelectorAll('*')].every(each =>
                each.localName !== 'star-map' || each.hasAttribute('settled') ? !each.shadowRoot || painted(each.shadowRoot) : false);
              while (!painted(document)) await new Promise(done => setTimeout(done, 50));
              const {studio} = await import('/board/studio.js');
              while (!studio.idle) await new Promise(done => setTimeout(done, 50));
              await Promise.all(document.getAnimations().map(each => each.finished.catch(() => {})));
              await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            }""";

    enum Picture {
        HOME {
            @Override
            void pose(GameInBrowser game, Player player) {
                table(game, player, EGRIX, "rebel", "MISSION", 2);
                table(game, player, VARU, "imperial", "MOVE", 3);
                HomePage.open(player);
            }
        },
        SET_UP {
            @Override
            void pose(GameInBrowser game, Player player) {
                table(game, player, EGRIX, "imperial", "SET_UP_UNIT", 1);
            }
        },
        MOVEMENT {
            @Override
            void pose(GameInBrowser game, Player player) {
                table(game, player, VARU, "rebel", "FLIGHT_DESTINATION", 1);
            }
        },
        COMBAT {
            @Override
            void pose(GameInBrowser game, Player player) {
                table(game, player, VARU, "rebel", "BREAK_OFF", 1);
            }
        },
        MISSION {
            @Override
            void pose(GameInBrowser game, Player player) {
                table(game, player, EGRIX, "rebel", "MISSION", 1);
            }
        },
        GALAXY {
            @Override
            void pose(GameInBrowser game, Player player) {
                table(game, player, EGRIX, "rebel", "MOVE", 1).wholeGalaxy();
            }
        },
        ORBIT {
            @Override
            void pose(GameInBrowser game, Player player) {
                TablePage.open(player, Breakout.orbit(game.house())).ready();
            }
        },
        JUMP {
            @Override
            void pose(GameInBrowser game, Player player) {
                TablePage table =
                        TablePage.open(player, Breakout.jump(game.house())).ready();
                table.decision()
                        .getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Why: Orning"))
                        .click();
                table.decision().locator("jump-table summary").click();
                table.decision().evaluate("panel => panel.scrollTo(0, 0)"); // from the question on
            }
        },
        FIGHT_2002 {
            @Override
            void pose(GameInBrowser game, Player player) {
                TablePage.open(player, Breakout.fight(game.house())).ready();
            }
        },
        CAMPAIGN_GALAXY {
            @Override
            void pose(GameInBrowser game, Player player) {
                TablePage.open(player, Campaign.at(game.house(), Side.IMPERIAL, "INTERPLANETARY"))
                        .ready();
            }
        },
        CAMPAIGN_TAXES {
            @Override
            void pose(GameInBrowser game, Player player) {
                TablePage table = TablePage.open(player, Campaign.at(game.house(), Side.IMPERIAL, "TAX"))
                        .ready();
                table.tab("Galaxy").click();
            }
        },
        CAMPAIGN_DOMINO {
            @Override
            void pose(GameInBrowser game, Player player) {
                TablePage.open(player, Campaign.at(game.house(), Side.IMPERIAL, "DOMINO"))
                        .ready();
            }
        },
        CAMPAIGN_BASE {
            @Override
            void pose(GameInBrowser game, Player player) {
                TablePage.open(player, Campaign.at(game.house(), Side.REBEL, "REBEL_PURCHASE"))
                        .ready();
            }
        },
        CAMPAIGN_END {
            @Override
            void pose(GameInBrowser game, Player player) {
                player.open(Campaign.finished(game.house()));
                new TablePage(player.page()).expectOver();
            }
        },
        VICTORY {
            @Override
            void pose(GameInBrowser game, Player player) {
                player.open(GoldenGame.of(VARU).finished(game.house()));
                new TablePage(player.page()).expectOver();
            }
        };

        abstract void pose(GameInBrowser game, Player player);

        private static TablePage table(
                GameInBrowser game, Player player, String name, String side, String question, int nth) {
            GoldenGame golden = GoldenGame.of(name);
            return TablePage.open(player, golden.seatAt(game.house(), golden.moment(side, question, nth)))
                    .ready();
        }

        String file() {
            return name().toLowerCase().replace('_', '-');
        }
    }

    @ParameterizedTest
    @EnumSource
    void take(Picture picture, GameInBrowser game) {
        for (Screen screen : List.of(Screen.DESKTOP, Screen.TABLET, Screen.PHONE)) {
            for (ColorScheme theme : List.of(ColorScheme.DARK, ColorScheme.LIGHT)) {
                take(picture, game, screen.in(theme));
            }
        }
    }

    private static void take(Picture picture, GameInBrowser game, Screen screen) {
        Player player = game.withPainter().player("Ada at " + screen, screen).inColours(screen.theme());
        picture.pose(game, player);
        Page page = player.page();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        new TablePage(page).putAnyNewsAway();
        page.mouse().move(0, 0); // nothing explains itself under the pointer
        page.evaluate(AT_REST);
        String theme = screen.theme() == ColorScheme.LIGHT ? "-light" : "";
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(FOLDER.resolve(picture.file() + "-" + screen.width() + theme + ".jpg"))
                .setType(ScreenshotType.JPEG)
                .setQuality(82)
                .setAnimations(ScreenshotAnimations.DISABLED)
                .setCaret(ScreenshotCaret.HIDE));
    }
}
