package fitg.e2e.browser;

import com.microsoft.playwright.Locator;
import java.util.List;

/** Looks for text that lies over other text, or sticks out of the window it is to be read in. */
public final class Overlaps {

    /** So many pixels, either way, letters may touch: their boxes are higher than they are. */
    private static final int TOUCH = 4;

    /** Every line of text somebody can see under an element, and which of them share some of their pixels. */
    private static final String LOOK = """
            (root, touch) => {
              const lines = [];
              const hidden = element => {
                if (!element.checkVisibility()) return true;
                for (let each = element; each; each = each.parentElement ?? each.getRootNode().host) {
                  const style = getComputedStyle(each);
                  if (style.position === 'sticky' && !/, 0\\)|transparent/.test(style.backgroundColor)) return true; // what scrolls goes under it
                  if (style.clipPath.startsWith('inset(50%') || style.visibility === 'hidden' || style.opacity === '0') return true;
                }
                return false;
              };
              const clipped = ({left, right, top, bottom}, element) => {
                for (let each = element; each; each = each.parentElement ?? each.getRootNode().host) {
                  if (getComputedStyle(each).overflow === 'visible') continue;
                  const edge = each.getBoundingClientRect();
                  [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
                  [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
                }
                return {left, right, top, bottom};
              };
              const read = node => {
                if (node.shadowRoot) read(node.shadowRoot);
                for (const child of node.childNodes) {
                  if (child.nodeType === Node.ELEMENT_NODE) read(child);
                  if (child.nodeType !== Node.TEXT_NODE || !child.textContent.trim() || hidden(child.parentElement ?? node.host)) continue;
                  const range = document.createRange();
                  range.selectNodeContents(child);
                  for (const whole of range.getClientRects()) {
                    const box = clipped(whole, child.parentElement ?? node.host);
                    if (box.right - box.left > 1 && box.bottom - box.top > 1) lines.push({box, child, text: child.textContent.trim().slice(0, 30)});
                  }
                }
              };
              read(root);
              const found = [];
              lines.forEach((one, i) => lines.slice(i + 1).forEach(other => {
                const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
                const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
                if (one.child !== other.child && wide > touch && high > touch) found.push(`“${one.text}” and “${other.text}”`);
              }));
              return found;
            }""";

    /** Every button that answers, in what can be scrolled to, under the finger that goes for it. */
    private static final String COVERED = """
            root => {
              const deepest = (x, y) => {
                let found = document.elementFromPoint(x, y);
                for (let inner = found?.shadowRoot?.elementFromPoint(x, y); inner && inner !== found; inner = found.shadowRoot?.elementFromPoint(x, y)) found = inner;
                return found;
              };
              const within = (element, other) => {
                for (let each = element; each; each = each.parentNode ?? each.host) if (each === other) return true;
                return false;
              };
              const all = [];
              const read = node => {
                if (node.shadowRoot) read(node.shadowRoot);
                for (const child of node.children ?? []) read(child);
                if (node.matches?.('button:not(:disabled), summary') && node.checkVisibility() && !getComputedStyle(node).clipPath.startsWith('inset')) all.push(node);
              };
              read(root);
              return all.flatMap(each => {
                each.scrollIntoView({block: 'center'});
                const {x, y, width, height} = each.getBoundingClientRect();
                const over = deepest(x + width / 2, y + height / 2);
                return within(over, each) || within(each, over) ? [] : [`“${each.textContent.trim().slice(0, 30) || each.ariaLabel}” under ${over?.localName}.${over?.className}`];
              });
            }""";

    private Overlaps() {}

    /** What somebody could choose if nothing lay over it. */
    @SuppressWarnings("unchecked")
    public static List<String> covered(Locator whole) {
        return (List<String>) whole.evaluate("root => (" + COVERED + ")(root)");
    }

    /** Pairs of texts of which one lies over the other. */
    @SuppressWarnings("unchecked")
    public static List<String> of(Locator whole) {
        return (List<String>) whole.evaluate("(root, touch) => (" + LOOK + ")(root, touch)", TOUCH);
    }
}
