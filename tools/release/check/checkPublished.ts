import { parseUrl } from '../../parseUrl';
import { parseHtml } from '../builtSite';
import { ask, type Answer, type Failure } from './ask';
import { challengeIn, CHALLENGE_TODO } from './challenge';
import { siteChecks, type Check, type Finding } from './checks';

/** Returns the finding for an answer that shows nothing of the site; undefined for any other answer. */
function challengeFinding(what: string, answer: Answer | Failure): Finding | undefined {
  const seen = 'failed' in answer ? undefined : challengeIn(answer);
  return seen ? { what, result: 'unchecked', seen, todo: CHALLENGE_TODO } : undefined;
}

/** Runs checks one after the other. Checks of the same URL ask it once. */
async function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  const answers = new Map<string, Answer | Failure>();
  const findings: Finding[] = [];
  for (const [what, url, judge, todo, skip] of checks) {
    if (skip) {
      findings.push({ what, result: 'skipped', seen: skip });
      continue;
    }
    const answer = answers.get(url) ?? (await ask(url));
    answers.set(url, answer);
    const challenge = challengeFinding(what, answer);
    if (challenge) {
      findings.push(challenge);
      continue;
    }
    const [isRight, seen] = 'failed' in answer ? [false, answer.failed] : await judge(answer);
    if (isRight === false) findings.push({ what, result: 'wrong', seen, todo });
    else findings.push({ what, result: isRight ? 'right' : 'unknown', seen });
  }
  return findings;
}

/** What the owner can do if a host answers 500 to everything: Apache does, if it does not allow a line of `.htaccess`. */
const HTACCESS_TODO =
  'el hosting no permite algún renglón de .htaccess, casi siempre el de Options: mandales el pedido de docs/publicar.md, paso 6';

/** Returns whether a host answers 500 to an address. */
const isServerError = (answer: Answer | Failure): boolean =>
  'status' in answer && answer.status === 500;

/** Checks a published site, or a site on this computer. Sends no message. */
export async function siteFindings(site: URL): Promise<Finding[]> {
  const home = await ask(`${site.origin}/`);
  const what = 'El inicio abre';
  const challenge = challengeFinding(what, home);
  if (challenge) return [challenge];
  if (isServerError(home) && isServerError(await ask(`${site.origin}/robots.txt`)))
    return [{ what, result: 'wrong', seen: 'todo contesta 500', todo: HTACCESS_TODO }];
  if (!('failed' in home)) return runChecks(siteChecks(site, parseHtml(home.text)));
  const todo = 'revisá que el sitio esté publicado y el dominio apunte ahí';
  return [{ what, result: 'wrong', seen: home.failed, todo }];
}

const marks = { right: '✓', wrong: '✗', unknown: '?', unchecked: '?', skipped: '–' } as const;

/** Returns the findings as a table, with the advice below each. */
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
 * Checks a site and prints the findings. Returns false if a finding is wrong or could not be checked, or if the address is
 * invalid.
 */
export async function checkPublished(address: string): Promise<boolean> {
  const site = parseUrl(address);
  if (!site || !/^https?:\/\//.test(address)) {
    console.error(
      `«${address}» no es una dirección completa. Ejemplo: https://www.pampavisas.example`,
    );
    return false;
  }
  const findings = await siteFindings(site);
  console.log(`\n${site.origin}\n\n${table(findings)}\n`);
  const count = (searched: Finding['result']) =>
    findings.filter(({ result }) => result === searched).length;
  if (count('wrong') > 0) console.log(`Para corregir: ${count('wrong')}.`);
  else if (count('unchecked') > 0) console.log('No se pudo revisar todo.');
  else if (count('unknown') > 0)
    console.log(`Nada para corregir. Para mirar vos: ${count('unknown')}.`);
  else console.log('Todo bien.');
  return count('wrong') + count('unchecked') === 0;
}
