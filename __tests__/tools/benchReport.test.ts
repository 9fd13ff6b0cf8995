import { keptSections, withSection } from '../../tools/bench/report';

const whole = '# Bench\n\nWritten.\n\n## Lighthouse\n\n| a |\n\n## Targets\n\nAll.\n';
const touch = '## First touch\n\nTaps.';
const load = '## Load\n\nnginx.';

test('a section of its own is written after a whole run’s, in its order, and once', () => {
  const loaded = withSection(whole, '## Load', 'nginx.');
  expect(loaded).toBe(`${whole}\n${load}\n`);
  const both = withSection(loaded, '## First touch', 'Taps.');
  expect(both).toBe(`${whole}\n${touch}\n\n${load}\n`);
  expect(withSection(both, '## Load', 'Faster.')).toBe(both.replace('nginx.', 'Faster.'));
});

test('a whole run keeps those sections and no others', () => {
  const report = `${whole}\n${touch}\n\n${load}\n`;
  expect(whole + keptSections(report)).toBe(report);
  expect(keptSections(whole)).toBe('');
});
