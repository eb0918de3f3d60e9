import { describe, expect, it } from 'vitest';
import { publishedSurveys } from '#application/voting/published-surveys.ts';
import { type CalendarDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import type { DayTurnout } from '#domain/voting/desk/turnout.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { memoryRealms } from '#fixtures/memory/realm-register.ts';
import { keepTurnout } from './keep-turnout.ts';
import { storedHealth } from './vote-health.ts';
import { voteWaits } from './vote-waits.ts';

const town = aTown();
const realm = realmId('vilanova');
const survey = surveyId('main');
const day = (text: string) => text as CalendarDay;
const desk = { paper: new Map([['mercat', 3]]), envelopes: new Map<string, number>(), assisted: 0 };

describe('the count of a day', () => {
  /** Runs the rounds at these moments and says what was kept. */
  async function kept(days: readonly string[], endDay: CalendarDay | null = day('2026-11-20')) {
    const found: (DayTurnout & { readonly vote: string })[] = [];
    let now = noon;
    const clock = { now: () => now };
    const surveys = [aSurvey('main', { census: true, endDay }), aSurvey('plain')];
    const by = [
      { person: 'a', name: 'Amparo', at: noon },
      { person: 'v', name: 'Vicent', at: noon },
    ] as const;
    const record: VoteRecord = {
      surveys: ['main'],
      waiting: null,
      opened: { hash: 'h', text: '{}', by },
      changes: [],
    };
    const all = new Map([
      ['main', record],
      ['plain', { ...record, opened: null }],
    ]);
    const keep = keepTurnout({
      realms: publishedSurveys(memoryRealms(town, surveys), clock),
      voteDesk: {
        all: async () => all,
        openedVote: async (_, id) => ({ vote: id, record: all.get(id) ?? record }),
      },
      votingDesk: { keepDay: async (_, vote, count) => void found.push({ ...count, vote }) },
      ballots: { countMarks: async () => 40 },
      clock,
    });
    for (const one of days) {
      now = startOfDay(day(one), town.timeZone) + 60_000;
      await keep();
      await keep();
    }
    return found;
  }

  it('is kept once, soon after the day, of opened votes only', async () => {
    expect(await kept(['2026-11-19', '2026-11-20'])).toEqual([
      { vote: 'main', day: '2026-11-18', count: 40 },
      { vote: 'main', day: '2026-11-19', count: 40 },
    ]);
  });

  it('is kept of no day before the opening or after the close', async () => {
    expect(await kept(['2026-11-18', '2026-11-21', '2026-11-22'])).toEqual([
      { vote: 'main', day: '2026-11-20', count: 40 },
    ]);
    expect(await kept(['2026-12-24'], null)).toHaveLength(1);
  });
});

describe('what is stored of a vote', () => {
  const health = (marks: readonly number[], ballots: number, hasPaper = false) => {
    let n = 0;
    return storedHealth(
      {
        ballots: {
          count: async () => ballots,
          countMarks: async () => {
            n += 1;
            return marks[Math.min(n, marks.length) - 1] ?? 0;
          },
        },
        counts: async () => desk,
      },
      realm,
      [survey],
      hasPaper,
    );
  };

  it('agrees if each mark of the web has a ballot', async () => {
    expect(await health([40], 37)).toBe('equal');
    expect(await health([40], 38)).toBe('different');
    expect(await health([39, 40, 40, 40], 37)).toBe('equal');
  });

  it('may have the paper ballots too once they joined, and never more than marks', async () => {
    expect([
      await health([40], 39, true),
      await health([40], 41, true),
      await health([40], 36, true),
    ]).toEqual(['equal', 'different', 'different']);
  });

  it('is not compared while people vote faster', async () => {
    expect(
      await health(
        Array.from({ length: 20 }, (_, n) => n),
        37,
      ),
    ).toBe('moving');
  });
});

describe('how long voters wait for their answer', () => {
  it('is told of 25 votes together, and changes with every twenty-fifth only', () => {
    const { note, median } = voteWaits();
    const vote = (votes: number, wait: number) => {
      for (let n = 0; n < votes; n += 1) note(wait);
      return median();
    };
    expect([vote(24, 300), vote(1, 300), vote(24, 2000), vote(1, 2000)]).toEqual([null, 3, 3, 20]);
  });
});
