import { type ReportSettings, type OutcomeInWords, totalsOf } from './outcome-in-words.ts';

/** The report for programs: what was checked, against which council, and every outcome. */
export function jsonReport(
  outcomes: readonly OutcomeInWords[],
  { program, baseUrl, realm }: ReportSettings,
): string {
  const totals = totalsOf(outcomes);
  const checks = outcomes.map(({ failure, kind, repeat, ...outcome }) => {
    const common = { ...outcome, result: kind, repeat: repeat.map((parts) => parts.join(' ')) };
    if (failure === null) return common;
    const { kind: finding, ...details } = failure;
    return { ...common, finding, ...details };
  });
  return `${JSON.stringify({ program, baseUrl, realm, conforms: totals.deviates === 0, totals, checks }, null, 2)}\n`;
}
