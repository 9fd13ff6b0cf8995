import { pairs } from '../../tools/theme/contrast';

/** Compares which colours need which contrast with the table in `__snapshots__`, which a person has read. */
test('R-A11Y-06a: the contrast that each colour needs on each of its backgrounds', () => {
  const rows = pairs.map(
    ({ colour, background, minimum, usesLightColour }) =>
      `${minimum} : 1  ${colour}${usesLightColour ? ' of the light scheme' : ''} on ${background}`,
  );
  expect(rows.join('\n')).toMatchSnapshot();
});
