import { escapeHtml } from '../../tools/escapeHtml';
import { decides, judge, type JudgedRow, type Verdict } from './judge';
import type { Area } from './requirements';
import type { StoredResult } from './results';
import { reportStyles } from './styles';

/** What the report shows. */
export interface ReportContent {
  readonly areas: readonly Area[];
  /** Ids in the titles of each test file, by its path in `__tests__`. */
  readonly claims: ReadonlyMap<string, readonly string[]>;
  /** Results of tests on the present sources. */
  readonly results: readonly StoredResult[];
  /** Returns the addresses of what a failed test has left behind. */
  readonly attachmentsOf: (result: StoredResult) => readonly string[];
  readonly time: Date;
}

const verdicts: Record<Verdict, { name: string; mark: string; title: string }> = {
  proved: { name: 'probado', mark: '✓', title: 'Probadas' },
  failed: { name: 'falló', mark: '✗', title: 'Fallaron' },
  notRun: { name: 'no corrió', mark: '–', title: 'No corrieron' },
  byHand: { name: 'a mano', mark: '✋', title: 'Quedan a mano' },
};

const resultNames = { passed: 'pasó', failed: 'falló', pending: 'no corrió' } as const;

/** For whom a promise is: the words of docs/requirements.md, and those of the report. */
export const people: Readonly<Record<string, string>> = {
  visitor: 'visitante',
  phone: 'teléfono',
  keyboard: 'teclado',
  'screen reader': 'lector de pantalla',
  owner: 'dueño',
  designer: 'diseño',
  QA: 'QA',
  developer: 'desarrollo',
};

/** The command that runs the tests of a folder, and the engine in which they run. */
const folders: Readonly<Record<string, { command: string; engine: string }>> = {
  main: { command: 'npm test', engine: 'Chromium' },
  browser: { command: 'npm run test:browser', engine: 'Chromium' },
  published: { command: 'npm run test:published', engine: 'Chromium' },
  apache: { command: 'npm run test:apache', engine: 'Apache' },
  tools: { command: 'npm test', engine: 'Node' },
  owner: { command: 'npm test', engine: 'Node' },
  approved: { command: 'npm test', engine: 'Node' },
  'engines/otherEngines.test.ts': {
    command: 'npm run test:engines -- other',
    engine: 'Firefox y WebKitGTK',
  },
  'engines/oldChromium.test.ts': {
    command: 'npm run test:engines -- old',
    engine: 'Chromium viejos',
  },
};

/** Returns the command that runs a test file, and its engine. */
const placeOf = (file: string) =>
  folders[file] ?? folders[file.split('/')[0]!] ?? { command: 'npm test', engine: 'jsdom' };

/** Returns the engine of a result: in the suites of engines the outermost `describe` block names it. */
const engineOf = ({ file, titles }: StoredResult): string =>
  file.startsWith('engines/') && titles[0]
    ? titles[0].replace(/^R-.*?: /, '').replace(' without touch', ' (sin toque)')
    : placeOf(file).engine;

/** Engines that are no browser. */
const NO_BROWSER = ['jsdom', 'Node'];

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const titleOf = ({ titles }: StoredResult) =>
  titles.length ? titles.join(' › ') : 'el archivo no se pudo ejecutar';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** Returns a text of the requirements as HTML: its `code` is marked, and of links to other documents the text stays. */
const sentence = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 ? code(part) : escapeHtml(part)))
    .join('');

const badge = (verdict: Verdict) =>
  `<span class="badge ${verdict}"><span aria-hidden="true">${verdicts[verdict].mark}</span> ${verdicts[verdict].name}</span>`;

/** Returns for each engine whether its tests of a row have passed. */
function enginesOf({ results, missingFiles }: JudgedRow): string {
  const marks = new Map<string, StoredResult['status']>();
  const order = ['passed', 'pending', 'failed'] as const;
  const add = (engine: string, status: StoredResult['status']) => {
    const before = marks.get(engine) ?? 'passed';
    marks.set(engine, order.indexOf(status) > order.indexOf(before) ? status : before);
  };
  for (const result of results) add(engineOf(result), result.status);
  for (const file of missingFiles) add(placeOf(file).engine, 'pending');
  const items = [...marks]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([engine, status]) =>
        `<li class="${status}">${escapeHtml(engine)}: ${status === 'passed' ? '✓' : resultNames[status]}</li>`,
    );
  return items.length ? `<ul class="engines">${items.join('')}</ul>` : '';
}

/** Number of tests of one file that are listed in the open. */
const LISTED = 3;

/** Returns the tests that name a row, by file. */
function testsOf({ results, missingFiles }: JudgedRow): string {
  const files = [...new Set(results.map(({ file }) => file))];
  const groups = files.map((file) => {
    const own = results.filter((result) => result.file === file);
    const items = own.map(
      (result) =>
        `<li class="${result.status}" lang="en">${escapeHtml(titleOf(result))} <span lang="es">(${resultNames[result.status]})</span></li>`,
    );
    const list = `<ul>${items.join('')}</ul>`;
    const passed = own.filter(({ status }) => status === 'passed').length;
    const count = `${plural(own.length, 'prueba', 'pruebas')}, ${passed === own.length ? 'todas pasan' : `${passed} pasan`}`;
    return own.length > LISTED
      ? `<details><summary>${code(file)}: ${count}</summary>${list}</details>`
      : `<p>${code(file)}</p>${list}`;
  });
  const missing = missingFiles.map(
    (file) => `<p class="pending">${code(file)}: no corrió (${code(placeOf(file).command)})</p>`,
  );
  return [...groups, ...missing].join('');
}

/** Returns a row of an area's table. */
function rowHtml(judged: JudgedRow): string {
  const { row, verdict } = judged;
  const [words, why] = row.person.split(': ');
  const persons = words!.split(', ').map((word) => people[word] ?? word);
  const forWhom = row.specification
    ? `Especificación, sección ${row.specification}`
    : `Para: ${persons.join(', ')}${why ? ` (<span lang="en">${sentence(why)}</span>)` : ''}`;
  const exception = row.exception
    ? `<p class="note"><span lang="es">Excepción:</span> ${sentence(row.exception)}</p>`
    : '';
  const byHand = row.byHand ? `<p class="hand"><b>A mano:</b> ${sentence(row.byHand)}</p>` : '';
  const byEngines = row.isProvedByEngines
    ? '<p><b>Motores:</b> no está probada sin las pruebas en otros motores o en Apache.</p>'
    : '';
  return `<tr id="${row.id}">
<th scope="row">${row.id}</th>
<td><div lang="en"><p>${sentence(row.says)}</p>${exception}</div><p class="note">${forWhom}</p></td>
<td>${badge(verdict)}${enginesOf(judged)}</td>
<td>${byHand}${byEngines}${testsOf(judged)}</td>
</tr>`;
}

const areaHtml = (title: string, rows: readonly JudgedRow[]) => `<section>
<h2 lang="en">${escapeHtml(title)}</h2>
<table>
<thead><tr><th scope="col">Id</th><th scope="col">Qué se ve, para quién</th><th scope="col">Estado</th><th scope="col">Pruebas</th></tr></thead>
<tbody>
${rows.map(rowHtml).join('\n')}
</tbody>
</table>
</section>`;

/** Returns the failed tests with their messages, whether they name a requirement or not. */
function failuresHtml({ results, attachmentsOf }: ReportContent): string {
  const failed = results.filter(({ status }) => status === 'failed');
  if (!failed.length) return '';
  const items = failed.map((result) => {
    const links = attachmentsOf(result).map(
      (address) =>
        `<li><a href="${escapeHtml(address)}">${escapeHtml(address.split('/').at(-1)!)}</a></li>`,
    );
    return `<li><p><b lang="en">${escapeHtml(titleOf(result))}</b></p>
<p class="note">${code(result.file)}, ${escapeHtml(engineOf(result))}</p>
${links.length ? `<ul class="links">${links.join('')}</ul>` : ''}
<pre>${escapeHtml(result.failure)}</pre></li>`;
  });
  return `<section><h2 id="fallas">${plural(failed.length, 'prueba falló', 'pruebas fallaron')}</h2><ol class="failures">${items.join('\n')}</ol></section>`;
}

/** Returns the rows that a person still has to check, each with how. */
function byHandHtml(rows: readonly JudgedRow[]): string {
  const items = rows
    .filter(({ row }) => row.byHand)
    .map(({ row }) => `<li><a href="#${row.id}">${row.id}</a>: ${sentence(row.byHand)}</li>`);
  return items.length
    ? `<section><h2 id="a-mano">Queda a mano</h2><p>Los pasos están en ${code('docs/testing.md')}.</p><ul>${items.join('\n')}</ul></section>`
    : '';
}

const linksTo = (ids: Iterable<string>) =>
  [...ids].map((id) => `<a href="#${id}">${id}</a>`).join(' ');

/** Returns the commands whose tests are missing, with the rows that wait for them and those that do not. */
function notRunHtml(rows: readonly JudgedRow[]): string {
  const commands = new Map<string, { undecided: Set<string>; independent: Set<string> }>();
  for (const { row, verdict, results, missingFiles } of rows) {
    const pending = results.filter(({ status }) => status === 'pending').map(({ file }) => file);
    for (const file of [...missingFiles, ...pending]) {
      const { command } = placeOf(file);
      const ids = commands.get(command) ?? { undecided: new Set(), independent: new Set() };
      if (!decides(file, row)) ids.independent.add(row.id);
      else if (verdict === 'notRun') ids.undecided.add(row.id);
      if (ids.undecided.size + ids.independent.size) commands.set(command, ids);
    }
  }
  const items = [...commands].map(([command, { undecided, independent }]) => {
    const groups = [
      { ids: undecided, one: 'fila sin decidir', many: 'filas sin decidir' },
      { ids: independent, one: 'fila que no depende de eso', many: 'filas que no dependen de eso' },
    ].filter(({ ids }) => ids.size);
    const counts = groups.map(({ ids, one, many }) => plural(ids.size, one, many));
    const lists = groups.map(({ ids }, index) => `<p>${counts[index]}: ${linksTo(ids)}</p>`);
    return `<li><details><summary>${code(command)}: ${counts.join(', ')}</summary>${lists.join('')}</details></li>`;
  });
  return items.length
    ? `<section><h2 id="no-corrio">Falta correr</h2><p>No corrió nunca, o corrió antes del último cambio del proyecto y no cuenta.</p><ul class="commands">${items.join('\n')}</ul></section>`
    : '';
}

/** Returns the rows that are proved, but in no browser. */
function simulatedHtml(rows: readonly JudgedRow[]): string {
  const ids = rows
    .filter(({ verdict }) => verdict === 'proved')
    .filter(({ results }) =>
      results.every(
        (result) => result.status !== 'passed' || NO_BROWSER.includes(engineOf(result)),
      ),
    )
    .map(({ row }) => row.id);
  return ids.length
    ? `<details class="note"><summary>jsdom, que imita un navegador, y Node no son navegadores. Solo ahí: ${plural(ids.length, 'fila probada', 'filas probadas')}.</summary><p>${linksTo(ids)}</p></details>`
    : '';
}

const targets: Record<Verdict, string> = {
  proved: '#requisitos',
  failed: '#fallas',
  notRun: '#no-corrio',
  byHand: '#a-mano',
};

/** Returns the report as one HTML page, which needs no other file. */
export function renderReport(content: ReportContent): string {
  const areas = content.areas.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => judge(row, content.claims, content.results)),
  }));
  const rows = areas.flatMap((area) => area.rows);
  const count = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;
  const engines = [
    ...new Set(
      content.results
        .filter(({ status }) => status !== 'pending')
        .map((result) => engineOf(result)),
    ),
  ].toSorted();
  const numbers = (Object.keys(verdicts) as Verdict[]).map(
    (verdict) =>
      `<li class="${verdict}"><a${count(verdict) ? ` href="${targets[verdict]}"` : ''}><b>${count(verdict)}</b> ${verdicts[verdict].title}</a></li>`,
  );
  const when = content.time.toLocaleString('es-AR', {
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Requisitos: qué está probado</title>
<style>${reportStyles}</style>
</head>
<body>
<header>
<h1>Requisitos: qué está probado</h1>
<p>Informe del ${when}. Corrió en: ${escapeHtml(engines.join(', ') || 'nada todavía')}.</p>
<ul class="numbers">${numbers.join('')}</ul>
<p class="note">Cada fila es una conducta del sitio. Está probada si pasaron todas las pruebas que la nombran. Las de Firefox, WebKitGTK, los Chromium viejos y Apache se suman: si fallan, la fila falla; si no corrieron, alcanzan las demás. Donde dice «Motores», sin ellas la fila no está probada.</p>
<p class="note">Qué comando corre cada archivo de pruebas está en ${code('docs/testing.md')}.</p>
${simulatedHtml(rows)}
</header>
<main>
${failuresHtml(content)}
${notRunHtml(rows)}
${byHandHtml(rows)}
<div id="requisitos">
${areas.map((area) => areaHtml(area.title, area.rows)).join('\n')}
</div>
</main>
</body>
</html>
`;
}
