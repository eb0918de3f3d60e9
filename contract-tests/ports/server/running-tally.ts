import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BallotEntry, BallotStore } from '#application/ports/server/ballot-store.ts';
import { tally } from '#domain/scoring/tally.ts';
import { ballotId, realmId, surveyId } from '#domain/shared/ids.ts';
import type { Question } from '#domain/voting/survey.ts';
import { aBallotEntry, smallBudget } from '#fixtures/builders/data/ballot-entry.ts';
import { aBudget, aProposal } from '#fixtures/builders/data/survey.ts';

const [town, survey] = [realmId('vilanova'), surveyId('budget')];
const entry = (mark: string, ballot: string, more: Partial<BallotEntry> = {}): BallotEntry =>
  aBallotEntry(mark, { ballot: ballotId(ballot), ...more });
/** A recount of all ballots. */
const recountOf = async (store: BallotStore, question: Question = smallBudget) =>
  tally(
    question,
    (await store.list(town, survey)).map(({ answer }) => answer),
  );

/** The part of the ballot-store contract about counts. `open` gives an empty store each time. */
export function runningTallyContract(name: string, open: () => Promise<BallotStore>): void {
  describe(`${name} keeps tallies`, () => {
    it('keeps a running tally that equals the full recount, whatever came, was repeated, raced and changed', async () => {
      const aVote = fc.record({
        mark: fc.constantFrom('ana', 'pau', 'eva', 'teo'),
        ballot: fc.constantFrom('b1', 'b2', 'b3', 'b4', 'b5'),
        answer: fc.oneof(fc.subarray(['p-1', 'p-2', 'p-3'], { minLength: 1 }), fc.constant(4)),
        mayChange: fc.boolean(),
        change: fc.constantFrom('none' as const, 'byCode' as const),
      });
      const rounds = fc.array(fc.array(aVote, { maxLength: 6 }), { maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(rounds, fc.boolean(), async (votes, asksBefore) => {
          const store = await open();
          for (const together of votes) {
            await Promise.all(
              together.map(({ mark, ballot, ...more }) => store.record(entry(mark, ballot, more))),
            );
            const counted = asksBefore ? 'running' : 'final';
            expect(await store.tally(town, survey, smallBudget, counted)).toEqual(await recountOf(store));
          }
          expect(await store.tally(town, survey, smallBudget, 'running')).toEqual(await recountOf(store));
          expect(await store.count(town, survey)).toBe((await store.list(town, survey)).length);
        }),
        { numRuns: 60 },
      );
    });

    it('counts every kind of question, free texts too, and none of an unknown type', async () => {
      const store = await open();
      const poll = surveyId('poll');
      const free: Question = { kind: 'free', longest: 120 };
      expect(await store.tally(town, poll, free, 'running')).toEqual(tally(free, []));
      for (const [mark, answer] of [
        ['ana', 'más árboles'],
        ['pau', 'bancos'],
        ['eva', 'bancos'],
      ] as const)
        await store.record(entry(mark, mark, { survey: poll, question: free, answer, mayChange: true }));
      await store.record(
        entry('eva', 'eva', { survey: poll, question: free, answer: 'sombra', mayChange: true }),
      );
      for (const counted of ['running', 'final'] as const) {
        const texts = (await store.tally(town, poll, free, counted))?.texts;
        expect(texts).toEqual(['bancos', 'más árboles', 'sombra']);
      }
      expect(await store.count(town, poll)).toBe(3);
      const dice: Question = { kind: 'unknown', displayType: 'dice' };
      expect(await store.tally(town, poll, dice, 'running')).toBeNull();
    });

    it('counts for the question that is asked, also if another was asked before', async () => {
      const store = await open();
      const larger = aBudget(
        80,
        ['p-2', 'p-1', 'p-4'].map((id) => aProposal(id, 20)),
      );
      await store.record(entry('ana', 'b1'));
      expect(await store.tally(town, survey, larger, 'running')).toEqual(await recountOf(store, larger));
      await store.record(entry('pau', 'b2', { question: larger, answer: ['p-4'] }));
      for (const question of [larger, smallBudget])
        expect(await store.tally(town, survey, question, 'running')).toEqual(
          await recountOf(store, question),
        );
    });
  });
}
