import type { Page } from 'playwright-core';

/**
 * Returns a line for each text that leaves the window sideways or that an element clips, and a line if the
 * page is wider than the window.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('svg, .visually-hidden, .skip-link, [aria-hidden="true"] img')) continue;
      const label = `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 40)}»`;
      const text = [...element.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (text) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { right, left } = range.getBoundingClientRect();
        if (right > clientWidth + 1 || left < -1) problems.push(`${label} leaves the window`);
      }
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      if (!clips) continue;
      // Only texts count: a drawing may extend beyond its card.
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const box = element.getBoundingClientRect();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || node.parentElement?.closest('.visually-hidden')) continue;
        range.selectNodeContents(node);
        const textBox = range.getBoundingClientRect();
        if (textBox.right > box.right + 1 || textBox.bottom > box.bottom + 1) {
          problems.push(`«${node.textContent}» is cut off`);
        }
      }
    }
    return problems;
  });
}

/** Returns a line for each two controls that overlap, and for each text in a column that is narrower than three letters. */
export function findCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const label = ({ textContent }: Element) => `«${textContent.trim().slice(0, 40)}»`;
    const controls = visible('a:not(.skip-link), button, summary, input, textarea').map(
      (control) => ({ control, boxes: [...control.getClientRects()] }),
    );
    const overlaps = controls.flatMap(({ control, boxes }, index) =>
      controls
        .slice(index + 1)
        .filter(({ boxes: others }) =>
          boxes.some((box) =>
            others.some(
              (other) =>
                Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
            ),
          ),
        )
        .map((other) => `${label(control)} overlaps ${label(other.control)}`),
    );
    const squeezed = visible('main :is(h1, h2, h3, h4, p)').filter(
      (text) =>
        text.getBoundingClientRect().width < 1.5 * parseFloat(getComputedStyle(text).fontSize),
    );
    return [...overlaps, ...squeezed.map((text) => `${label(text)} is squeezed`)];
  });
}
