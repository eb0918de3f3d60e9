import type { AnswerFault, RawAnswer } from './answer.ts';
import { asksForText } from './kinds/question-kinds.ts';
import { idOrder } from './list-order.ts';
import type { Question } from './survey.ts';

/**
 * A broken rule of published lists, with the line (the first is 1) and, if one ballot breaks it, the ballot's id. The
 * rules: ballots are in the order of their ids, and no id is there twice; each answer fits the survey; and the bytes
 * after the first line have the fingerprint that the first line names.
 */
export type ListFault =
  | { readonly kind: 'repeatedBallot' | 'unsortedBallots'; readonly line: number; readonly ballot: string }
  | {
      readonly kind: 'misfitBallot';
      readonly line: number;
      readonly ballot: string;
      readonly why: AnswerFault;
    }
  | {
      readonly kind: 'headMismatch';
      readonly line: 1;
      readonly claimed: string;
      readonly counted: string;
    };

/**
 * The fingerprints of a list, SHA-256 in hexadecimal digits: the one that its first line states, if any, and the one
 * that was computed.
 */
export interface Fingerprints {
  readonly claimed: string | null;
  readonly counted: string;
}

/**
 * The fault of a list that was altered or cut: its bytes do not have the fingerprint that its first line names. Null if
 * they do.
 */
export const fingerprintFault = ({ claimed, counted }: Fingerprints): ListFault | null =>
  claimed === null || claimed === counted ? null : { kind: 'headMismatch', line: 1, claimed, counted };

/** The text of a free answer is published apart, so that it is not next to the id of a ballot. */
export const isTextApart = (question: Question, answer: RawAnswer): boolean =>
  asksForText(question) && answer === '';

/** Checks one ballot after another against the rules of a list. */
export interface ListRules {
  /**
   * The next ballot, whose id is the bytes from `from` until `to`; these bytes must not change until the next ballot is
   * checked.
   */
  readonly ordered: (line: number, bytes: Uint8Array, from: number, to: number) => ListFault | null;
  /** Keeps the last id, since its bytes are about to change. */
  readonly keepLast: () => void;
}

/**
 * One fault is enough to say that a list is not sorted: after the first ballot out of place, most others are out of
 * place too.
 */
export function listRules(textOf: (bytes: Uint8Array, from: number, to: number) => string): ListRules {
  const order = idOrder();
  let isUnsorted = false;
  return {
    keepLast: order.keepLast,
    ordered: (line, bytes, from, to) => {
      const found = order.take(bytes, from, to);
      if (found === 'inOrder' || (found === 'unsorted' && isUnsorted)) return null;
      isUnsorted ||= found === 'unsorted';
      const kind = found === 'repeated' ? 'repeatedBallot' : 'unsortedBallots';
      return { kind, line, ballot: textOf(bytes, from, to) };
    },
  };
}
