import { formatDay } from '#application/text/dates.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { clauseInWords } from './clause-in-words.ts';
import { reportStyle } from './page-style.ts';
import { type ReportSettings, type OutcomeInWords, totalsOf } from './outcome-in-words.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/gu, (character) => escapes[character] ?? '');

/** What should be seen first comes first. */
const order = ['deviates', 'accepted', 'passes', 'noCase'] as const;
type Kind = (typeof order)[number];

/**
 * The report for people: one self-contained page, without script or network. The summary comes first; each result can
 * be folded, and deviations are open.
 */
export function htmlReport(
  outcomes: readonly OutcomeInWords[],
  settings: ReportSettings,
  language: Language,
): string {
  const { say } = settings;
  const totals = totalsOf(outcomes);
  const verdict = totals.deviates === 0 ? 'conforms' : 'deviates';
  const { baseUrl, realm, program, today } = settings;
  const sections = order
    .filter((kind) => totals[kind] > 0)
    .map((kind) =>
      section(
        kind,
        outcomes.filter((outcome) => outcome.kind === kind),
        settings,
      ),
    );
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${escaped(`${say('page.title')}: ${say(`page.verdicts.${verdict}`)}`)}</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<header>
<p class="name">${escaped(say('page.title'))}</p>
<h1 class="${verdict}">${escaped(say(`page.verdicts.${verdict}`))}</h1>
<p>${escaped(say('page.council', { realm, baseUrl }))}</p>
<p>${escaped(say('page.made', { day: formatDay(today, language), program }))} ${escaped(say('page.masked'))}</p>
</header>
${summary(outcomes, settings)}
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function summary(outcomes: readonly OutcomeInWords[], { say }: ReportSettings): string {
  const totals = totalsOf(outcomes);
  const rows = order.map((kind) => {
    const name = escaped(say(`page.sections.${kind}`));
    const linked = totals[kind] > 0 ? `<a href="#${kind}">${name}</a>` : name;
    return `<tr><th scope="row">${linked}</th><td>${totals[kind]}</td></tr>`;
  });
  return `<table>
<caption>${escaped(say('page.summary'))}</caption>
<thead><tr><th scope="col">${escaped(say('page.result'))}</th><th scope="col">${escaped(say('page.checks'))}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function section(kind: Kind, outcomes: readonly OutcomeInWords[], settings: ReportSettings): string {
  const isOpen = kind === 'deviates' || kind === 'accepted' ? ' open' : '';
  return `<details id="${kind}" class="${kind}"${isOpen}>
<summary><h2>${escaped(settings.say(`page.sections.${kind}`))}</h2> <span class="count">${outcomes.length}</span></summary>
${outcomes.map((outcome) => check(outcome, settings)).join('\n')}
</details>`;
}

function check(outcome: OutcomeInWords, { say }: ReportSettings): string {
  const { id, clause, reason, kind, milliseconds, repeat, failure } = outcome;
  const rule = clauseInWords(clause, say);
  const facts = [
    [say('clause'), kind === 'noCase' ? rule : `${rule} · ${milliseconds} ms`],
    ...(failure
      ? [
          [say('there'), failure.found],
          [say('should'), failure.expected],
        ]
      : []),
    ...(failure?.deviation ? [[say('because'), becauseOf(failure.deviation, kind, say)]] : []),
  ].map(([term = '', value = '']) => `<div><dt>${escaped(term)}</dt><dd>${escaped(value)}</dd></div>`);
  const commands = repeat.map((parts) => `<pre tabindex="0"><code>${escaped(parts.join(' '))}</code></pre>`);
  const label = failure ? say('repeat') : say('page.asked');
  return `<article id="${id}">
<h3><code>${id}</code> ${escaped(reason)}</h3>
<dl>${facts.join('')}</dl>
${kind === 'noCase' ? `<p>${escaped(say('page.noCase'))}</p>` : ''}${
  commands.length === 0
    ? ''
    : `<details class="asked"${failure ? ' open' : ''}><summary>${escaped(label)}</summary>${commands.join('\n')}</details>`
}
</article>`;
}

const becauseOf = (
  { reason, expires }: { readonly reason: string; readonly expires: string },
  kind: OutcomeInWords['kind'],
  say: ReportSettings['say'],
): string =>
  kind === 'accepted'
    ? `${reason} (${say('until', { day: expires })})`
    : say('expired', { day: expires, reason });
