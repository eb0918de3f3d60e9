import { expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { comparedPlaceViews } from './places-view.ts';

it('a place with a single vote has one vote, not one votes', async () => {
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await speech.later();
  const place = (name: string, votes: number) => ({
    name,
    votes,
    projects: 1,
    spent: [cents(0)],
    funded: [0],
  });
  const districts = [place('Centre', 1), place('Nord', 3)];
  const none = { budget: cents(100), ballots: 4, rules: [], projects: [], categories: [] };
  expect(comparedPlaceViews({ ...none, districts }, 'districts', speech).map(({ detail }) => detail)).toEqual(
    [expect.stringMatching(/^1 voto, /u), expect.stringMatching(/^3 votos, /u)],
  );
});
