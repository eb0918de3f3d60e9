import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { allChecks } from '../all-checks.ts';
import { ask } from '../ask.ts';
import type { Finding } from '../finding.ts';
import type { Outcome } from '../run-checks.ts';
import { es } from '../texts/es.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';
import { tapReport } from './tap-report.ts';
import { tell } from './told-outcome.ts';

const settings = {
  texts: es,
  baseUrl: 'https://c.example',
  realm: 'vilanova',
  token: 's3cret',
  program: 'concejo 1',
};
const [first, second, third, fourth] = allChecks;
if (!first || !second || !third || !fourth) throw new Error('there are checks');

const hostile: Finding = {
  kind: 'value',
  where: '<a&b>',
  found: 's3cret \u001B[31m"# \\',
  expected: ']]>\u0000',
};
const day = '2027-01-31' as CalendarDay;
const deviation = { id: second.id, reason: 'viejo # servidor', expires: day };
const failed = { finding: hostile, asks: [ask("/x?q='s3cret'")], milliseconds: 12.4 };
const outcomes: readonly Outcome[] = [
  { check: first, kind: 'passes', milliseconds: 3.6 },
  { check: second, kind: 'accepted', deviation, ...failed },
  { check: third, kind: 'deviates', deviation: null, ...failed },
  { check: fourth, kind: 'noCase', milliseconds: 0 },
];
const told = outcomes.map((outcome) => tell(outcome, settings));
const reports = {
  json: jsonReport(told, settings),
  junit: junitReport(told, settings),
  tap: tapReport(told, settings),
};

describe.each(Object.entries(reports))('a report as %s', (_, report) => {
  it('never holds the credential, even when the council sends it back', () => {
    expect(report).not.toContain('s3cret');
    expect(report).toContain('Bearer ****');
  });

  it('holds no character that could steer a terminal', () => {
    expect(report).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it('names every check', () => {
    for (const { check } of outcomes) expect(report).toContain(check.id);
  });
});

describe('reports', () => {
  it('as JSON tell each result, and whether the council conforms', () => {
    expect(JSON.parse(reports.json)).toMatchObject({
      conforms: false,
      totals: { passes: 1, deviates: 1, accepted: 1, noCase: 1 },
      checks: [
        { id: first.id, result: 'passes', milliseconds: 4 },
        { id: second.id, result: 'accepted', deviation: { reason: 'viejo # servidor', expires: day } },
        {
          id: third.id,
          result: 'deviates',
          finding: 'value',
          deviation: null,
          repeat: [expect.stringContaining('curl -s')],
        },
        { id: fourth.id, result: 'noCase' },
      ],
    });
  });

  it('as JUnit escape what XML would take for its own', () => {
    const names = elementsOf(reports.junit);
    const count = (name: string) => names.filter((each) => each === name).length;
    expect([count('testcase'), count('failure'), count('skipped')]).toEqual([4, 1, 2]);
    expect(reports.junit).toContain('&lt;a&amp;b&gt;: **** \uFFFD[31m&quot;# \\');
    expect(reports.junit).toContain('tests="4" failures="1" errors="0" skipped="2" time="0.028"');
  });

  it('as TAP escape what begins a directive', () => {
    const points = reports.tap.split('\n').filter((line) => /^(?:not )?ok /u.test(line));
    expect(points).toEqual([
      `ok 1 - ${first.id} ${es.reasons[first.id]}`,
      `not ok 2 - ${second.id} ${es.reasons[second.id]} # TODO hasta 2027-01-31: viejo \\# servidor`,
      `not ok 3 - ${third.id} ${es.reasons[third.id]}`,
      `ok 4 - ${fourth.id} ${es.reasons[fourth.id]} # SKIP sin caso`,
    ]);
  });
});

/** The names of a document's elements; enough of a reader of XML to see that they open and close in order. */
function elementsOf(text: string): readonly string[] {
  const names: string[] = [];
  const open: string[] = [];
  for (const [, closing, name = '', self] of text.matchAll(/<(\/?)([a-z]+)(?:\s[a-z]+="[^"<>]*")*(\/?)>/gu)) {
    if (closing) expect(open.pop()).toBe(name);
    else {
      names.push(name);
      if (!self) open.push(name);
    }
  }
  expect(open).toEqual([]);
  expect(text.replaceAll(/<\/?[a-z]+(?:\s[a-z]+="[^"<>]*")*\/?>|<\?xml[^<>]*\?>/gu, '')).not.toMatch(/[<>]/u);
  return names;
}
