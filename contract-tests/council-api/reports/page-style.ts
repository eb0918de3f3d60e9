/** The look of the page: the system's own fonts, both colour schemes, and a column that fits a phone. */
export const reportStyle = `
:root { color-scheme: light dark; --back: #fff; --text: #1b1f23; --quiet: #57606a; --line: #d0d7de; --soft: #f4f6f8;
  --good: #0a5f5a; --bad: #a11223; --half: #7a4b00; --link: #0b57d0; }
@media (prefers-color-scheme: dark) {
  :root { --back: #14181c; --text: #e8ecf0; --quiet: #a7b0ba; --line: #3a424b; --soft: #1e242a;
    --good: #5cc9bf; --bad: #ff9aa5; --half: #f0b860; --link: #8ab4f8; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
a { color: var(--link); }
.name { margin: 0; color: var(--quiet); }
h1 { margin: 0 0 .5rem; font-size: clamp(1.6rem, 5vw, 2.4rem); line-height: 1.15; text-wrap: balance; }
h1.conforms { color: var(--good); }
h1.deviates { color: var(--bad); }
header p { margin: .25rem 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; margin: 1.5rem 0; min-width: min(100%, 24rem); }
caption { text-align: start; font-weight: 600; padding-bottom: .25rem; }
th, td { padding: .4rem .75rem; border-bottom: 1px solid var(--line); text-align: start; font-weight: normal; }
thead th { color: var(--quiet); font-size: .875rem; }
td, thead th + th { text-align: end; font-variant-numeric: tabular-nums; }
main > details { margin: 1rem 0; border: 1px solid var(--line); border-inline-start: .35rem solid var(--line);
  border-radius: .25rem; }
main > details.deviates { border-inline-start-color: var(--bad); }
main > details.accepted { border-inline-start-color: var(--half); }
main > details.passes { border-inline-start-color: var(--good); }
summary { cursor: pointer; padding: .6rem .75rem; }
summary:focus-visible, a:focus-visible, pre:focus-visible { outline: .2rem solid var(--link); outline-offset: .15rem; }
h2 { display: inline; margin: 0; font-size: 1.15rem; }
.count { color: var(--quiet); font-variant-numeric: tabular-nums; }
article { padding: .75rem; border-top: 1px solid var(--line); }
h3 { margin: 0 0 .25rem; font-size: 1rem; }
h3 code { color: var(--quiet); font-weight: normal; margin-inline-end: .35rem; }
dl { margin: .25rem 0; display: grid; grid-template-columns: max-content 1fr; gap: .15rem .75rem; }
dl div { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
article p { margin: .25rem 0; color: var(--quiet); }
.asked > summary { padding: .35rem 0; color: var(--quiet); }
pre { margin: .25rem 0; padding: .5rem .75rem; background: var(--soft); border-radius: .25rem; overflow-x: auto;
  white-space: pre-wrap; overflow-wrap: anywhere; font-size: .875rem; }
code { font-family: ui-monospace, monospace; }
@media print { details:not([open]) > *:not(summary) { display: block; } summary { list-style: none; } }
`;
