import { describe, expect, it } from 'vitest';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { isLeft } from '#domain/shared/result.ts';
import { aSurveyDocument } from '#fixtures/builders/data/survey-document.ts';
import { processChange } from './process-change.ts';

const zone = 'Europe/Madrid';
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const process = { id: 'one', proposals: 'propuestas-uno' } as const;

function aPoll(more: object) {
  const read = readSurvey(
    { ...aSurveyDocument('poll'), isActive: true, endTime: '2026-05-20', ...more },
    zone,
  );
  if (isLeft(read)) throw new Error(read.left.where);
  return read.right;
}

const changedOn = (
  noted: Readonly<Record<string, string>>,
  polls: readonly object[] = [],
  at = '2026-05-10',
) =>
  processChange(process, {
    changes: new Map(Object.entries(noted).map(([name, day]) => [name, noonOf(day)])),
    surveys: polls.map(aPoll),
    now: noonOf(at),
    zone,
  });

describe('the day on which the data of a process last changed', () => {
  it('is the latest of the process, its proposals and its surveys, and of no other process', () => {
    const noted = { 'procesos/one': '2026-05-01', 'procesos/two': '2026-05-09', procesos: '2026-05-09' };
    expect(changedOn(noted)).toBe('2026-05-01');
    for (const more of ['propuestas/one', '#published/one', 'propuestas-uno'])
      expect(changedOn({ ...noted, [more]: '2026-05-03' })).toBe('2026-05-03');
    expect(changedOn({ ...noted, '#surveys/poll': '2026-05-04' }, [{}])).toBe('2026-05-04');
  });

  it('is unknown if no change was noted', () => {
    expect(changedOn({ procesos: '2026-05-09', 'procesos/two': '2026-05-09' })).toBeNull();
  });

  it('is unknown while the result of an open vote is shown, which every ballot changes', () => {
    const noted = { 'procesos/one': '2026-05-01' };
    expect(changedOn(noted, [{ showResultsBefore: true }])).toBeNull();
    expect(changedOn(noted, [{ showResultsBefore: false }])).toBe('2026-05-01');
  });

  it('is the day on which a survey was published, or its result, if that is later', () => {
    const noted = { 'procesos/one': '2026-05-01' };
    expect(changedOn(noted, [{ startPublicationTime: '2026-05-08T09:00:00' }])).toBe('2026-05-08');
    const shown = { showResultsAfterPollIsClosed: true };
    expect(changedOn(noted, [shown], '2026-06-20')).toBe('2026-05-20');
    expect(changedOn(noted, [{ ...shown, resultsFrom: '2026-06-02T10:00:00' }], '2026-06-20')).toBe(
      '2026-06-02',
    );
    expect(changedOn(noted, [{ showResultsAfterPollIsClosed: false }], '2026-06-20')).toBe('2026-05-01');
  });
});
