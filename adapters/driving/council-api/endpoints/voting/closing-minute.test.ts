import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import { crowdedTown, endDay, voteOf } from '#fixtures/builders/towns/crowd.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

/**
 * A council with one survey in Madrid's winter, and the outcome of a vote at an instant: `taken` or the refusal's
 * code.
 */
async function poll(more: Readonly<Record<string, unknown>> = {}) {
  const council = await openTestCouncil({ folders: [crowdedTown(more)] });
  const cookie = await deviceCookie(council.server, 'nova');
  const voteAt = async (instant: number, person: number) => {
    council.setTime(instant);
    return (await ask(council.server, voteOf(person, cookie))).body['errCode'] ?? 'taken';
  };
  return { ...council, voteAt };
}

describe('the first and the last minute of a vote', () => {
  it('are those of the town’s own clock, to the millisecond', async () => {
    const [start, end] = [
      startOfDay(today, 'Europe/Madrid'),
      startOfDay(addDays(endDay, 1), 'Europe/Madrid'),
    ];
    expect(new Date(end).toISOString()).toBe('2026-11-27T23:00:00.000Z');
    const { server, voteAt } = await poll({ startTime: `${today}T00:00:00` });
    expect(await voteAt(start - 1, 0)).toBe(32);
    expect(await voteAt(start, 0)).toBe('taken');
    expect(await voteAt(end - 1, 1)).toBe('taken');
    expect(await voteAt(end, 2)).toBe(33);
    expect(await voteAt(end + 1, 2)).toBe(33);
    expect((await ask(server, '/api/nova/surveys/poll/results')).body).toMatchObject({ ballots: 2 });
  });

  it('have no results and no list before the end, and both from then on', async () => {
    const { server, setTime } = await poll();
    const end = startOfDay(addDays(endDay, 1), 'Europe/Madrid');
    const seen = async () => [
      (await server.inject('/api/nova/surveys/poll/results')).statusCode,
      (await server.inject('/api/nova/surveys/poll/ballots')).statusCode,
    ];
    setTime(end - 1);
    expect(await seen()).toEqual([403, 403]);
    setTime(end);
    expect(await seen()).toEqual([200, 200]);
  });

  it('never come if the council has not opened the vote', async () => {
    const { voteAt } = await poll({ isActive: false });
    expect(await voteAt(startOfDay(today, 'Europe/Madrid'), 0)).toBe(34);
  });
});
