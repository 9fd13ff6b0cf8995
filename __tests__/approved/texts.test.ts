import { changedLines, withoutValues } from '../support/approvedText';
import { detailNames, loadContent, textsOf } from '../support/content';

/**
 * Compares all texts of src/content with those in `__snapshots__`, which a person has read. The settings are not the
 * project's: a figure that a text repeats instead of taking it from src/config is noticed, too.
 */
const settings = {
  brand: 'Otra marca S.A.',
  whatsapp: '+54 9 351 123-4567',
  email: 'ana@otra.com.ar',
  instagram: 'otra.visas',
  linkedin: 'ana-otra',
  clients: 7001,
  yearsOfExperience: 6103,
  launchYear: 2091,
  copyrightYear: 2092,
  replyHours: 5209,
  reviewedOn: '2091-05',
  messageMaxLength: 3447,
};

const describeTexts = (detailOf?: (name: string) => string) =>
  textsOf(loadContent(settings, detailOf))
    .map(([place, text]) => [place, text.startsWith('https:') ? decodeURIComponent(text) : text])
    .map(([place, text]) => `${place}: ${withoutValues(text!)}`)
    .join('\n');

test('R-OWNER-08, R-TRUST-10a: all texts, and what the owner’s details change in them', () => {
  const texts = describeTexts();
  expect(texts).toMatchSnapshot('texts');
  expect(
    changedLines(
      texts,
      describeTexts((name) => `‹${name}›`),
    ),
  ).toMatchSnapshot('details');
  // A detail of white space only counts as empty.
  expect(describeTexts(() => ' \n')).toBe(texts);
});

test.each(detailNames)('R-OWNER-08: what the detail %s alone changes', (name) => {
  const texts = describeTexts((other) => (other === name ? `‹${name}›` : ''));
  // A text with a detail must not wait for another detail.
  expect(texts).toContain(`‹${name}›`);
  expect(changedLines(describeTexts(), texts)).toMatchSnapshot();
});
