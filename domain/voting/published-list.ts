import type { AnswerFault, RawAnswer } from './answer.ts';
import { idOrder } from './list-order.ts';
import type { Question } from './survey.ts';

/**
 * A rule of published lists that is broken, with the line (the first is 1) and, where it is one ballot's, its id. The
 * rules: ballots stand in the order of their ids, no id twice; each answer fits the survey; and the bytes after the first
 * line have the fingerprint that the first line names.
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

/** The fingerprints of a list, SHA-256 in hexadecimal digits: what its first line says, if anything, and what it is. */
export interface Fingerprints {
  readonly claimed: string | null;
  readonly counted: string;
}

/** A list whose bytes are not those that its first line speaks of was altered or cut; null where nothing is wrong. */
export const fingerprintFault = ({ claimed, counted }: Fingerprints): ListFault | null =>
  claimed === null || claimed === counted ? null : { kind: 'headMismatch', line: 1, claimed, counted };

/** The text of a free answer is published apart, so that it does not stand beside the id of a ballot. */
export const isTextApart = ({ kind }: Question, answer: RawAnswer): boolean =>
  kind === 'free' && answer === '';

/** Holds one ballot after another to the rules of a list. */
export interface ListRules {
  /** The next ballot, whose id is the bytes from `from` until `to`; they must stay until the next is looked at. */
  readonly ordered: (line: number, bytes: Uint8Array, from: number, to: number) => ListFault | null;
  /** Keeps the last id, since its bytes are about to change. */
  readonly keepLast: () => void;
}

/** One fault tells that a list is not sorted: after the first ballot out of place, most others are out of place too. */
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
