import { type Allocation, type Funded, isFunded, type Unfunded } from '../allocation.ts';
import type { Election } from '../election.ts';
import type { Explained } from './explanation.ts';
import type { Knowledge } from './knowledge.ts';
import { knowledgeOf } from './knowledge-of.ts';
import { whyFunded, whyUnfunded } from './reasons.ts';
import { tiesOf } from './ties-of.ts';

/**
 * Why each project was funded or not, with the figures, in the order of the rule. The rule is asked again about what it
 * left out, so this takes longer than the allocation itself; it does not change the allocation.
 *
 * @example Budget 100; A 60 (9 votes), B 50 (8), C 40 (7), by votes: A is funded out of 100; B finds 40, lacks 10, and would
 * have been funded with one vote more (level with A, and cheaper); C is funded out of 40
 */
export function explainAllocation(election: Election, allocation: Allocation): readonly Explained[] {
  const known = knowledgeOf(election, allocation);
  let available = allocation.budget;
  return [...allocation.funded, ...allocation.unfunded]
    .toSorted((a, b) => a.step - b.step)
    .map((entry): Explained => {
      const told = { ...toldOf(entry, allocation), available };
      if (!isFunded(entry)) return { ...told, ...left(entry, allocation, known) };
      available = entry.remaining;
      return { ...told, funded: true, remaining: available, reason: whyFunded(entry, allocation, known) };
    });
}

const toldOf = ({ project, votes, step }: Funded | Unfunded, { ties }: Allocation) => ({
  project,
  votes,
  step,
  ties: tiesOf(project.id, ties),
});

/** Votes cannot overrule a veto or a decision. */
const final: ReadonlySet<Unfunded['reason']> = new Set(['vetoed', 'withdrawn', 'overridden']);

function left(entry: Unfunded, allocation: Allocation, known: Knowledge) {
  const reason = whyUnfunded(entry, allocation, known);
  const votesShort = final.has(entry.reason) ? null : known.votesShort(entry.project.id);
  return { funded: false, reason, votesShort } as const;
}
