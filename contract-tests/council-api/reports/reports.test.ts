import { describe, expect, it } from 'vitest';
import { contractTestsIn } from '#adapters/driven/texts/sentences-in.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { languages, languageTag } from '#domain/shared/localized-text.ts';
import type { Check } from '../check.ts';
import { clauseInWords } from './clause-in-words.ts';
import { htmlReport } from './html-report.ts';
import { jsonReport } from './json-report.ts';
import { junitReport } from './junit-report.ts';
import { sampleOutcomes } from '../proof/sample-outcomes.ts';
import { tapReport } from './tap-report.ts';
import { outcomeInWords } from './outcome-in-words.ts';

const say = contractTestsIn('es');
const settings = {
  say,
  baseUrl: 'https://c.example',
  realm: 'vilanova',
  token: 's3cret',
  secrets: ['87654321X', 'ZZBE'],
  today: '2026-11-18' as CalendarDay,
  program: 'concejo 1',
};
const outcomes = sampleOutcomes;
const [first, second, third, fourth] = outcomes.map(({ check }) => check) as [Check, Check, Check, Check];
const outcomesInWords = outcomes.map((outcome) => outcomeInWords(outcome, settings));
const reports = {
  json: jsonReport(outcomesInWords, settings),
  junit: junitReport(outcomesInWords, settings),
  tap: tapReport(outcomesInWords, settings),
  html: htmlReport(outcomesInWords, settings, 'es'),
};

describe.each(Object.entries(reports))('a report as %s', (_, report) => {
  it('never contains the credential, even if the council sends it back', () => {
    for (const secret of ['s3cret', '87654321X', 'ZZBE']) expect(report).not.toContain(secret);
    expect(report).toContain('Bearer ****');
  });

  it('contains no character that could control a terminal', () => {
    expect(report).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it('names every check', () => {
    for (const { check } of outcomes) expect(report).toContain(check.id);
  });
});

describe('reports', () => {
  it('as JSON give each result, and whether the council conforms', () => {
    expect(JSON.parse(reports.json)).toMatchObject({
      conforms: false,
      totals: { passes: 1, deviates: 1, accepted: 1, noCase: 1 },
      checks: [
        { id: first.id, clause: first.clause, result: 'passes', milliseconds: 4 },
        {
          id: second.id,
          result: 'accepted',
          deviation: { reason: 'viejo # servidor <b>', expires: '2027-01-31' },
        },
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

  it('as JUnit escape what XML would interpret', () => {
    const names = elementsOf(reports.junit);
    const count = (name: string) => names.filter((each) => each === name).length;
    expect([count('testcase'), count('failure'), count('skipped')]).toEqual([4, 1, 2]);
    expect(reports.junit).toContain('&lt;a&amp;b&gt;: **** **** **** \uFFFD[31m&quot;# \\');
    expect(reports.junit).toContain('tests="4" failures="1" errors="0" skipped="2" time="0.028"');
  });

  it('as TAP escape what begins a directive', () => {
    const points = reports.tap.split('\n').filter((line) => /^(?:not )?ok /u.test(line));
    expect(points).toEqual([
      `ok 1 - ${first.id} ${say(first.id)}`,
      `not ok 2 - ${second.id} ${say(second.id)} # TODO hasta 2027-01-31: viejo \\# servidor <b>`,
      `not ok 3 - ${third.id} ${say(third.id)}`,
      `ok 4 - ${fourth.id} ${say(fourth.id)} # SKIP sin caso`,
    ]);
  });
});

describe.each(languages)('a report as a page in %s', (language) => {
  const page = htmlReport(outcomesInWords, { ...settings, say: contractTestsIn(language) }, language);

  it('gives the summary before anything else, and opens deviations', () => {
    const at = (text: string) => page.indexOf(text);
    expect(page).toContain(`<html lang="${languageTag(language)}">`);
    expect(at('<h1 class="deviates">')).toBeGreaterThan(0);
    expect(at('<table>')).toBeGreaterThan(at('<h1'));
    expect(at('<details id="deviates" class="deviates" open>')).toBeGreaterThan(at('</table>'));
    expect(at('<details id="passes" class="passes">')).toBeGreaterThan(at('<details id="accepted"'));
    expect(page).not.toMatch(/\{\w+\}|undefined/u);
  });

  it('contains nothing that could run, and loads nothing', () => {
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(page).not.toMatch(/<script|<link|<img|<iframe|\son\w+=|url\(/u);
    expect(page).toContain('&lt;a&amp;b&gt;');
    expect(page).not.toContain('<a&b>');
  });

  it('has every check with its clause, and a command if something was asked', () => {
    for (const { check, kind } of outcomes) {
      const [, article = ''] =
        new RegExp(`<article id="${check.id}">([^]*?)</article>`, 'u').exec(page) ?? [];
      expect(article).toContain(clauseInWords(check.clause, contractTestsIn(language)));
      expect(article.includes('curl -s')).toBe(kind !== 'noCase');
    }
  });
});

describe('the clause of a check for people', () => {
  it.each([
    ['es', 'parte 3, apartado 7', 'decisiones de Concejo: los votos'],
    ['va', 'part 3, apartat 7', 'decisions de Concejo: els vots'],
    ['ca', 'part 3, apartat 7', 'decisions de Concejo: els vots'],
    ['en', 'part 3, section 7', 'Concejo’s decisions: votes'],
    ['eu', '3. zatia, 7. atala', 'Concejoren erabakiak: botoak'],
  ] as const)('is in the language of the reader: %s', (language, specified, own) => {
    const inWords = (clause: Check['clause']) => clauseInWords(clause, contractTestsIn(language));
    expect([inWords('3-contenidos §7'), inWords('decisiones §votos')]).toEqual([specified, own]);
    expect(inWords('interfaces §api')).toContain('API');
  });
});

/** The names of a document's elements; just enough of an XML parser to see that they open and close in order. */
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
