import type { ReportSettings, OutcomeInWords } from './outcome-in-words.ts';

/** `#` begins a directive and `\` escapes it, so both are escaped in the texts. */
const escaped = (text: string) => text.replaceAll(/[\\#]/gu, String.raw`\$&`).replaceAll(/\s+/gu, ' ');

/** Test Anything Protocol, version 14. An accepted deviation is a TODO, a check without a case is skipped. */
export function tapReport(outcomes: readonly OutcomeInWords[], settings: ReportSettings): string {
  const lines = outcomes.flatMap((outcome, index) => testPoint(outcome, index + 1, settings));
  return ['TAP version 14', `1..${outcomes.length}`, ...lines, ''].join('\n');
}

function testPoint(outcome: OutcomeInWords, number: number, { say }: ReportSettings): readonly string[] {
  const { id, clause, reason, kind, milliseconds, repeat, failure } = outcome;
  const point = `${number} - ${escaped(`${id} ${reason}`)}`;
  if (kind === 'noCase') return [`ok ${point} # SKIP ${escaped(say('noCase'))}`];
  if (failure === null) return [`ok ${point}`, '  ---', `  duration_ms: ${milliseconds}`, '  ...'];
  const { deviation } = failure;
  const because = deviation ? `${say('until', { day: deviation.expires })}: ${deviation.reason}` : '';
  const facts: Readonly<Record<string, string>> = {
    clause,
    found: failure.found,
    expected: failure.expected,
    ...(deviation && kind === 'deviates'
      ? { deviation: say('expired', { day: deviation.expires, reason: deviation.reason }) }
      : {}),
  };
  return [
    `not ok ${point}${kind === 'accepted' ? ` # TODO ${escaped(because)}` : ''}`,
    '  ---',
    ...Object.entries(facts).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`),
    `  duration_ms: ${milliseconds}`,
    '  repeat:',
    ...repeat.map((parts) => `    - ${JSON.stringify(parts.join(' '))}`),
    '  ...',
  ];
}
