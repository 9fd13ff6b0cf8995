import { parseUrl } from '../../parseUrl';
import { parseHtml } from '../builtSite';
import { ask } from './ask';
import { siteChecks, type Check, type Verdict } from './checks';
import { sendChecks } from './send';

/** Result of one check. */
interface Finding {
  readonly what: string;
  readonly result: 'right' | 'wrong' | 'unknown' | 'skipped';
  /** What the check has found, or why it was skipped. */
  readonly seen: string;
  /** What the owner should do. Only a wrong result has this text. */
  readonly todo?: string;
}

/** Runs checks one after the other. Checks of the same URL ask it once, unless they send something. */
export async function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  const answers = new Map<string, ReturnType<typeof ask>>();
  const findings: Finding[] = [];
  for (const { what, url, init, judge, todo, skip } of checks) {
    if (skip) {
      findings.push({ what, result: 'skipped', seen: skip });
      continue;
    }
    const answer = await (init ? ask(url, init) : (answers.get(url) ?? ask(url)));
    if (!init) answers.set(url, Promise.resolve(answer));
    const verdict = 'failed' in answer ? ([false, answer.failed] as const) : await judge(answer);
    const [isRight, seen, advice = todo]: Verdict = verdict;
    if (isRight) findings.push({ what, result: 'right', seen });
    else if (isRight === undefined) findings.push({ what, result: 'unknown', seen });
    else findings.push({ what, result: 'wrong', seen, todo: advice });
  }
  return findings;
}

/**
 * Checks a published site, or a site on this computer. Sends no message.
 * @param now current time, with which the certificate's expiry date is compared
 */
export async function siteFindings(site: URL, now: Date): Promise<Finding[]> {
  const home = await ask(`${site.origin}/`);
  if (!('failed' in home)) return runChecks(siteChecks(site, parseHtml(home.text), now));
  const todo = 'revisá que el sitio esté publicado y el dominio apunte ahí';
  return [{ what: 'La portada abre', result: 'wrong', seen: home.failed, todo }];
}

const marks = { right: '✓', wrong: '✗', unknown: '?', skipped: '–' } as const;

/** Returns the findings as a table, with the advice below each wrong result. */
export function table(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  return findings
    .flatMap(({ what, result, seen, todo }) => [
      `${marks[result]} ${what.padEnd(width)}  ${seen}`,
      ...(todo ? [`  ${' '.repeat(width)}  → ${todo}`] : []),
    ])
    .join('\n');
}

/**
 * Checks a site and prints the findings. Returns false if a finding is wrong or the address is invalid.
 * @param send whether to send marked messages with the site's forms
 */
export async function checkPublished(address: string, send = false): Promise<boolean> {
  const site = parseUrl(address);
  if (!site || !/^https?:\/\//.test(address)) {
    console.error(
      `«${address}» no es una dirección completa. Ejemplo: https://www.pampavisas.example`,
    );
    return false;
  }
  const findings = [
    ...(await siteFindings(site, new Date())),
    ...(send ? await runChecks(sendChecks(site.origin)) : []),
  ];
  console.log(`\n${site.origin}\n\n${table(findings)}\n`);
  const count = (searched: Finding['result']) =>
    findings.filter(({ result }) => result === searched).length;
  if (count('wrong') > 0) console.log(`Para corregir: ${count('wrong')}.`);
  else if (count('unknown') > 0)
    console.log(`Nada para corregir. Para mirar vos: ${count('unknown')}.`);
  else console.log('Todo bien.');
  return count('wrong') === 0;
}
