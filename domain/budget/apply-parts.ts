import type { ProposalId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { BudgetRefusal, Funded, Note, UnfundedReason } from './allocation.ts';
import type { BudgetRule } from './budget-rule.ts';
import type { Contender } from './contender.ts';
import type { Election } from './election.ts';
import { type Limits, obstacleTo, type Purse, paying, purseWith } from './purse.ts';
import type { Override, RuleParts, TakenOut } from './rule-parts.ts';

/** A project that takes no part in the rule, and why. */
export interface Excluded {
  readonly contender: Contender;
  readonly reason: UnfundedReason;
  readonly note: Note | null;
}

/** Who takes part in a rule, with which money, after what its optional parts decided beforehand. */
export interface Contest {
  readonly eligible: readonly Contender[];
  readonly excluded: readonly Excluded[];
  /** Funded by somebody's decision, before the rule begins; the purse is what that left. */
  readonly decided: readonly Funded[];
  readonly purse: Purse;
}

/** Applies the optional parts of a rule: what is taken out, what was decided by hand, what binds the rest. */
export function contestOf(
  election: Election,
  rule: BudgetRule,
  contenders: readonly Contender[],
): Either<BudgetRefusal, Contest> {
  const parts = rule.parts ?? {};
  const unknown = unknownIn(parts, election);
  if (unknown) return left(unknown);
  const byId = new Map(contenders.map((contender) => [contender.project.id, contender]));
  const out = takenOut(parts, contenders);
  const decided: Funded[] = [];
  let purse = purseWith(election.budget, limitsOf(parts));
  for (const override of parts.overrides ?? []) {
    const contender = byId.get(override.proposal);
    if (override.outcome !== 'funded' || !contender) continue;
    const { project, votes } = contender;
    const obstacle = obstacleTo(purse, project);
    const again = decided.some((one) => one.project.id === project.id);
    if (again || out.has(project.id) || (obstacle && obstacle.kind !== 'overBudget'))
      return left({ kind: 'contradiction', found: project.id });
    if (obstacle) return left({ kind: 'overridesTooDear' });
    purse = paying(purse, project);
    const step = decided.length + 1;
    const { remaining } = purse;
    decided.push({ project, votes, step, remaining, via: 'override', backing: null, note: noteOf(override) });
  }
  const settled = new Set(decided.map(({ project }) => project.id));
  const open = contenders.filter(({ project }) => !settled.has(project.id));
  return right({
    eligible: open.filter(({ project }) => !out.has(project.id)),
    excluded: open.flatMap((contender) => out.get(contender.project.id) ?? []),
    decided,
    purse,
  });
}

/** Decisions and vetoes come before the rule's own minimum, so that the reason shown is the one that a person gave. */
function takenOut(parts: RuleParts, contenders: readonly Contender[]): ReadonlyMap<ProposalId, Excluded> {
  const out = new Map<ProposalId, Excluded>();
  const { minVotes = 0, vetoed = [], withdrawn = [], overrides = [] } = parts;
  const decided = new Set(overrides.map(({ proposal }) => proposal));
  const noted = (list: readonly TakenOut[], id: ProposalId) => list.find(({ proposal }) => proposal === id);
  for (const contender of contenders) {
    const { id } = contender.project;
    const add = (reason: UnfundedReason, note: Note | null = null) =>
      out.set(id, { contender, reason, note });
    const against = overrides.find((one) => one.proposal === id && one.outcome === 'unfunded');
    const gone = noted(withdrawn, id);
    const barred = noted(vetoed, id);
    if (gone) add('withdrawn', whyOf(gone));
    else if (barred) add('vetoed', whyOf(barred));
    else if (against) add('overridden', noteOf(against));
    else if (contender.votes < minVotes && !decided.has(id)) add('belowMinimum');
  }
  return out;
}

const whyOf = ({ why }: TakenOut): Note | null => (why === null ? null : { who: null, why });
const noteOf = ({ who, why }: Override): Note => ({ who, why });

function limitsOf({ sums, incompatible = [] }: RuleParts): Limits {
  const exclusions = new Map<ProposalId, Set<ProposalId>>();
  for (const list of incompatible) {
    for (const id of list) {
      const others = exclusions.get(id) ?? new Set();
      for (const other of list) if (other !== id) others.add(other);
      exclusions.set(id, others);
    }
  }
  return { sums: sums ?? null, exclusions };
}

/**
 * A proposal, a district or a category that a part names and the election does not have: a mistake that would change
 * who wins.
 */
function unknownIn(parts: RuleParts, { projects }: Election): BudgetRefusal | null {
  const ids = new Set(projects.map(({ id }) => id));
  const named = [
    ...(parts.incompatible ?? []).flat(),
    ...[...(parts.vetoed ?? []), ...(parts.withdrawn ?? []), ...(parts.overrides ?? [])].map(
      ({ proposal }) => proposal,
    ),
  ];
  const stranger = named.find((id) => !ids.has(id));
  if (stranger !== undefined) return { kind: 'unknownProposal', found: stranger };
  const { sums } = parts;
  if (!sums) return null;
  const places = new Set(projects.map((project) => project[sums.by]));
  const nowhere = [...sums.sums.keys()].find((name) => !places.has(name));
  return nowhere === undefined ? null : { kind: 'unknownPlace', found: nowhere };
}
