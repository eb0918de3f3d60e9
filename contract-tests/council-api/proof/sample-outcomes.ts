import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { allChecks } from '../all-checks.ts';
import { ask, sendAs } from '../ask.ts';
import type { Finding } from '../finding.ts';
import type { CheckOutcome } from '../run-checks.ts';

const [first, second, third, fourth, ...others] = allChecks;
if (!first || !second || !third || !fourth) throw new Error('there are checks');

const hostile: Finding = {
  kind: 'value',
  where: '<a&b>',
  found: 's3cret 87654321X ZZBE \u001B[31m"# \\',
  expected: ']]>\u0000',
};
const deviation = {
  id: second.id,
  reason: 'viejo # servidor <b>',
  expires: '2027-01-31' as CalendarDay,
};
const failed = { finding: hostile, asks: [ask("/x?q='s3cret'")], milliseconds: 12.4 };
const vote = sendAs('visitor', '/vote', { body: { id: '87654321X' }, shown: { id: '****' } });

/** One outcome of each kind, from a council that sends everything back that it should not have. */
export const sampleOutcomes: readonly CheckOutcome[] = [
  { check: first, kind: 'passes', milliseconds: 3.6, asks: [ask('/a'), ask('/a'), vote] },
  { check: second, kind: 'accepted', deviation, ...failed },
  { check: third, kind: 'deviates', deviation: null, ...failed },
  { check: fourth, kind: 'noCase', milliseconds: 0 },
];

/** The same with every check there is, because a report of a whole run is long. */
export const manyOutcomes: readonly CheckOutcome[] = [
  ...sampleOutcomes,
  ...others.map((check, at): CheckOutcome => {
    if (at % 9 === 4) return { check, kind: 'deviates', deviation: null, ...failed };
    return { check, kind: 'passes', milliseconds: at, asks: [ask(`/api/vilanova/${check.id}`)] };
  }),
];
