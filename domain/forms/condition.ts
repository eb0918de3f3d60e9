import type { Entry } from './entry.ts';
import { readNumber } from './read-number.ts';
import { comparableTexts, isFilled } from './value-kinds.ts';

/** How one answer is compared. `atLeast` and `atMost` compare numbers and, written as `2026-11-20`, days. */
export const operators = [
  'filled',
  'empty',
  'is',
  'isNot',
  'oneOf',
  'contains',
  'atLeast',
  'atMost',
] as const;
/** The name of a comparison. */
export type Operator = (typeof operators)[number];

/** When a field is shown, or required: a comparison with an earlier answer, or several together. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | {
      readonly kind: 'answer';
      readonly field: string;
      readonly operator: Operator;
      readonly values: readonly string[];
    };

/** The fields that a condition looks at. */
export function fieldsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap(fieldsIn);
    case 'not':
      return fieldsIn(condition.of);
    case 'answer':
      return [condition.field];
  }
}

/** Numbers are compared as numbers; everything else, including days, as text. */
function compared(a: string, b: string): number {
  const [left, right] = [readNumber(a), readNumber(b)];
  if (left !== null && right !== null) return left - right;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Whether a condition holds for what was filled in. An answer that is not there is empty: it is nothing, contains
 * nothing, and is neither at least nor at most anything.
 *
 * @example holds({ kind: 'answer', field: 'pasa', operator: 'is', values: ['no'] }, { pasa: … 'no' }) // true
 */
export function holds(condition: Condition, entry: Entry): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((one) => holds(one, entry));
    case 'any':
      return condition.of.some((one) => holds(one, entry));
    case 'not':
      return !holds(condition.of, entry);
    case 'answer':
      return answers(condition, entry);
  }
}

function answers({ field, operator, values }: Extract<Condition, { kind: 'answer' }>, entry: Entry): boolean {
  const value = entry.get(field);
  const texts = value === undefined ? [] : comparableTexts(value);
  const isOne = texts.some((text) => values.includes(text));
  const anyPair = (fits: (difference: number) => boolean) =>
    texts.some((text) => values.some((other) => fits(compared(text, other))));
  switch (operator) {
    case 'filled':
      return value !== undefined && isFilled(value);
    case 'empty':
      return value === undefined || !isFilled(value);
    case 'is':
    case 'oneOf':
      return isOne;
    case 'isNot':
      return !isOne;
    case 'contains':
      return texts.some((text) => values.some((part) => text.toLowerCase().includes(part.toLowerCase())));
    case 'atLeast':
      return anyPair((difference) => difference >= 0);
    case 'atMost':
      return anyPair((difference) => difference <= 0);
  }
}
