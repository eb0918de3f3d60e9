import { formatDay } from '#application/text/dates.ts';
import { type Language, languageTag } from '#domain/shared/localized-text.ts';
import { type PageTexts, pageTexts } from '../texts/page.ts';
import { pageStyle } from './page-style.ts';
import { filled, type ReportSettings, type ToldOutcome, totalsOf } from './told-outcome.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/gu, (character) => escapes[character] ?? '');

/** What should be seen first stands first. */
const order = ['deviates', 'accepted', 'passes', 'noCase'] as const;
type Kind = (typeof order)[number];

interface Shown {
  readonly settings: ReportSettings;
  readonly words: PageTexts;
}

/**
 * The report for people: one page that needs nothing else, neither script nor network. The sum comes first; each result
 * can be folded away, and what deviates is open.
 */
export function htmlReport(
  outcomes: readonly ToldOutcome[],
  settings: ReportSettings,
  language: Language,
): string {
  const words = pageTexts[language];
  const shown = { settings, words };
  const totals = totalsOf(outcomes);
  const verdict = totals.deviates === 0 ? 'conforms' : 'deviates';
  const { baseUrl, realm, program, today } = settings;
  const sections = order
    .filter((kind) => totals[kind] > 0)
    .map((kind) =>
      section(
        kind,
        outcomes.filter((outcome) => outcome.kind === kind),
        shown,
      ),
    );
  return `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${escaped(`${words.title}: ${words.verdicts[verdict]}`)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<header>
<p class="name">${escaped(words.title)}</p>
<h1 class="${verdict}">${escaped(words.verdicts[verdict])}</h1>
<p>${escaped(filled(words.council, { realm, baseUrl }))}</p>
<p>${escaped(filled(words.made, { day: formatDay(today, language), program }))} ${escaped(words.masked)}</p>
</header>
${summary(outcomes, words)}
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function summary(outcomes: readonly ToldOutcome[], words: PageTexts): string {
  const totals = totalsOf(outcomes);
  const rows = order.map((kind) => {
    const name = escaped(words.sections[kind]);
    const linked = totals[kind] > 0 ? `<a href="#${kind}">${name}</a>` : name;
    return `<tr><th scope="row">${linked}</th><td>${totals[kind]}</td></tr>`;
  });
  return `<table>
<caption>${escaped(words.summary)}</caption>
<thead><tr><th scope="col">${escaped(words.result)}</th><th scope="col">${escaped(words.checks)}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function section(kind: Kind, outcomes: readonly ToldOutcome[], shown: Shown): string {
  const isOpen = kind === 'deviates' || kind === 'accepted' ? ' open' : '';
  return `<details id="${kind}" class="${kind}"${isOpen}>
<summary><h2>${escaped(shown.words.sections[kind])}</h2> <span class="count">${outcomes.length}</span></summary>
${outcomes.map((outcome) => check(outcome, shown)).join('\n')}
</details>`;
}

function check(outcome: ToldOutcome, { settings, words }: Shown): string {
  const { texts } = settings;
  const { id, clause, reason, kind, milliseconds, repeat, failure } = outcome;
  const facts = [
    [texts.clause, kind === 'noCase' ? clause : `${clause} · ${milliseconds} ms`],
    ...(failure
      ? [
          [texts.there, failure.found],
          [texts.should, failure.expected],
        ]
      : []),
    ...(failure?.deviation ? [[texts.because, becauseOf(failure.deviation, kind, texts)]] : []),
  ].map(([term = '', told = '']) => `<div><dt>${escaped(term)}</dt><dd>${escaped(told)}</dd></div>`);
  const commands = repeat.map((parts) => `<pre tabindex="0"><code>${escaped(parts.join(' '))}</code></pre>`);
  const label = failure ? texts.repeat : words.asked;
  return `<article id="${id}">
<h3><code>${id}</code> ${escaped(reason)}</h3>
<dl>${facts.join('')}</dl>
${kind === 'noCase' ? `<p>${escaped(words.noCase)}</p>` : ''}${
  commands.length === 0
    ? ''
    : `<details class="asked"${failure ? ' open' : ''}><summary>${escaped(label)}</summary>${commands.join('\n')}</details>`
}
</article>`;
}

const becauseOf = (
  { reason, expires }: { readonly reason: string; readonly expires: string },
  kind: ToldOutcome['kind'],
  texts: ReportSettings['texts'],
): string =>
  kind === 'accepted'
    ? `${reason} (${filled(texts.until, { day: expires })})`
    : filled(texts.expired, { day: expires, reason });
