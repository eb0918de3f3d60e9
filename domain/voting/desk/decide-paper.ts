import { type Either, left, right } from '../../shared/result.ts';

/** The state of a vote at the moment in which a paper ballot is given to a person. */
export interface PaperCase {
  /** Whether the person may be given one now. */
  readonly isOpen: boolean;
  /** Whether the person has a mark in any survey of the vote. */
  readonly isMarked: boolean;
  /** Whether this very try of the desk has been stored before: its answer was lost. */
  readonly isRepeated: boolean;
}

/** `repeated`: the marks of this very try were already stored. */
export type PaperGiven = 'recorded' | 'repeated';

/** `alreadyVoted`: the person has a mark, and nothing else is known of it. */
export type PaperRefusal = { readonly kind: 'closed' | 'alreadyVoted' };

/**
 * Decides a paper ballot: the one table that all stores ask. Only `recorded` adds marks. A try that is sent again is
 * never refused as a second vote, and not because the box was sealed meanwhile: the person has the ballot.
 *
 * @example decidePaper({ isOpen: true, isMarked: true, isRepeated: false }) // left({ kind: 'alreadyVoted' })
 */
export function decidePaper({ isOpen, isMarked, isRepeated }: PaperCase): Either<PaperRefusal, PaperGiven> {
  if (isRepeated) return right('repeated');
  if (!isOpen) return left({ kind: 'closed' });
  return isMarked ? left({ kind: 'alreadyVoted' }) : right('recorded');
}
