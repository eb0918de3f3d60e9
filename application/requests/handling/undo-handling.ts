import type { Clock } from '#application/ports/clock.ts';
import type { NewRequestMail } from '#application/ports/server/request-mail-queue.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { duplicateMails } from '../merging/duplicate-mails.ts';
import { undone, type UndoRefusal } from '#domain/forms/handling/undo.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'change'>;
  readonly clock: Clock;
}

/** The member of staff who takes a handling back, by name and id, and the key that they gave it; null: their last one. */
export interface ComingUndo {
  readonly by: string;
  readonly owner: string;
  readonly key: string | null;
}

/** Why a handling is not taken back. */
export type UndoingRefusal =
  | { readonly kind: 'unknownRequest' }
  | { readonly kind: 'undoOver'; readonly why: UndoRefusal };

/** The mails of a handling that was taken back wait no more. */
const droppedMails = (before: CouncilRequest): readonly NewRequestMail[] => [
  ...[before.undo]
    .filter((undo) => undo !== undefined)
    .map(({ place, count }) => ({ kind: 'answer', place, count, due: null }) as const),
  ...duplicateMails(before, null),
];

/**
 * Takes the last handling of a request back, with everything that it changed and before its mail leaves. Taking it back
 * again does nothing more. Left: its time is over, or somebody has handled the request since.
 */
export const undoHandling =
  ({ requests, clock }: Ports) =>
  async (
    realm: RealmId,
    id: Reference,
    { by, owner, key }: ComingUndo,
  ): Promise<Either<UndoingRefusal, CouncilRequest>> => {
    const at = clock.now();
    let refusal: UndoRefusal | null = null;
    const request = await requests.change(
      realm,
      id,
      (before) => {
        const after = undone(before, { key, owner, at });
        refusal = isLeft(after) ? after.left : null;
        return isLeft(after) ? before : after.right;
      },
      { by: { by, at }, mails: droppedMails },
    );
    if (request === null) return left({ kind: 'unknownRequest' });
    return refusal === null ? right(request) : left({ kind: 'undoOver', why: refusal });
  };
