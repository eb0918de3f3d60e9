import { type ReportSettings, type OutcomeInWords, totalsOf } from './outcome-in-words.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML: what it cannot contain at all (control characters, halves of a surrogate pair) becomes a sign. */
const escaped = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/gu, (character) => escapes[character] ?? '');

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);

/** The report that build servers read. An accepted deviation and a check without a case count as skipped. */
export function junitReport(outcomes: readonly OutcomeInWords[], settings: ReportSettings): string {
  const { passes, deviates, accepted, noCase } = totalsOf(outcomes);
  const time = seconds(outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
  const counts = `tests="${passes + deviates + accepted + noCase}" failures="${deviates}" errors="0" skipped="${accepted + noCase}" time="${time}"`;
  const name = escaped(`${settings.baseUrl} ${settings.realm}`);
  const cases = outcomes.map((outcome) => testCase(outcome, settings)).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escaped(settings.program)}" ${counts}>\n<testsuite name="${name}" ${counts}>\n${cases}\n</testsuite>\n</testsuites>\n`;
}

function testCase(
  { id, clause, reason, kind, milliseconds, repeat, failure }: OutcomeInWords,
  { say }: ReportSettings,
): string {
  const opening = `<testcase name="${escaped(`${id} ${reason}`)}" classname="${escaped(clause)}" time="${seconds(milliseconds)}"`;
  if (kind === 'noCase') return `${opening}><skipped message="${escaped(say('noCase'))}"/></testcase>`;
  if (failure === null) return `${opening}/>`;
  if (kind === 'accepted') {
    const until = say('until', { day: failure.deviation?.expires ?? '' });
    const message = `${say('accepted')}, ${until}: ${failure.deviation?.reason ?? ''}`;
    return `${opening}><skipped message="${escaped(message)}"/></testcase>`;
  }
  const lines = [
    `${say('there')}: ${failure.found}`,
    `${say('should')}: ${failure.expected}`,
    ...(failure.deviation
      ? [say('expired', { day: failure.deviation.expires, reason: failure.deviation.reason })]
      : []),
    ...repeat.map((parts) => parts.join(' ')),
  ];
  const message = `${failure.found} → ${failure.expected}`;
  return `${opening}><failure type="${failure.kind}" message="${escaped(message)}">${escaped(lines.join('\n'))}</failure></testcase>`;
}
