import type { Instant } from '../../shared/calendar-day.ts';
import { type Either, left, right } from '../../shared/result.ts';
import { withoutUndo } from '../handling/undo.ts';
import type { CouncilRequest } from '../request.ts';

/** Why one request is not merged into another. */
export type MergeFault =
  | { readonly kind: 'itself' }
  /** Its sender, or that of the other one, took it back. */
  | { readonly kind: 'takenBack' }
  /** It is merged into a third one, or the other one is: that is where it should go. */
  | { readonly kind: 'alreadyMerged' | 'intoMerged'; readonly iid: string }
  /** Others are merged into it: they would be two steps away from the one that is worked on. */
  | { readonly kind: 'hasDuplicates' };

/** A duplicate and the request that it is merged into. */
export interface MergedPair {
  readonly duplicate: CouncilRequest;
  readonly main: CouncilRequest;
}

function faultOf({ duplicate, main }: MergedPair): MergeFault | null {
  if (duplicate.id === main.id) return { kind: 'itself' };
  if (duplicate.status === 'Retirada' || main.status === 'Retirada') return { kind: 'takenBack' };
  if (duplicate.merged !== undefined) return { kind: 'alreadyMerged', iid: duplicate.merged.iid };
  if (main.merged !== undefined) return { kind: 'intoMerged', iid: main.merged.iid };
  return (duplicate.duplicates ?? []).length > 0 ? { kind: 'hasDuplicates' } : null;
}

/**
 * Merges a duplicate into another request: it is closed, says where it went, and its sender and followers count for the
 * other. Only a request that is not merged has duplicates, and a duplicate has none: so there is never a circle, nor a way
 * of two steps. The same again changes nothing.
 */
export function merged(
  pair: MergedPair,
  { at, by, message }: { readonly at: Instant; readonly by: string; readonly message: string },
): Either<MergeFault, MergedPair> {
  const { duplicate, main } = pair;
  if (duplicate.merged?.id === main.id) return right(pair);
  const fault = faultOf(pair);
  if (fault !== null) return left(fault);
  const { id, iid, followers, status } = duplicate;
  return right({
    duplicate: {
      ...withoutUndo(duplicate),
      status: 'Cerrada',
      merged: { id: main.id, iid: main.iid, status },
      threads: [...duplicate.threads, { at, by, text: message, isNote: false }],
      hasReply: false,
      toldAt: at,
      updatedAt: at,
    },
    main: {
      ...main,
      // Its sender supports it, too.
      duplicates: [...(main.duplicates ?? []), { id, iid, followers: followers + 1 }],
      updatedAt: at,
    },
  });
}

/** Separates a duplicate again: it has the state that it had, unless staff gave it another one since. */
export function separated({ duplicate, main }: MergedPair, at: Instant): MergedPair {
  const { merged: into, ...rest } = withoutUndo(duplicate);
  if (into === undefined || into.id !== main.id) return { duplicate, main };
  const others = (main.duplicates ?? []).filter(({ id }) => id !== duplicate.id);
  const { duplicates: _, ...alone } = main;
  return {
    duplicate: { ...rest, status: rest.status === 'Cerrada' ? into.status : rest.status, updatedAt: at },
    main: { ...alone, ...(others.length > 0 && { duplicates: others }), updatedAt: at },
  };
}

/** How many people support a request: its followers, with those of its duplicates. */
export const requestSupporters = ({
  followers,
  duplicates = [],
}: Pick<CouncilRequest, 'followers' | 'duplicates'>): number =>
  duplicates.reduce((sum, one) => sum + one.followers, followers);
