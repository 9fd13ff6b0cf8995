/** Styles of the report: a table in wide windows and on paper, one block for each row on a phone. */
export const reportStyles = `
:root { --line: #d0d0d0; --soft: #555; --green: #0b6b35; --red: #b3261e; --ochre: #7a5200; --blue: #1f4e9c; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 84rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; }
p { margin: 0 0 0.25rem; }
a { color: var(--blue); }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0.5rem 0 0; padding: 0.75rem; overflow-x: auto; font: 0.8125rem/1.45 ui-monospace, monospace; background: #f6f6f6; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 24rem; overflow-y: auto; }
td ul { margin-bottom: 0.375rem; }
ul, ol { margin: 0; padding-left: 1.25rem; }
li { overflow-wrap: anywhere; }
.note { color: var(--soft); font-size: 0.875rem; }
.numbers { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0.75rem; margin: 1rem 0; padding: 0; list-style: none; }
.numbers a { display: block; padding: 0.75rem 1rem; border: 1px solid var(--line); border-left: 0.375rem solid; border-radius: 0.25rem; color: inherit; text-decoration: none; }
.numbers b { display: block; font-size: 2rem; line-height: 1.1; }
.numbers .proved { color: var(--green); }
.numbers .failed { color: var(--red); }
.numbers .notRun { color: var(--ochre); }
.numbers .byHand { color: var(--blue); }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
thead th { font-size: 0.875rem; color: var(--soft); font-weight: 400; }
th, td { padding: 0.625rem 0.75rem 0.625rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th:first-child { width: 8.5rem; }
th:nth-child(3) { width: 12rem; }
th:nth-child(4) { width: 40%; }
td:last-child { font-size: 0.875rem; }
tbody th { font-weight: 600; white-space: nowrap; }
tr:target { background: #fff6d6; }
.badge { font-weight: 600; white-space: nowrap; }
.badge.proved { color: var(--green); }
.badge.failed, li.failed { color: var(--red); }
.badge.notRun, .pending { color: var(--ochre); }
.badge.byHand { color: var(--blue); }
.engines { padding: 0; list-style: none; font-size: 0.875rem; color: var(--soft); }
.commands { padding: 0; list-style: none; }
.engines .failed { color: var(--red); }
.engines .pending { color: var(--ochre); }
.links { display: flex; gap: 1rem; padding: 0; list-style: none; }
.failures > li { margin-bottom: 1.25rem; }
summary { cursor: pointer; }
@media (max-width: 48rem) {
  body { padding: 1rem; }
  .numbers { grid-template-columns: repeat(2, 1fr); }
  table, tbody, tr, th, td { display: block; width: auto !important; }
  thead { display: none; }
  th, td { padding: 0.25rem 0; border: 0; }
  tr { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
}
@media print {
  body { padding: 0; max-width: none; font-size: 10pt; }
  thead { display: table-header-group; }
  pre { max-height: none; }
  tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
  details::details-content { display: block; content-visibility: visible; }
}
`;
