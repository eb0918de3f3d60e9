import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDay, startOfDay } from '#domain/shared/calendar-day.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { type PaperBox, plannedBox } from '#domain/voting/paper/ballot-box.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { ballotStation } from '#fixtures/builders/councils/ballot-station.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { forgetOldTraces } from './forget-old-traces.ts';

const endDay = '2026-11-27' as CalendarDay;
const day = 86_400_000;
/** The first instant of the day so many days after the close. */
const after = (days: number) => startOfDay(addDays(endDay, 1 + days), 'Europe/Madrid');

/** What is erased at that instant of the surveys given, each of which has a key. */
async function erasedAt(
  now: number,
  appealsDays: number,
  surveys: readonly Survey[],
  box?: PaperBox['state'],
) {
  const { ports, town } = ballotStation(...surveys);
  for (const { id } of surveys) ports.keys.mark(town.realm, id, 'ana');
  const erased: unknown[] = [];
  const traces = {
    forgetSessions: async (expiredBy: number) => void erased.push(['sessions', expiredBy]),
    forgetDevices: async (expiredBy: number, at: number) => void erased.push(['devices', expiredBy, at]),
    forgetVotedDevices: async (realm: string, survey: string) => void erased.push([realm, survey]),
  };
  const tries: string[] = [];
  const desks = {
    votingDesk: { forgetTries: async (_: string, vote: string) => void tries.push(vote) },
    voteDesk: {
      openedVote: async () => (box === undefined ? null : { vote: 'poll', record: {} as VoteRecord }),
    },
    boxBook: {
      all: async () => (box === undefined ? [] : [{ ...plannedBox('mercat', 'Mercat'), state: box }]),
    },
  };
  await forgetOldTraces({ ...ports, ...desks, traces }, appealsDays)(now);
  return {
    tries,
    erased,
    keys: surveys.filter(({ id }) => ports.keys.isErased(town.realm, id)).map(({ id }) => id),
  };
}

describe('data that is no longer needed', () => {
  it('is sessions that have expired, and devices a year after their last', async () => {
    const now = 1000 * day;
    const { erased } = await erasedAt(now, 365, []);
    expect(erased).toEqual([
      ['sessions', now],
      ['devices', now - 365 * day, now],
    ]);
  });

  it('is which devices voted, a year after the close and not a millisecond before', async () => {
    const poll = aSurvey('poll', { endDay });
    expect((await erasedAt(after(365) - 1, 9999, [poll])).erased).toHaveLength(2);
    expect((await erasedAt(after(365), 9999, [poll])).erased.slice(2)).toEqual([['vilanova', 'poll']]);
  });

  it('is the key of a survey when appeals are over, and not a millisecond before', async () => {
    const poll = aSurvey('poll', { endDay });
    expect((await erasedAt(after(60) - 1, 60, [poll])).keys).toEqual([]);
    expect(await erasedAt(after(60), 60, [poll])).toMatchObject({ keys: ['poll'], tries: ['poll'] });
  });

  it('is no key while envelopes may still come for a box of the vote', async () => {
    const poll = aSurvey('poll', { endDay });
    expect(await erasedAt(after(60), 60, [poll], 'open')).toMatchObject({ keys: [], tries: [] });
    expect((await erasedAt(after(60), 60, [poll], 'sealed')).keys).toEqual(['poll']);
  });

  it('is nothing of a survey that never ends, or was never opened', async () => {
    const surveys = [aSurvey('endless'), aSurvey('planned', { endDay, isActive: false })];
    const { erased, keys } = await erasedAt(after(10_000), 1, surveys);
    expect(erased).toHaveLength(2);
    expect(keys).toEqual([]);
  });
});
