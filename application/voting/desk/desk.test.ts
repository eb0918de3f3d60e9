import { describe, expect, it } from 'vitest';
import type { PaperMarks } from '#application/ports/server/office/voting-desk.ts';
import { publishedSurveys } from '#application/voting/published-surveys.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { type CalendarDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { deskAnswers } from '#domain/voting/desk/desk-answer.ts';
import type { VoteRecord } from '#domain/voting/opening/vote-record.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { memoryBallots } from '#fixtures/memory/ballot-store.ts';
import { memoryCensus } from '#fixtures/memory/census-register.ts';
import { memoryRealms } from '#fixtures/memory/realm-register.ts';
import { memoryKeys } from '#fixtures/memory/voting-keys.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { deskOfVote } from './desk-vote.ts';
import { findAtDesk } from './find-at-desk.ts';
import { givePaper, isDeskOpen } from './give-paper.ts';

const town = aTown();
const endDay = '2026-11-27' as CalendarDay;
const survey = (id: string, more: Parameters<typeof aSurvey>[1] = {}) =>
  aSurvey(id, { census: true, endDay, ...more });
const signed = {
  hash: 'h',
  text: '{}',
  by: [
    { person: 'a', name: 'Amparo', at: 1 },
    { person: 'v', name: 'Vicent', at: 2 },
  ],
} as const;
const opened = (...surveys: readonly string[]): VoteRecord => ({
  surveys,
  waiting: null,
  opened: signed,
  changes: [],
});
const ana = { identity: '12345678z', box: 'mercat', way: 'box', key: 'k1' } as const;

/** A town with a vote, a desk, and what the store was asked to give. */
function aDesk(
  surveys = [survey('main'), survey('second')],
  record: VoteRecord | null = opened('main', 'second'),
) {
  let now = noon;
  const given: PaperMarks[] = [];
  const clock = { now: () => now };
  const ports = {
    realms: publishedSurveys(memoryRealms(town, surveys), clock),
    voteDesk: { openedVote: async () => record && { vote: 'main', record } },
    census: memoryCensus(town.realm, [{ identity: '12345678Z' as IdentityNumber, secrets: ['1984'] }]),
    ballots: memoryBallots(),
    votingDesk: {
      give: async (marks: PaperMarks): Promise<Either<{ kind: 'closed' }, 'recorded'>> => {
        given.push(marks);
        return marks.isOpen() ? right('recorded') : left({ kind: 'closed' });
      },
    },
    keys: memoryKeys(),
    clock,
  };
  return {
    ports,
    given,
    at: (day: string) => {
      now = startOfDay(day as CalendarDay, town.timeZone);
    },
    find: (vote = 'main') => deskOfVote(ports, town, vote),
    give: async (more: object = {}) => {
      const desk = await deskOfVote(ports, town, 'main');
      if (isLeft(desk)) throw new Error(desk.left.kind);
      return givePaper(ports)(town, desk.right, { ...ana, ...more });
    },
  };
}

describe('a vote', () => {
  it('has a desk if two people opened it and all its surveys check the census', async () => {
    expect(await aDesk().find()).toMatchObject(right({ vote: 'main', opens: 2 }));
    const closes = startOfDay('2026-11-28' as CalendarDay, town.timeZone);
    expect(await aDesk().find()).toMatchObject(right({ closes }));
    const without = [survey('main', { startsAt: 5 }), survey('second', { endDay: null, startsAt: 7 })];
    expect(await aDesk(without).find()).toMatchObject(right({ opens: 5, closes: null }));
  });

  it('has none otherwise', async () => {
    expect(await aDesk().find('nothing')).toEqual(left({ kind: 'unknownSurvey' }));
    expect(await aDesk().find('second')).toEqual(left({ kind: 'noDesk' }));
    for (const record of [null, { ...opened('main'), opened: null }, opened('main', 'gone')])
      expect(await aDesk(undefined, record).find()).toEqual(left({ kind: 'noDesk' }));
    expect(await aDesk([survey('main'), survey('second', { census: false })]).find()).toEqual(
      left({ kind: 'noDesk' }),
    );
  });
});

describe('a paper ballot', () => {
  it('marks the person in all surveys as a vote would, and hides the try behind the key of the survey', async () => {
    const { give, given, ports } = aDesk();
    expect(await give()).toEqual(right('recorded'));
    expect(given).toMatchObject([
      {
        vote: 'main',
        way: 'box',
        box: 'mercat',
        marks: [
          { survey: 'main', mark: ports.keys.mark(town.realm, survey('main').id, 'person:12345678Z') },
          { survey: 'second' },
        ],
        attempt: ports.keys.mark(town.realm, survey('main').id, 'try:k1 person:12345678Z'),
      },
    ]);
  });

  it('is given to nobody who is not listed, and decided by the store for all others', async () => {
    const { give, ports, given } = aDesk();
    expect(await give({ identity: '00000000T' })).toEqual(left({ kind: 'notListed' }));
    expect(await give({ identity: '?' })).toEqual(left({ kind: 'unreadable' }));
    const vote = { surveys: [survey('main')] };
    const looked = ['?', '00000000T', ana.identity].map((one) => findAtDesk(ports)(town, vote, one));
    const answers = (await Promise.all(looked)).map(({ answer }) => answer);
    expect(answers).toEqual(['unreadable', 'notListed', 'mayVote']);
    expect(deskAnswers).toEqual(expect.arrayContaining([...answers, 'hasMark']));
    const mark = ports.keys.mark(town.realm, survey('second').id, 'person:12345678Z');
    await ports.ballots.record(aBallotEntry(mark, { survey: survey('second').id }));
    await give();
    expect(given).toHaveLength(1);
  });

  it('is given to nobody for whom one survey of the vote is not', async () => {
    const conditions = { ageFrom: null, ageTo: null, districts: ['El Carme'] };
    const { give, ports, given } = aDesk([survey('main'), survey('second', { conditions })]);
    expect(await give()).toEqual(left({ kind: 'notForPerson' }));
    const vote = { surveys: [survey('main', { conditions })] };
    expect(await findAtDesk(ports)(town, vote, ana.identity)).toEqual({
      answer: 'notForPerson',
      found: null,
    });
    expect(given).toEqual([]);
  });

  it('is given while all surveys are open; an envelope is passed later, while there are keys', async () => {
    const { give, at, ports, find } = aDesk([
      survey('main'),
      survey('second', { endDay: '2026-11-20' as CalendarDay }),
    ]);
    expect(await give()).toEqual(right('recorded'));
    at('2026-11-21');
    expect(await give()).toEqual(left({ kind: 'closed' }));
    expect(await give({ way: 'envelope' })).toEqual(right('recorded'));
    ports.keys.erase(town.realm, survey('second').id);
    expect(await give({ way: 'envelope' })).toEqual(left({ kind: 'closed' }));
    const desk = await find();
    expect(isLeft(desk) || isDeskOpen(ports, town, desk.right, 'envelope')).toBe(false);
  });
});
