import { cents } from '#domain/shared/money.ts';
import { factsOf } from '../budget-rule.ts';
import type { Allocation, Funded, Note, Unfunded } from '../allocation.ts';
import { decidingRule } from '../deciding-rule.ts';
import type { FixedSums, RuleParts } from '../rule-parts.ts';
import type { FundedReason, UnfundedExplanation } from './explanation.ts';
import type { ProposalId } from '#domain/shared/ids.ts';
import type { Knowledge } from './knowledge.ts';
import type { ThresholdVotes } from '../in-order/votes-short.ts';

/** Why a project was funded, from the step that funded it. */
export function whyFunded(
  { project, via, backing, note }: Funded,
  allocation: Allocation,
  known: Knowledge,
): FundedReason {
  if (via === 'override') return { kind: 'decision', ...decisionIn(note) };
  if (via === 'completion') return { kind: 'completion', backers: known.backers(project.id) };
  if (backing?.kind === 'load') return { kind: 'atLoad', load: backing.load };
  if (backing) return { ...backing, kind: 'paid', increments: known.increments(project.id) };
  return { kind: factsOf(decidingRule(allocation)).funds };
}

/** A decision outside the rule always says who took it and why. */
const decisionIn = (note: Note | null) => note as { readonly who: string; readonly why: string };

/**
 * Why a project was not funded. A project that costs more than the whole budget could never be funded, so that reason
 * comes first.
 */
export function whyUnfunded(entry: Unfunded, allocation: Allocation, known: Knowledge): UnfundedExplanation {
  const { project, reason, missing, rival, note } = entry;
  const { rule, budget } = allocation;
  const parts = rule.parts as RuleParts;
  const beyond = project.amount - budget;
  switch (reason) {
    case 'vetoed':
    case 'withdrawn':
      return { kind: reason, why: note && note.why };
    case 'overridden':
      return { kind: 'overridden', ...decisionIn(note) };
    case 'belowThreshold':
      return { kind: 'belowThreshold', ...(known.entry(project.id) as ThresholdVotes) };
    case 'belowMinimum': {
      const needed = parts.minVotes as number;
      return { kind: 'belowMinimum', needed, short: needed - entry.votes };
    }
    case 'incompatible':
      return { kind: 'incompatible', rival: rival as ProposalId };
    case 'districtSpent': {
      const { by } = parts.sums as FixedSums;
      return { kind: 'sumSpent', by, place: String(project[by]), missing: cents(Number(missing)) };
    }
    default:
      if (beyond > 0) return { kind: 'dearerThanBudget', missing: cents(beyond) };
      return whyPassedOver(entry, reason, allocation, known);
  }
}

/** The reasons that the rule itself has, for a project that took part. */
function whyPassedOver(
  { project, missing }: Unfunded,
  reason: 'overBudget' | 'afterStop' | 'tooFewSupporters' | 'otherSetBetter',
  allocation: Allocation,
  known: Knowledge,
): UnfundedExplanation {
  const { id } = project;
  switch (reason) {
    case 'overBudget':
      return { kind: 'overBudget', missing: cents(Number(missing)), backers: known.backers(id) };
    case 'afterStop':
      return { kind: 'afterStop', stopper: stopperOf(allocation), load: known.load(id) };
    case 'otherSetBetter':
      return { kind: 'otherSetBetter', loss: known.loss(id) };
    case 'tooFewSupporters': {
      const backers = known.backers(id);
      return backers && backers.all > 0 ? { kind: 'unaffordable', backers } : { kind: 'noSupport' };
    }
  }
}

/** The first that did not fit in the budget: there the rule ended. */
const stopperOf = ({ unfunded }: Allocation): ProposalId =>
  (unfunded.find(({ reason }) => reason === 'overBudget') as Unfunded).project.id;
