import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { ballotStation } from '#fixtures/builders/councils/ballot-station.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { asDocument } from '#fixtures/memory/realm-register.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { readVoteCount } from './read-vote-count.ts';

const endDay = '2026-11-27' as CalendarDay;

async function toldAfter(votes: number, survey: Survey, now?: number) {
  const { ports, town, fill, setTime } = ballotStation(survey);
  await fill(votes);
  if (now !== undefined) setTime(now);
  return readVoteCount(ports)(town, asDocument(survey));
}

describe('the number of participants', () => {
  it('is not given if the council hides it, before the close or after', async () => {
    const survey = aSurvey('poll', { hideVoteCount: true, endDay });
    expect(await toldAfter(3, survey)).toBeNull();
    expect(await toldAfter(3, survey, startOfDay(addDays(endDay, 1), 'Europe/Madrid'))).toBeNull();
  });

  it('of likes, whose result it is, is given only while everybody may see results', async () => {
    const likes = (more: Partial<Survey>) =>
      aSurvey('huerto', { question: { kind: 'likes' }, endDay, ...more });
    const close = startOfDay(addDays(endDay, 1), 'Europe/Madrid');
    expect(await toldAfter(3, likes({}))).toBeNull();
    expect(await toldAfter(3, likes({ showResults: true }))).toBeNull();
    expect(await toldAfter(3, likes({ showResultsBefore: true }))).toBe(3);
    const later = likes({ showResultsAfterPollIsClosed: true, resultsFrom: close + 5 });
    expect(await toldAfter(3, later, close + 4)).toBeNull();
    expect(await toldAfter(3, later, close + 5)).toBe(3);
  });

  it('is exact without census, and in steps of 25 with one until the close', async () => {
    expect(await toldAfter(37, aSurvey('poll'))).toBe(37);
    const survey = aSurvey('budget', { census: true, endDay });
    expect(await toldAfter(24, survey)).toBe(0);
    expect(await toldAfter(37, survey)).toBe(25);
    expect(await toldAfter(37, survey, startOfDay(addDays(endDay, 1), 'Europe/Madrid'))).toBe(37);
  });
});
