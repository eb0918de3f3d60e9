import type { Condition } from '../condition.ts';

/** A comparison of one answer. */
export type ComparedAnswer = Extract<Condition, { kind: 'answer' }>;

/** The way to a part of a condition: a number for each list on the way, 0 into what a negation has. */
export type ConditionWay = readonly number[];

/** The parts of a condition. */
export const conditionParts = (condition: Condition): readonly Condition[] => {
  if (condition.kind === 'answer') return [];
  return condition.kind === 'not' ? [condition.of] : condition.of;
};

/** What is left of several parts: nothing, the only one, or all of them. */
function joined(kind: 'all' | 'any', of: readonly Condition[]): Condition | null {
  const [only] = of;
  return of.length > 1 ? { kind, of } : (only ?? null);
}

/** A condition with other parts; null if none is left. */
function withParts(condition: Condition, parts: readonly Condition[]): Condition | null {
  if (condition.kind === 'answer') return condition;
  if (condition.kind !== 'not') return joined(condition.kind, parts);
  const [of] = parts;
  return of === undefined ? null : { kind: 'not', of };
}

/**
 * The condition with another part at a way; null removes the part. A list with one part left is that part, and null is
 * what is left of a condition without parts.
 */
export function replacePart(
  condition: Condition,
  way: ConditionWay,
  part: Condition | null,
): Condition | null {
  const [at, ...rest] = way;
  if (at === undefined) return part;
  const parts = conditionParts(condition).flatMap((one, index) =>
    index === at ? (replacePart(one, rest, part) ?? []) : [one],
  );
  return withParts(condition, parts);
}

/**
 * The condition with one more part that must hold too (`all`), or may hold instead (`any`): beside the others if they are
 * joined that way, else beside the whole.
 *
 * @example joinPart(a, 'any', b) // { kind: 'any', of: [a, b] }
 */
export const joinPart = (condition: Condition, kind: 'all' | 'any', part: Condition): Condition =>
  condition.kind === kind ? { kind, of: [...condition.of, part] } : { kind, of: [condition, part] };

/** The contrary of a condition: that of a contrary is what it was. */
export const contrary = (condition: Condition): Condition =>
  condition.kind === 'not' ? condition.of : { kind: 'not', of: condition };
