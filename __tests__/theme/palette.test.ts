import { dark, light } from '../../src/theme/palette';

const schemes = { light, dark };
type Scheme = keyof typeof schemes;

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Colour of a role, named by its path in the palette. */
function colour(scheme: Scheme, role: string): string {
  const value = role
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], schemes[scheme]);
  expect(value).toMatch(/^#[0-9A-F]{6}$/i);
  return String(value);
}

const papers = ['background.default', 'background.paper', 'sand'];

/** What each role needs on all three papers: body text 7, other text 4.5, graphics and borders 3. */
const needs: [role: string, least: number][] = [
  ['text.primary', 7],
  ['text.secondary', 7],
  ['primary.main', 4.5],
  ['primary.dark', 4.5],
  ['error.main', 4.5],
  ['turismo', 4.5],
  ['estudios', 4.5],
  ['trabajo', 4.5],
  ['fieldBorder', 3],
];

describe.each(['light', 'dark'] as const)('R-A11Y-06: %s scheme', (scheme) => {
  test.each(needs.flatMap(([role, least]) => papers.map((paper) => [role, paper, least] as const)))(
    '%s on %s has %d : 1',
    (role, paper, least) => {
      const ratio = contrast(colour(scheme, role), colour(scheme, paper));
      expect(ratio).toBeGreaterThanOrEqual(least);
    },
  );

  test.each(['primary.main', 'primary.dark'])('the text of a button on %s has 4.5 : 1', (fill) => {
    const text = colour(scheme, 'primary.contrastText');
    expect(contrast(text, colour(scheme, fill))).toBeGreaterThanOrEqual(4.5);
  });

  test('what stands on the ochre fill is ink, in both schemes', () => {
    expect(contrast(light.text?.primary ?? '', colour(scheme, 'ochre'))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test('what is printed on the ticket has 4.5 : 1', () => {
    expect(contrast(colour(scheme, 'onTicket'), colour(scheme, 'ticket'))).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});
