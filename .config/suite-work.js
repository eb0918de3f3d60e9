// Limits `npm test` to ten minutes on two cores. A clock would be red on a busy machine, so work is counted instead:
// each thing that costs time has a price in seconds of one core, as measured on a quiet machine (docs/testing.md).
// fixtures/builders/noted-work.ts records them. A change that exceeds the limit must save work elsewhere.
import { existsSync, readFileSync } from 'node:fs';

/** Seconds of one core that each costs. */
const prices = {
  // The first page of a window, which has none of the scripts yet, costs this more than another (ui-web/e2e/visitor.ts).
  window: 0.4,
  page: 0.28,
  axe: 0.27,
  served: 1.5,
  council: 0.08,
  process: 0.8,
  database: 0.15,
};
/** What every run has: types, lint, build, and tests that start no process. */
const always = 450;
/** Ten minutes of two cores, which are busy five sixths of the time. */
const most = 1000;

/** How often each was used, and whether the total is within the limit. */
export function countedWork(log) {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  const counted = Object.fromEntries(
    Object.keys(prices).map((kind) => [kind, lines.filter((line) => line === kind).length]),
  );
  const seconds = Object.entries(counted).reduce((sum, [kind, n]) => sum + n * prices[kind], always);
  return { counted, seconds, fits: seconds <= most };
}

export function workReport({ counted, seconds, fits }) {
  const parts = Object.entries(counted).map(([kind, n]) => `${n} × ${kind}`);
  const sum = `${Math.round(seconds)} of ${most} seconds of one core`;
  return `\n— work of the suite: ${parts.join(', ')}: ${sum}\n${fits ? '' : '✗ more work than the suite may have\n'}`;
}
