import { tieName } from '#domain/budget/parameters.ts';
import {
  type Allocation,
  type Funded,
  isFunded,
  type Note,
  type Unfunded,
} from '#domain/budget/allocation.ts';
import { decimalString } from '#domain/shared/money.ts';
import { backingFigures, endowmentFigures } from './backing-figures.ts';
import type { ComputedBudget } from './budget-report.ts';
import { explanationJson } from './explanation-json.ts';
import { inputJson } from '../report-input.ts';
import { ruleParameters } from '#domain/budget/rules/rule-parameters.ts';
import type { ProjectInWords } from './projects-in-words.ts';

/**
 * The result as the document that other people's scripts read: amounts are decimal strings. `steps` (every project in
 * the order of the rule, with what was available at its turn) and `explanation` (why, in figures and a sentence) are there
 * when asked for; `eligible` when the rule has a threshold, `endowment` when voters had money, `preferred` when two outcomes were compared, and `via`, `note`, `paid`, `load` and `rival` where there is something
 * to say.
 */
export function budgetJson(
  { allocation, input }: ComputedBudget,
  explained: readonly ProjectInWords[] | null = null,
): string {
  const { eligible } = allocation;
  const endowment = endowmentFigures(allocation);
  const document = {
    rule: allocation.rule.kind,
    parameters: ruleParameters(allocation.rule),
    input: inputJson(input),
    budget: decimalString(allocation.budget),
    funded: allocation.funded.map(fundedJson),
    unfunded: allocation.unfunded.map((entry) => ({
      ...projectJson(entry),
      reason: entry.reason,
      missing: entry.missing === null ? null : decimalString(entry.missing),
      ...(entry.rival === null ? {} : { rival: entry.rival }),
      ...noteJson(entry.note),
    })),
    spent: decimalString(allocation.spent),
    remaining: decimalString(allocation.remaining),
    ballots: allocation.ballots,
    ties: allocation.ties.map(({ between, decidedBy }) => ({ between, decidedBy: tieName(decidedBy) })),
    ...(eligible ? { eligible } : {}),
    ...(endowment ? { endowment } : {}),
    ...(allocation.preferred ? { preferred: allocation.preferred } : {}),
    ...(explained ? { steps: stepsOf(allocation), explanation: explained.map(explanationJson) } : {}),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function fundedJson(entry: Funded) {
  const { backing, via, note, step } = entry;
  const figures = backing ? backingFigures(backing) : {};
  return {
    ...projectJson(entry),
    step,
    ...(via === 'rule' ? {} : { via }),
    ...(backing?.kind === 'payment' ? { paid: figures } : figures),
    ...noteJson(note),
  };
}

const noteJson = (note: Note | null) => (note === null ? {} : { note });

const projectJson = ({ project, votes }: Funded | Unfunded) => ({
  id: project.id,
  title: project.title,
  amount: decimalString(project.amount),
  votes,
});

function stepsOf(allocation: Allocation) {
  let available = allocation.budget;
  return [...allocation.funded, ...allocation.unfunded]
    .toSorted((a, b) => a.step - b.step)
    .map((entry) => {
      const before = available;
      if (isFunded(entry)) available = entry.remaining;
      return {
        step: entry.step,
        id: entry.project.id,
        votes: entry.votes,
        amount: decimalString(entry.project.amount),
        available: decimalString(before),
        outcome: isFunded(entry) ? 'funded' : entry.reason,
      };
    });
}
