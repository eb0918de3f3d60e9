import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BallotEntry, BallotStore } from '#application/ports/server/ballot-store.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { aBallotEntry } from '#fixtures/builders/data/ballot-entry.ts';
import { runningTallyContract } from './running-tally.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const survey = surveyId('budget');
const entry = (mark: string, ballot: string, more: Partial<BallotEntry> = {}): BallotEntry =>
  aBallotEntry(mark, { ballot: ballotId(ballot), answer: ['p-1', 'p-2'], ...more });
const refused = left({ kind: 'alreadyVoted' });

/** The contract of every store of ballots. `open` gives an empty store each time. */
export function ballotStoreContract(name: string, open: () => Promise<BallotStore>): void {
  describe(`${name} keeps the ballot-store contract`, () => {
    it('counts a vote once and lists it with its answer', async () => {
      const store = await open();
      expect(await store.record(entry('ana', 'b1'))).toEqual(right('recorded'));
      expect(await store.list(town, survey)).toEqual([{ id: 'b1', answer: ['p-1', 'p-2'] }]);
      expect([await store.count(town, survey), await store.countMarks(town, survey)]).toEqual([1, 1]);
    });

    it('refuses a second ballot by the same voter', async () => {
      const store = await open();
      await store.record(entry('ana', 'b1'));
      expect(await store.record(entry('ana', 'b2'))).toEqual(refused);
      expect(await store.count(town, survey)).toBe(1);
    });

    it('refuses a ballot id that another voter has used, and stores nothing of it', async () => {
      const store = await open();
      await store.record(entry('ana', 'b1'));
      expect(await store.record(entry('pau', 'b1'))).toEqual(refused);
      expect(await store.countMarks(town, survey)).toBe(1);
      expect(await store.record(entry('pau', 'b2'))).toEqual(right('recorded'));
    });

    it('accepts the very same vote again without counting it twice', async () => {
      const store = await open();
      await store.record(entry('ana', 'b1'));
      expect(await store.record(entry('ana', 'b1'))).toEqual(right('repeated'));
      expect(await store.count(town, survey)).toBe(1);
    });

    it('lets a voter change the answer only if votes may be changed, and only under the same id', async () => {
      const store = await open();
      const changed = { answer: ['p-3'] };
      await store.record(entry('ana', 'b1'));
      expect(await store.record(entry('ana', 'b1', changed))).toEqual(refused);
      expect(await store.record(entry('ana', 'b1', { ...changed, mayChange: true }))).toEqual(
        right('changed'),
      );
      expect(await store.record(entry('ana', 'b9', { ...changed, mayChange: true }))).toEqual(refused);
      expect(await store.list(town, survey)).toEqual([{ id: 'b1', answer: ['p-3'] }]);
    });

    it('refuses a change whose code names no ballot, and stores nothing of it', async () => {
      const store = await open();
      const unknown = left({ kind: 'unknownVote' });
      for (const change of ['byCode', 'byPerson'] as const) {
        const none = entry('ana', 'b1', { change, mayChange: true, deviceMark: 'phone' });
        expect(await store.record(none)).toEqual(unknown);
      }
      await store.record(entry('ana', 'b1'));
      expect(await store.record(entry('ana', 'b9', { change: 'byPerson', mayChange: true }))).toEqual(
        unknown,
      );
      expect(await store.list(town, survey)).toEqual([{ id: 'b1', answer: ['p-1', 'p-2'] }]);
      expect([await store.countMarks(town, survey), await store.hasVoted(town, survey, 'phone')]).toEqual([
        1,
        false,
      ]);
    });

    it('changes a ballot from another device by its code only, adds no mark, and accepts the change twice', async () => {
      const store = await open();
      await store.record(entry('phone', 'b1', { deviceMark: 'phone' }));
      const change = entry('tablet', 'b1', {
        answer: ['p-3'],
        mayChange: true,
        change: 'byCode',
        deviceMark: 'tablet',
      });
      expect(await store.record({ ...change, mayChange: false })).toEqual(refused);
      expect(await store.record({ ...change, change: 'byPerson' })).toEqual(left({ kind: 'unknownVote' }));
      expect(await store.record(change)).toEqual(right('changed'));
      expect(await store.record(change)).toEqual(right('repeated'));
      expect(await store.list(town, survey)).toEqual([{ id: 'b1', answer: ['p-3'] }]);
      expect(await store.countMarks(town, survey)).toBe(1);
      expect(await store.isMarked(town, survey, 'tablet')).toBe(false);
      expect(await store.hasVoted(town, survey, 'tablet')).toBe(false);
    });

    it('accepts changes of two devices at once, and one beside the first vote, as one ballot', async () => {
      const store = await open();
      const change = (device: string, answer: readonly string[]) =>
        store.record(entry(device, 'b1', { answer, mayChange: true, change: 'byCode' }));
      const [first, early] = await Promise.all([
        store.record(entry('phone', 'b1')),
        change('tablet', ['p-2']),
      ]);
      expect(first).toEqual(right('recorded'));
      expect([right('changed'), left({ kind: 'unknownVote' })]).toContainEqual(early);
      const both = await Promise.all([change('tablet', ['p-1']), change('kiosk', ['p-3'])]);
      expect(both).toEqual([right('changed'), right('changed')]);
      const [ballot, ...more] = await store.list(town, survey);
      expect([['p-1'], ['p-3']]).toContainEqual(ballot?.answer);
      expect([more.length, await store.countMarks(town, survey)]).toEqual([0, 1]);
    });

    it('keeps towns and surveys separate', async () => {
      const store = await open();
      await store.record(entry('ana', 'b1'));
      expect(await store.record(entry('ana', 'b1', { realm: other }))).toEqual(right('recorded'));
      expect(await store.record(entry('ana', 'b1', { survey: surveyId('poll') }))).toEqual(right('recorded'));
      expect([await store.count(town, survey), await store.count(other, survey)]).toEqual([1, 1]);
    });

    it('knows which devices have voted, and no device of a refused vote', async () => {
      const store = await open();
      await store.record(entry('ana', 'b1', { deviceMark: 'phone' }));
      await store.record(entry('ana', 'b2', { deviceMark: 'tablet' }));
      expect(await store.hasVoted(town, survey, 'phone')).toBe(true);
      expect(await store.hasVoted(town, survey, 'tablet')).toBe(false);
      expect(await store.hasVoted(other, survey, 'phone')).toBe(false);
    });

    it('finds one ballot by its id, in its latest state, only in its own survey and town', async () => {
      const store = await open();
      const anAnswer = { 'p-1': 2.5, 'p-2': 7.5 };
      await store.record(entry('ana', 'b1', { answer: anAnswer }));
      expect(await store.find(town, survey, ballotId('b1'))).toEqual({ id: 'b1', answer: anAnswer });
      await store.record(entry('ana', 'b1', { answer: 4, mayChange: true }));
      expect(await store.find(town, survey, ballotId('b1'))).toEqual({ id: 'b1', answer: 4 });
      expect(await store.find(town, survey, ballotId('b2'))).toBeNull();
      expect(await store.find(town, surveyId('poll'), ballotId('b1'))).toBeNull();
      expect(await store.find(other, survey, ballotId('b1'))).toBeNull();
    });

    it('stores a blank vote as an answer, and not as the lack of one', async () => {
      const store = await open();
      expect(await store.record(entry('ana', 'b1', { answer: null }))).toEqual(right('recorded'));
      expect(await store.record(entry('ana', 'b1', { answer: null }))).toEqual(right('repeated'));
      expect(await store.find(town, survey, ballotId('b1'))).toEqual({ id: 'b1', answer: null });
      expect(await store.list(town, survey)).toEqual([{ id: 'b1', answer: null }]);
      const changed = entry('ana', 'b1', { answer: ['p-1'], mayChange: true });
      expect(await store.record(changed)).toEqual(right('changed'));
    });

    it('knows who has voted, in which survey and town', async () => {
      const store = await open();
      await store.record(entry('ana', 'b1'));
      await store.record(entry('pau', 'b1'));
      expect(await store.isMarked(town, survey, 'ana')).toBe(true);
      expect(await store.isMarked(town, survey, 'pau')).toBe(false);
      expect(await store.isMarked(town, surveyId('poll'), 'ana')).toBe(false);
      expect(await store.isMarked(other, survey, 'ana')).toBe(false);
    });

    it('counts one ballot for each person, whatever races, repetitions and changes come in', async () => {
      const aVote = fc.record({
        mark: fc.constantFrom('ana', 'pau', 'eva'),
        ballot: fc.constantFrom('b1', 'b2', 'b3', 'b4'),
        answer: fc.subarray(['p-1', 'p-2', 'p-3'], { minLength: 1 }),
        mayChange: fc.boolean(),
        change: fc.constantFrom('none' as const, 'byPerson' as const, 'byCode' as const),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(aVote, { maxLength: 25 }), async (votes) => {
          const store = await open();
          await Promise.all(
            votes.map(({ mark, ballot, ...more }) => store.record(entry(mark, ballot, more))),
          );
          const marks = await store.countMarks(town, survey);
          expect(marks).toBe(await store.count(town, survey));
          expect(marks).toBeLessThanOrEqual(new Set(votes.map(({ mark }) => mark)).size);
        }),
        { numRuns: 60 },
      );
    });

    it('refuses a vote whose survey has closed while it waited, and stores nothing of it', async () => {
      const store = await open();
      let isOpen = true;
      const vote = (mark: string) =>
        store.record(entry(mark, mark, { deviceMark: mark, isOpen: () => isOpen }));
      const first = await vote('ana');
      isOpen = false;
      expect([first, await vote('pau')]).toEqual([right('recorded'), left({ kind: 'closed' })]);
      expect([await store.count(town, survey), await store.countMarks(town, survey)]).toEqual([1, 1]);
      expect(await store.hasVoted(town, survey, 'pau')).toBe(false);
    });

    it('lists ballots by id, whatever order they came in', async () => {
      const store = await open();
      for (const id of ['c', 'a', 'b']) await store.record(entry(`voter ${id}`, id));
      expect((await store.list(town, survey)).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    });
  });

  runningTallyContract(name, open);
}
