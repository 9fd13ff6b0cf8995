import type { Page } from 'playwright-core';

/**
 * Returns a line for each text that leaves the window sideways or that an element clips, for each part that scrolls
 * sideways, and a line if the page is wider than the window.
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
      // A long value scrolls within its field.
      if (/auto|scroll/.test(overflowX) && !element.matches('input, textarea'))
        if (element.scrollWidth > element.clientWidth + 1)
          problems.push(`${label} scrolls sideways`);
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

/**
 * Returns a line for each two controls that overlap, for each text that is higher or wider than its own control, and for
 * each text in a column that is narrower than three letters. While a modal dialog is open only its parts count.
 */
export function findCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Elsewhere the sticky bar, and in a preview the ribbon, lie on the page on purpose.
    scrollTo({ top: 0, behavior: 'instant' });
    const scope =
      document.querySelector('dialog:modal, [role="dialog"][aria-modal="true"]') ?? document.body;
    const visible = (selector: string) =>
      [...scope.querySelectorAll<HTMLElement>(selector)].filter((element) =>
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
    const range = new Range();
    const spilt = controls.filter(({ control }) => {
      const box = control.getBoundingClientRect();
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement!;
        if (parent.closest('.visually-hidden')) continue;
        range.selectNodeContents(texts.currentNode);
        const { top, bottom, left, right, width } = range.getBoundingClientRect();
        // With a small line height the letters' box is higher than their line.
        const slack = 0.3 * parseFloat(getComputedStyle(parent).fontSize);
        const isHigher = box.top - top > slack || bottom - box.bottom > slack;
        if (width > 0 && (isHigher || box.left - left > 1 || right - box.right > 1)) return true;
      }
      return false;
    });
    const squeezed = visible(':is(h1, h2, h3, h4, p)').filter(
      (text) =>
        !text.closest('.visually-hidden') &&
        text.getBoundingClientRect().width < 1.5 * parseFloat(getComputedStyle(text).fontSize),
    );
    return [
      ...overlaps,
      ...spilt.map(({ control }) => `${label(control)} is larger than its control`),
      ...squeezed.map((text) => `${label(text)} is squeezed`),
    ];
  });
}
