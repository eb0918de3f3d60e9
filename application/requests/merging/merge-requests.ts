import type { Clock } from '#application/ports/clock.ts';
import type { NewRequestMail } from '#application/ports/server/request-mail-queue.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { merged, type MergedPair, type MergeFault, separated } from '#domain/forms/desk/merge.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'changeBoth'>;
  readonly clock: Clock;
}

/** A duplicate and the request that it is merged into, by whom, and what its sender is told. */
export interface ComingMerge {
  readonly id: Reference;
  readonly into: Reference;
  readonly by: string;
  readonly message: string;
}

/** Why two requests are not merged; nothing is stored. */
export type MergingRefusal =
  | { readonly kind: 'unknownRequest' }
  | { readonly kind: 'mergeRefused'; readonly fault: MergeFault };

/** The sender of the duplicate is told, at once. */
const mailsOf = (before: CouncilRequest, after: CouncilRequest): readonly NewRequestMail[] =>
  before.merged === undefined && after.merged !== undefined
    ? [{ kind: 'answer', place: before.threads.length, count: 1, due: after.updatedAt }]
    : [];

/**
 * Merges a duplicate into another request, in one transaction for both: its sender is told and told of the other one's
 * state from then on, as are its followers. Again, it changes nothing.
 */
export const mergeRequests =
  ({ requests, clock }: Ports) =>
  async (
    realm: RealmId,
    { id, into, by, message }: ComingMerge,
  ): Promise<Either<MergingRefusal, MergedPair>> => {
    const at = clock.now();
    if (id === into) return left({ kind: 'mergeRefused', fault: { kind: 'itself' } });
    let fault: MergeFault | null = null;
    const both = await requests.changeBoth(
      realm,
      [id, into],
      (duplicate, main) => {
        const pair = merged({ duplicate, main }, { at, by, message });
        fault = isLeft(pair) ? pair.left : null;
        return isLeft(pair) ? [duplicate, main] : [pair.right.duplicate, pair.right.main];
      },
      { by: { by, at }, mails: mailsOf },
    );
    if (both === null) return left({ kind: 'unknownRequest' });
    if (fault !== null) return left({ kind: 'mergeRefused', fault });
    return right({ duplicate: both[0], main: both[1] });
  };

/** Separates a duplicate from the request that it was merged into. One that is not merged stays as it is. */
export const separateRequest =
  ({ requests, clock }: Ports) =>
  async (found: CouncilRequest, by: string): Promise<Either<MergingRefusal, CouncilRequest>> => {
    const { realm, id, merged: into } = found;
    if (into === undefined) return right(found);
    const at = clock.now();
    const both = await requests.changeBoth(
      realm,
      [id, into.id],
      (duplicate, main) => {
        const pair = separated({ duplicate, main }, at);
        return [pair.duplicate, pair.main];
      },
      { by: { by, at } },
    );
    return both === null ? left({ kind: 'unknownRequest' }) : right(both[0]);
  };
