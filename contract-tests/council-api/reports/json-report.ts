import { type ReportSettings, type ToldOutcome, totalsOf } from './told-outcome.ts';

/** The report for programs: what was checked, against what, and every outcome. */
export function jsonReport(
  outcomes: readonly ToldOutcome[],
  { program, baseUrl, realm }: ReportSettings,
): string {
  const totals = totalsOf(outcomes);
  const checks = outcomes.map(({ failure, kind, ...outcome }) => {
    if (failure === null) return { ...outcome, result: kind };
    const { kind: finding, repeat, ...told } = failure;
    return { ...outcome, result: kind, finding, ...told, repeat: repeat.map((parts) => parts.join(' ')) };
  });
  return `${JSON.stringify({ program, baseUrl, realm, conforms: totals.deviates === 0, totals, checks }, null, 2)}\n`;
}
