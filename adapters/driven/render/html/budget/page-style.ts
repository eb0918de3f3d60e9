/** The style of the page: system fonts, both colour schemes, rows as blocks on a phone, black on white in print. */
export const pageStyle = `
:root { color-scheme: light dark; --back: #fff; --text: #14181f; --quiet: #4a5461; --line: #c9d1d9; --soft: #f4f6f8;
  --good: #12683f; --tint: #e6f5ec; --cut: #6b4700; --cut-tint: #fff4d6; }
@media (prefers-color-scheme: dark) {
  :root { --back: #12161c; --text: #e9edf2; --quiet: #a9b4c0; --line: #3a424b; --soft: #1b2129; --good: #6fd6a1;
    --tint: #12271d; --cut: #ffd24d; --cut-tint: #2b2410; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 1.0625rem/1.55 system-ui, sans-serif;
  overflow-wrap: break-word; }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.name { margin: 0; color: var(--quiet); }
h1 { margin: .25rem 0 .75rem; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.1; text-wrap: balance; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.5rem; line-height: 1.2; }
h3 { margin: 0; font-size: 1.0625rem; line-height: 1.35; }
p { margin: .25rem 0 .75rem; max-width: 66ch; text-wrap: pretty; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: start; color: var(--quiet); padding-bottom: .5rem; }
th, td { padding: .5rem .75rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top;
  font-weight: normal; }
thead th { color: var(--quiet); font-size: .9375rem; }
.number { text-align: end; white-space: nowrap; }
tr.funded { background: var(--tint); }
tr.funded th[scope=row], tr.funded b { font-weight: 650; }
tr.funded b { color: var(--good); }
td b { font-weight: normal; }
td:last-child { min-width: 14rem; }
td small { display: block; color: var(--quiet); font-size: .9375rem; }
tr.cut th { background: var(--cut-tint); color: var(--cut); border-block: 2px solid var(--cut); font-weight: 650; }
ol.why { margin: 0; padding: 0; list-style: none; }
ol.why li { padding: .75rem 0; border-bottom: 1px solid var(--line); break-inside: avoid; }
ol.why p { margin: .15rem 0; }
ol.why .figures { color: var(--quiet); font-variant-numeric: tabular-nums; }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: minmax(9rem, 14rem) 1fr; gap: .25rem 1rem; padding: .35rem 0;
  border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, caption, tbody, tr, th, td { display: block; }
  tr { padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
  th, td { padding: .1rem 0; border: 0; }
  tr.cut { padding: 0; } tr.cut th { padding: .5rem .75rem; }
  .number { display: inline-block; margin-inline-end: 1rem; text-align: start; }
  td.step { display: block; color: var(--quiet); }
  td[data-unit]::after { content: ' ' attr(data-unit); }
  dl div { grid-template-columns: 1fr; }
}
@media print {
  :root { color-scheme: light; --back: #fff; --text: #000; --quiet: #333; --line: #999; --soft: #fff; --good: #000;
    --tint: #fff; --cut: #000; --cut-tint: #fff; }
  html { font-size: 9.5pt; } main { max-width: none; padding: 0; }
  tr, dl div { break-inside: avoid; } h2, h3 { break-after: avoid; } thead { display: table-header-group; }
}
`;
