import { describe, expect, it } from 'vitest';
import { surveyId } from '#domain/shared/ids.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryRealms } from '#fixtures/memory/realm-register.ts';
import { nextPublication, publishedSurveys } from './published-surveys.ts';

const town = aTown();
const register = memoryRealms(town, [
  aSurvey('always'),
  aSurvey('later', { publishedFrom: 5000 }),
  aSurvey('next', { publishedFrom: 2000 }),
]);

/** The surveys that are shown at an instant: in the list, and one by one. */
async function shownAt(now: number) {
  const realms = publishedSurveys(register, { now: () => now });
  const listed = (await realms.surveys(town)).map(({ survey }) => survey.id);
  const found = await Promise.all(
    ['always', 'next', 'later', 'unknown'].map((id) => realms.survey(town, surveyId(id))),
  );
  return { listed, found: found.flatMap((one) => (one === null ? [] : [one.survey.id])) };
}

describe('a survey with a time of publication', () => {
  it('is neither listed nor found before that instant, and is from it on', async () => {
    expect(await shownAt(1999)).toEqual({ listed: ['always'], found: ['always'] });
    expect(await shownAt(2000)).toEqual({ listed: ['always', 'next'], found: ['always', 'next'] });
    expect((await shownAt(5000)).found).toEqual(['always', 'next', 'later']);
  });

  it('is known to those who must not forget it, and so are the towns', async () => {
    const realms = publishedSurveys(register, { now: () => 0 });
    expect(await realms.all.surveys(town)).toHaveLength(3);
    expect([await realms.towns(), await realms.town(town.realm)]).toEqual([[town], town]);
  });

  it('is the next one if no other comes before it', async () => {
    const nextAt = (now: number) => nextPublication(register, town, now);
    expect([await nextAt(0), await nextAt(2000), await nextAt(4999), await nextAt(5000)]).toEqual([
      2000,
      5000,
      5000,
      null,
    ]);
  });
});
