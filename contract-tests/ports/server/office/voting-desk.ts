import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BallotStore } from '#application/ports/server/ballot-store.ts';
import type { BoxBook } from '#application/ports/server/office/box-book.ts';
import type { PaperMarks, VotingDesk } from '#application/ports/server/office/voting-desk.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { isRight, left, right } from '#domain/shared/result.ts';
import { type PaperBox, plannedBox } from '#domain/voting/paper/ballot-box.ts';
import { paperMarks, webMarks } from '#domain/voting/desk/desk-counts.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const surveys = ['budget', 'second'].map(surveyId);
const [main] = surveys as [ReturnType<typeof surveyId>];
const given = (person: string, more: Partial<PaperMarks> = {}): PaperMarks => ({
  kind: 'paper',
  realm: town,
  vote: 'budget',
  way: 'box',
  box: 'mercat',
  marks: surveys.map((survey) => ({ survey, mark: person })),
  attempt: `try of ${person}`,
  isOpen: () => true,
  ...more,
});
const voteOf = (person: string, survey = main) =>
  aBallotEntry(person, { survey, ballot: ballotId(`${survey} ${person}`) });
const refused = left({ kind: 'alreadyVoted' });

/** A desk of a vote, and the ballots in the same database. */
export interface DeskOfBallots {
  readonly desk: VotingDesk;
  readonly ballots: BallotStore;
  readonly boxes: BoxBook;
}

const withStates = (mercat: PaperBox['state'], residencia: PaperBox['state']) => () => ({
  act: {
    boxes: [
      { ...plannedBox('mercat', 'Mercat'), state: mercat },
      { ...plannedBox('residencia', 'Residencia'), state: residencia },
    ],
    surveys: ['budget', 'second'],
    steps: [],
  },
  answer: null,
});

/** The contract of the desks of votes. `open` gives an empty one each time. */
export function votingDeskContract(name: string, make: () => Promise<DeskOfBallots>): void {
  const open = async () => {
    const made = await make();
    await made.boxes.change(town, 'budget', withStates('open', 'open'));
    return made;
  };
  describe(`${name} keeps the contract of the desk of a vote`, () => {
    it('marks a person in all surveys of the vote, and counts the ballot for its box', async () => {
      const { desk, ballots } = await open();
      expect(await desk.give(given('ana'))).toEqual(right('recorded'));
      expect(await desk.give(given('pau', { box: 'residencia' }))).toEqual(right('recorded'));
      for (const survey of surveys) {
        expect(await ballots.isMarked(town, survey, 'ana')).toBe(true);
        expect([await ballots.countMarks(town, survey), await ballots.count(town, survey)]).toEqual([2, 0]);
      }
      const counts = await desk.counts(town, 'budget');
      expect(counts.paper).toEqual(
        new Map([
          ['mercat', 1],
          ['residencia', 1],
        ]),
      );
      expect(webMarks(2, counts)).toBe(0);
      expect(paperMarks(await desk.counts(other, 'budget'))).toBe(0);
    });

    it('refuses a person who has a mark in any survey of the vote, and stores nothing of it', async () => {
      const { desk, ballots } = await open();
      await ballots.record(voteOf('ana', surveys[1]));
      expect(await desk.give(given('ana'))).toEqual(refused);
      expect(await ballots.isMarked(town, main, 'ana')).toBe(false);
      expect(paperMarks(await desk.counts(town, 'budget'))).toBe(0);
      await desk.give(given('pau'));
      expect(await desk.give(given('pau', { attempt: 'another try' }))).toEqual(refused);
      expect(await ballots.record(voteOf('pau'))).toEqual(refused);
      expect(await ballots.record(voteOf('pau', surveys[1]))).toEqual(refused);
      expect(paperMarks(await desk.counts(town, 'budget'))).toBe(1);
    });

    it('confirms a try whose answer was lost, once and for good', async () => {
      const { desk, ballots } = await open();
      await desk.give(given('ana'));
      expect(await desk.give(given('ana'))).toEqual(right('repeated'));
      expect(await desk.give(given('ana', { isOpen: () => false }))).toEqual(right('repeated'));
      expect(paperMarks(await desk.counts(town, 'budget'))).toBe(1);
      expect(await ballots.countMarks(town, main)).toBe(1);
      await desk.forgetTries(town, 'budget');
      expect(await desk.give(given('ana'))).toEqual(refused);
    });

    it('gives nothing once the box is closed', async () => {
      const { desk, ballots } = await open();
      expect(await desk.give(given('ana', { isOpen: () => false }))).toEqual(left({ kind: 'closed' }));
      expect(await ballots.countMarks(town, main)).toBe(0);
    });

    it('gives nothing for a box that is sealed, planned or unknown, whatever the caller has read before', async () => {
      const { desk, ballots, boxes } = await open();
      await boxes.change(town, 'budget', withStates('sealed', 'planned'));
      for (const box of ['mercat', 'residencia', 'else'])
        expect(await desk.give(given('ana', { box }))).toEqual(left({ kind: 'closed' }));
      expect(await ballots.countMarks(town, main)).toBe(0);
    });

    it('counts envelopes with the ballots of their box, and with those of another box once they join it', async () => {
      const { desk } = await open();
      await desk.give(given('ana'));
      for (const person of ['pau', 'eva']) await desk.give(given(person, { way: 'envelope' }));
      expect(await desk.counts(town, 'budget')).toMatchObject({
        paper: new Map([['mercat', 3]]),
        envelopes: new Map([['mercat', 2]]),
      });
      await desk.give(given('nel', { way: 'envelope', box: 'residencia' }));
      await desk.moveEnvelopes(town, 'budget', { from: 'mercat', to: 'mercat' });
      await desk.moveEnvelopes(town, 'budget', { from: 'mercat', to: 'residencia' });
      await desk.moveEnvelopes(town, 'budget', { from: 'mercat', to: 'residencia' });
      expect(await desk.counts(town, 'budget')).toMatchObject({
        paper: new Map([
          ['mercat', 1],
          ['residencia', 3],
        ]),
        envelopes: new Map([['residencia', 3]]),
      });
    });

    it('counts votes at a kiosk beside their ballots, and only those that are recorded', async () => {
      const { desk, ballots } = await open();
      const assisted = { ...voteOf('ana'), assistedIn: 'budget' };
      await ballots.record(assisted);
      expect(await ballots.record(assisted)).toEqual(right('repeated'));
      await ballots.record(voteOf('pau'));
      expect(await ballots.record({ ...voteOf('pau'), ballot: ballotId('x'), assistedIn: 'budget' })).toEqual(
        refused,
      );
      expect(await desk.counts(town, 'budget')).toMatchObject({ assisted: 1, paper: new Map() });
      expect(await ballots.count(town, main)).toBe(2);
    });

    it('keeps the count of a day once, and lists the days in their order', async () => {
      const { desk } = await open();
      const [first, second] = ['2026-11-17' as CalendarDay, '2026-11-18' as CalendarDay];
      for (const [day, count] of [
        [second, 40],
        [first, 9],
        [second, 50],
      ] as const)
        await desk.keepDay(town, 'budget', { day, count });
      expect(await desk.days(town, 'budget')).toEqual([
        { day: first, count: 9 },
        { day: second, count: 40 },
      ]);
      expect(await desk.days(other, 'budget')).toEqual([]);
    });

    it('lets exactly one of a vote and a paper ballot of one person in, whatever comes at the same time', async () => {
      const { desk, ballots } = await open();
      const acts = fc.shuffledSubarray(['web', 'desk', 'desk', 'second', 'again'], { minLength: 2 });
      let person = 0;
      await fc.assert(
        fc.asyncProperty(acts, async (chosen) => {
          person += 1;
          const name = `person ${person}`;
          const before = await ballots.countMarks(town, main);
          const outcomes = await Promise.all(
            chosen.map((act, n) => {
              if (act === 'web') return ballots.record(voteOf(name));
              if (act === 'second') return ballots.record(voteOf(name, surveys[1]));
              return desk.give(given(name, { attempt: act === 'again' ? `again ${name}` : `${name} ${n}` }));
            }),
          );
          const got = (kind: string) =>
            outcomes.flatMap((outcome, n) => (chosen[n] === kind && isRight(outcome) ? [kind] : []));
          const papers = got('desk').length + got('again').length;
          const votes = [...got('web'), ...got('second')].length;
          expect(papers > 0 && votes > 0).toBe(false);
          expect(papers).toBeLessThan(2);
          expect((await ballots.countMarks(town, main)) - before).toBe(papers + got('web').length);
        }),
        { numRuns: 25 },
      );
    });
  });
}
