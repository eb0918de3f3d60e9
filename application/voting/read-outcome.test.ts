import { describe, expect, it } from 'vitest';
import type { StoredBallot } from '#application/ports/server/ballot-store.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { tally } from '#domain/scoring/tally.ts';
import { type BallotId, realmId } from '#domain/shared/ids.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { aBudget, aProposal, aSurvey } from '#fixtures/builders/data/survey.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { readOutcome } from './read-outcome.ts';

const realm = realmId('vilanova');
const ballots = [['a'], ['a', 'b'], ['b'], ['b']];

/** The outcome of a survey, and how often its ballots were read. */
async function outcome(question: BudgetQuestion, cast: readonly (readonly string[])[] = ballots) {
  const stored = cast.map((answer, place): StoredBallot => ({ id: `b${place}` as BallotId, answer }));
  let reads = 0;
  const list = async () => {
    reads += 1;
    return stored;
  };
  const counted = tally(question, cast);
  if (counted === null) throw new Error('a tally');
  const read = await readOutcome({ ballots: { list } })(realm, aSurvey('plaza', { question }), counted);
  return { read, reads };
}
const funded = ({ read }: Awaited<ReturnType<typeof outcome>>) =>
  isLeft(read) ? read.left : read.right.allocation.funded.map(({ project }) => String(project.id));
const question = aBudget(100, [aProposal('a', 60), aProposal('b', 50)]);

describe('the outcome of a budget vote', () => {
  it('is computed from the counts where these are enough: no ballot is read', async () => {
    const found = await outcome(question);
    expect([funded(found), found.reads]).toEqual([['b'], 0]);
  });

  it('is computed from the ballots by rules that look at single ones', async () => {
    const found = await outcome({ ...question, rule: defaultEqualShares });
    expect([funded(found), found.reads]).toEqual([['b'], 1]);
  });

  it('is open if the rule leaves a decision open, and there is none without a budget', async () => {
    const rule: BudgetRule = { ...question.rule, ties: [] };
    const tied = aBudget(100, [aProposal('a', 60), aProposal('b', 60)]);
    expect(funded(await outcome({ ...tied, rule }, [['a'], ['b']]))).toBe('undecided');
    const none = readOutcome({ ballots: { list: async () => [] } });
    const other = await none(realm, aSurvey('domingos'), aTally('options', 0, {}));
    expect(other).toEqual(left('noBudget'));
  });
});
