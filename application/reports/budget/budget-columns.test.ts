import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explanationIn } from '#adapters/driven/texts/sentences-in.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultMaxVotes } from '#domain/budget/rules/max-votes/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import { votedElections } from '#fixtures/arbitraries/ballots.ts';
import { allocated } from '#fixtures/builders/data/explained.ts';
import { possibleColumns } from './budget-columns.ts';
import { budgetReport } from './budget-report.ts';
import { projectsInWords } from './projects-in-words.ts';

const rules = fc.constantFrom<BudgetRule>(
  defaultByVotes,
  defaultThreshold,
  { ...defaultEqualShares, increment: 1 },
  { ...defaultEqualShares, completion: 'greedy' },
  defaultPhragmen,
  defaultMaxVotes,
);

const decisions = fc.constantFrom<'funded' | 'unfunded' | null>(null, 'funded', 'unfunded');

describe('the columns that a result may have', () => {
  it('hold those of every result, whatever the rule and what was decided beside it', () => {
    fc.assert(
      fc.property(
        votedElections(),
        rules,
        decisions,
        fc.boolean(),
        (election, rule, outcome, isExplained) => {
          const [cheapest] = election.projects.toSorted((a, b) => a.amount - b.amount);
          const isDecided = cheapest && outcome && cheapest.amount <= election.budget;
          const overrides = isDecided ? [{ proposal: cheapest.id, outcome, who: 'x', why: 'y' }] : [];
          const allocation = allocated(election, { ...rule, parts: { overrides } });
          const input = { name: 'a.pb', sha256: 'f' };
          const computed = { election, allocation, input, currency: 'EUR', program: 'concejo 1' };
          const told = isExplained ? projectsInWords(election, allocation, explanationIn('es')) : null;
          const { columns } = budgetReport(computed, told, 'beside').table;
          expect(possibleColumns(isExplained)).toEqual(expect.arrayContaining([...columns]));
        },
      ),
    );
  });
});
