import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProposal } from '#fixtures/builders/data/survey.ts';
import { defaultByVotes } from '../../../budget/rules/by-votes/rule.ts';
import { proposalId, type ProposalId } from '../../../shared/ids.ts';
import { type Cents, cents } from '../../../shared/money.ts';
import { isLeft, left, right } from '../../../shared/result.ts';
import type { RawAnswer } from '../../answer.ts';
import { checkAnswer } from '../../check-answer.ts';
import type { SurveyProposal } from '../../survey-proposal.ts';
import { addProposal, removeProposal, spentOn } from './selection.ts';

const proposals = [aProposal('bici', 48_500), aProposal('fonts', 14_400), aProposal('plaques', 74_900)];
const total = cents(10_000_000);
const checkBudgetAmount = (list: readonly SurveyProposal[], budget: Cents, raw: RawAnswer) =>
  checkAnswer({ kind: 'budgetAmount', proposals: list, total: budget, rule: defaultByVotes }, raw);
const ids = (...names: string[]) => names.map(proposalId);

const manyProposals = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,4}$/u), fc.nat(50_000)), {
    selector: ([id]) => id,
    minLength: 1,
  })
  .map((list) => list.map(([id, euros]) => aProposal(id, euros)));

describe('a selection of proposals', () => {
  it('never costs more than the budget, whatever the order in which proposals are added', () => {
    fc.assert(
      fc.property(manyProposals, fc.nat(200_000), fc.infiniteStream(fc.nat()), (list, euros, picks) => {
        const budget = cents(euros * 100);
        let chosen: readonly ProposalId[] = [];
        for (const pick of picks.take(20)) {
          const proposal = list[pick % list.length];
          if (!proposal) continue;
          const added = addProposal(list, budget, chosen, proposal);
          if (!isLeft(added)) chosen = added.right;
          expect(spentOn(list, chosen)).toBeLessThanOrEqual(budget);
        }
        if (chosen.length > 0)
          expect(checkBudgetAmount(list, budget, chosen)).toEqual(right({ kind: 'budgetAmount', chosen }));
      }),
    );
  });

  it('says how much is missing for a proposal that does not fit', () => {
    const [bici, fonts, plaques] = proposals;
    if (!bici || !fonts || !plaques) throw new Error('three proposals');
    expect(addProposal(proposals, total, ids('bici', 'fonts'), plaques)).toEqual(
      left({ kind: 'overBudget', proposal: 'plaques', missing: 3_780_000 }),
    );
  });

  it('refuses a proposal that is already in it', () => {
    const [bici] = proposals;
    if (!bici) throw new Error('a proposal');
    expect(addProposal(proposals, total, ids('bici'), bici)).toEqual(
      left({ kind: 'alreadyChosen', proposal: 'bici' }),
    );
  });

  it('is in the order of the survey, not in the order of choosing', () => {
    expect(checkBudgetAmount(proposals, total, ['fonts', 'bici'])).toEqual(
      right({ kind: 'budgetAmount', chosen: ids('bici', 'fonts') }),
    );
    const [bici] = proposals;
    if (!bici) throw new Error('a proposal');
    expect(addProposal(proposals, total, ids('fonts'), bici)).toEqual(right(ids('bici', 'fonts')));
  });

  it('frees the amount of a proposal that is removed', () => {
    expect(removeProposal(ids('bici', 'fonts'), proposalId('bici'))).toEqual(ids('fonts'));
  });

  it('may cost exactly the budget, but not one cent more', () => {
    const [bici] = proposals;
    const cost = cents(4_850_000);
    expect(checkBudgetAmount(proposals, cost, ['bici'])).toMatchObject({ _tag: 'Right' });
    expect(checkBudgetAmount(proposals, cents(cost - 1), ['bici'])).toEqual(
      left({ kind: 'overBudget', missing: 1 }),
    );
    if (!bici) throw new Error('no proposal');
    expect(addProposal(proposals, cost, [], bici)).toMatchObject({ _tag: 'Right' });
    expect(addProposal(proposals, cents(cost - 1), [], bici)).toMatchObject({ left: { missing: 1 } });
  });

  it('is refused when empty, over budget, unknown or named twice', () => {
    expect(checkBudgetAmount(proposals, total, [])).toEqual(left({ kind: 'emptyAnswer' }));
    expect(checkBudgetAmount(proposals, total, ['bici', 'plaques'])).toEqual(
      left({ kind: 'overBudget', missing: 2_340_000 }),
    );
    expect(checkBudgetAmount(proposals, total, ['metro'])).toEqual(
      left({ kind: 'unknownAnswer', id: 'metro' }),
    );
    expect(checkBudgetAmount(proposals, total, ['bici', 'bici'])).toEqual(
      left({ kind: 'chosenTwice', id: 'bici' }),
    );
  });
});
