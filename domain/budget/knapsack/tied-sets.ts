import { type Either, left, right } from '#domain/shared/result.ts';
import type { BudgetRefusal, DecidedTie } from '../allocation.ts';
import type { TieBreak } from '../budget-rule.ts';
import type { Contender } from '../contender.ts';
import type { Purse } from '../purse.ts';
import { compareBy } from '../tie-break.ts';
import { bestAllowedSet } from './best-allowed-set.ts';

/** The set that was chosen, by places, and the ties that it was chosen from. */
export interface ChosenSet {
  readonly set: ReadonlySet<number>;
  readonly ties: readonly DecidedTie[];
}

/**
 * Of the sets of greatest value that fit, the first by the tie-breaks: `amount` prefers the set that costs least,
 * `votes` that with most votes, `order` and `id` that with the first project in which two sets differ. All of it is one
 * whole number for each project: its value, and under it a part for each tie-break. A tie is told for each tie-break
 * without which another set would have been as good, and refused when the list leaves another as good.
 */
export function chooseSet(
  contenders: readonly Contender[],
  values: readonly bigint[],
  purse: Purse,
  ties: readonly TieBreak[],
): Either<BudgetRefusal, ChosenSet> {
  const best = (worths: readonly bigint[]) =>
    bestAllowedSet({ contenders, worths, values: values.map(Number), purse });
  let worths = values;
  const levels = ties.map((tieBreak) => {
    const before = worths;
    worths = extended(worths, partsOf(tieBreak, contenders));
    return { tieBreak, before, after: worths };
  });
  const set = best(worths);
  // The set that differs from it wherever it may, at no loss: the set itself, when there is no other.
  const away = contenders.map((_, place) => (set.has(place) ? -1n : 1n));
  const rivalBy = (worths: readonly bigint[]) => best(extended(worths, away));
  const between = (rival: ReadonlySet<number>) =>
    contenders.flatMap(({ project }, place) => (set.has(place) === rival.has(place) ? [] : [project]));
  const open = between(rivalBy(worths));
  if (open.length > 0) return left({ kind: 'unresolvedTie', between: open, votes: null });
  const found = levels.flatMap(({ tieBreak, before, after }): readonly DecidedTie[] => {
    const rival = rivalBy(before);
    if (sumOf(after, set) === sumOf(after, rival)) return [];
    return [{ between: between(rival).map(({ id }) => id), decidedBy: tieBreak, votes: null }];
  });
  return right({ set, ties: found });
}

const sumOf = (worths: readonly bigint[], set: ReadonlySet<number>): bigint =>
  worths.reduce((sum, worth, place) => (set.has(place) ? sum + worth : sum), 0n);

/** Puts parts under worths, so that no sum of parts outweighs one unit of worth. What is worth nothing stays so. */
function extended(worths: readonly bigint[], parts: readonly bigint[]): readonly bigint[] {
  const scale = parts.reduce((sum, part) => sum + (part < 0n ? -part : part), 0n) * 2n + 1n;
  return worths.map((worth, place) => (worth > 0n ? worth * scale + (parts[place] as bigint) : 0n));
}

function partsOf(tieBreak: TieBreak, contenders: readonly Contender[]): readonly bigint[] {
  if (tieBreak === 'amount') return contenders.map(({ project }) => -BigInt(project.amount));
  if (tieBreak === 'votes') return contenders.map(({ whole }) => BigInt(whole));
  const order = contenders.toSorted((a, b) => compareBy(tieBreak, a, b));
  return contenders.map((contender) => 1n << BigInt(contenders.length - order.indexOf(contender)));
}
