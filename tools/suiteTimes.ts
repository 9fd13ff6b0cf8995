/** `npm run test:times`: prints how long each suite of the last run of Jest took, the slowest first, in s. */
import { readFileSync } from 'node:fs';

const report = readFileSync('reports/junit.xml', 'utf8');
const suites = [...report.matchAll(/<testsuite name="([^"]*)"[^>]* time="([\d.]+)" tests="(\d+)"/g)]
  .map(([, file, seconds, tests]) => ({ file: file!, seconds: Number(seconds), tests }))
  .toSorted((one, other) => other.seconds - one.seconds);
for (const { file, seconds, tests } of suites) {
  console.log(`${seconds.toFixed(1).padStart(6)}  ${tests!.padStart(4)} tests  ${file}`);
}
const sum = suites.reduce((total, { seconds }) => total + seconds, 0);
console.log(`${sum.toFixed(1).padStart(6)}  s in ${suites.length} suites, which ran side by side`);
