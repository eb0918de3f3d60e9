/** The look of a comparison: charts of bars above tables that scroll within themselves, also by keyboard. */
export const comparisonStyle = `
:root{color-scheme:light dark;--ink:#14181f;--soft:#4a5461;--ground:#fbf8f1;--line:#d9d3c5;--fill:#0a6f6a;--track:#ece5d6}
@media (prefers-color-scheme:dark){:root{--ink:#e9edf2;--soft:#a9b4c0;--ground:#12161c;--line:#3a424d;--fill:#4fc4bc;--track:#262d37}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1100px;padding:24px 20px 64px;background:var(--ground);color:var(--ink);font:18px/1.55 system-ui,sans-serif;font-variant-numeric:tabular-nums}
h1{font-size:1.1em;font-weight:400;margin:0}
h2{font-size:1.5em;margin:0 0 16px}
.conclusion{font-size:1.6em;line-height:1.25;font-weight:750;margin:8px 0 16px}
section,footer{border-top:1px solid var(--line);padding:32px 0 0;margin-top:32px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 20px;margin:0}
dd{margin:0;overflow-wrap:anywhere}
footer{font-size:.8em;color:var(--soft)}
.wide{overflow-x:auto}
.wide:focus-visible{outline:3px solid #ffd24d;box-shadow:0 0 0 5px var(--ink)}
table{border-collapse:collapse;width:100%;font-size:.9em}
caption{text-align:left;color:var(--soft);padding-bottom:8px}
th,td{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}
tbody th{font-weight:600}
thead th{border-bottom:2px solid var(--ink)}
.n{text-align:right;white-space:nowrap}
small{display:block;font-weight:400;font-size:.85em;color:var(--soft)}
.p th small{display:none}
.p .m{position:sticky;width:2em;min-width:2em;max-width:2em;padding:6px 0;text-align:center;background:var(--ground)}
.p .f{color:var(--fill)}
.p .g th{padding-top:20px;font-weight:750;border-bottom:2px solid var(--ink)}
.s{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
figure{margin:0 0 24px}
figcaption{font-weight:600;margin-bottom:12px}
.group{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,3fr);gap:2px 20px;padding:10px 0;border-top:1px solid var(--line)}
.group p{margin:0;grid-row:1/span 12}
.row{grid-column:2;display:grid;grid-template-columns:1.2em minmax(0,1fr) 8em;gap:10px;align-items:center;font-size:.85em;line-height:1.4}
.row b{color:var(--fill)}
.row i{display:block;height:14px;background:var(--track)}
.row u{display:block;height:100%;background:var(--fill)}
.row span{text-align:right}
@media (max-width:640px){.p .w{display:none}.p th small{display:block}.p tbody th{overflow-wrap:anywhere}.group{grid-template-columns:1fr}.group p{grid-row:auto}.row{grid-column:1}dl{grid-template-columns:1fr}dd{margin-bottom:8px}}
@media (forced-colors:active){.row u{background:CanvasText;forced-color-adjust:none}}
@media print{h2,figcaption,caption{break-after:avoid}.p .m{position:static}.p .g{break-after:avoid}:root{--ink:#000;--soft:#333;--ground:#fff;--line:#999;--fill:#000;--track:#fff}body{max-width:none;padding:0;font-size:11pt}.wide{overflow:visible}.group,tr{break-inside:avoid}thead{display:table-header-group}.row u,.row i{print-color-adjust:exact}}
`;
