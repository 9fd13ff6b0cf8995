import { escapeHtml } from '../../tools/escapeHtml';
import { judge, type JudgedRow, type Verdict } from './judge';
import type { Requirement } from './requirements';
import type { StoredResult } from './results';
import { idsOf } from './titles';

/** What the report shows. */
export interface ReportContent {
  readonly rows: readonly Requirement[];
  /** Ids in the titles of each test file, by its path in `__tests__`. */
  readonly claims: ReadonlyMap<string, readonly string[]>;
  /** Results of tests on the present sources. */
  readonly results: readonly StoredResult[];
  /** Returns the addresses of what a failed test has left behind. */
  readonly attachmentsOf: (result: StoredResult) => readonly string[];
  readonly time: Date;
}

const verdicts: Record<Verdict, string> = {
  proved: 'probado',
  failed: 'falló',
  notRun: 'no corrió',
  byHand: 'a mano',
};

const statuses = { passed: 'pasó', failed: 'falló', pending: 'no corrió' } as const;

/** The engine in which the tests of a file or a folder run; jsdom runs those of the others. */
const engines: Readonly<Record<string, string>> = {
  main: 'Chromium',
  browser: 'Chromium',
  published: 'Chromium',
  apache: 'Apache',
  tools: 'Node',
  owner: 'Node',
  approved: 'Node',
  'engines/otherEngines.test.ts': 'Firefox y WebKitGTK',
  'engines/oldChromium.test.ts': 'Chromium viejos',
};

const engineOf = (file: string) => engines[file] ?? engines[file.split('/')[0]!] ?? 'jsdom';

/** Returns the HTML of one test; in the suites of engines the outermost title names the engine. */
function testHtml(result: StoredResult, { attachmentsOf }: ReportContent): string {
  const { file, titles, status, failure } = result;
  const title = titles.join(' › ') || 'el archivo no se pudo ejecutar';
  const text = `${file}, ${engineOf(file)}: ${title}: ${statuses[status]}`;
  if (status !== 'failed') return `<li>${escapeHtml(text)}</li>`;
  const links = attachmentsOf(result).map((address) => {
    const href = escapeHtml(address);
    return `<a href="${href}">${href}</a>`;
  });
  return `<li>${escapeHtml(text)} ${links.join(' ')}<pre>${escapeHtml(failure)}</pre></li>`;
}

const missingHtml = (file: string) =>
  `<li>${escapeHtml(`${file}, ${engineOf(file)}: no corrió`)}</li>`;

function rowHtml({ row, verdict, results, missingFiles }: JudgedRow, content: ReportContent) {
  const checks = [
    ...(row.byHand ? [`<li>A mano: ${escapeHtml(row.byHand)}</li>`] : []),
    ...(row.isProvedByEngines ? ['<li>La prueban los otros motores o Apache</li>'] : []),
    ...results.map((result) => testHtml(result, content)),
    ...missingFiles.map(missingHtml),
  ];
  const cells = [row.says, verdicts[verdict]].map((text) => `<td>${escapeHtml(text)}</td>`);
  return `<tr id="${row.id}"><th>${row.id}</th>${cells.join('')}<td><ul>${checks.join('')}</ul></td></tr>`;
}

/** Returns the report as one HTML page with one table. */
export function renderReport(content: ReportContent): string {
  const judged = content.rows.map((row) => judge(row, content.claims, content.results));
  const counts = (Object.keys(verdicts) as Verdict[]).map(
    (verdict) =>
      `${verdicts[verdict]}: ${judged.filter((each) => each.verdict === verdict).length}`,
  );
  const others = content.results.filter(
    ({ status, titles }) => status === 'failed' && !titles.some((title) => idsOf(title).length),
  );
  const when = content.time.toLocaleString('es-AR', {
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<title>Requisitos: qué está probado</title>
<h1>Requisitos: qué está probado</h1>
<p>${when}. ${counts.join(', ')}.</p>
<table border="1">
<tr><th>Id</th><th>Qué se ve</th><th>Estado</th><th>Pruebas</th></tr>
${judged.map((each) => rowHtml(each, content)).join('\n')}
<tr id="sin-requisito"><th>–</th><td>Sin requisito</td><td>falló: ${others.length}</td><td><ul>${others.map((result) => testHtml(result, content)).join('')}</ul></td></tr>
</table>
</html>
`;
}
