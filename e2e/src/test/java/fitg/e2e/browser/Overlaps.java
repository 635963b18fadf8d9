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
                for (let each = element; each; each = each.parentElement ?? each.getRootNode().host) {
                  const style = getComputedStyle(each);
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

    private Overlaps() {}

    /** Pairs of texts of which one lies over the other. */
    @SuppressWarnings("unchecked")
    public static List<String> of(Locator whole) {
        return (List<String>) whole.evaluate("(root, touch) => (" + LOOK + ")(root, touch)", TOUCH);
    }
}
