/** States of a control that only a hand or a key brings about, and the class that holds it in one. */
const held = { ':hover': 'bajo-el-puntero', ':focus-visible': 'con-foco', ':active': 'apretado' };

/** The class that holds an element in a state. */
export type HeldState = (typeof held)[keyof typeof held];

const copyOf = (rule: CSSRule): string => {
  if (rule instanceof CSSMediaRule) {
    return `@media ${rule.conditionText}{${[...rule.cssRules].map(copyOf).join('')}}`;
  }
  if (!(rule instanceof CSSStyleRule)) return '';
  const selector = Object.entries(held).reduce(
    (text, [state, name]) => text.replaceAll(state, `.${name}`),
    rule.selectorText,
  );
  return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`;
};

/** Lets classes hold controls in a state: what the theme says of the state is said of the class too. */
export function holdStates(page: Document): void {
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.map(copyOf).join(''));
  page.adoptedStyleSheets = [sheet];
}
