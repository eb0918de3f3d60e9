import type { Clock } from '#application/ports/clock.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { asTold } from '#domain/forms/handling/undo.ts';
import type { CouncilRequest, Opinion, Reference } from '#domain/forms/request.ts';
import { mayRate, type OpinionFault, withOpinion } from '#domain/forms/sender/opinion.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'change'>;
  readonly clock: Clock;
}

type Refusal =
  | { readonly kind: 'unknownRequest' }
  | { readonly kind: 'opinionRefused'; readonly fault: OpinionFault };

/**
 * Stores what the sender of a request says of how it went. The reference is enough, as for reading it. What staff may still
 * take back is not finished for them.
 */
export const rateRequest =
  ({ requests, clock }: Ports) =>
  async (
    realm: RealmId,
    id: Reference,
    opinion: Omit<Opinion, 'at'>,
  ): Promise<Either<Refusal, CouncilRequest>> => {
    const at = clock.now();
    let fault: OpinionFault | null = null;
    const request = await requests.change(
      realm,
      id,
      (before) => {
        const isEarly = before.opinion === undefined && !mayRate(asTold(before, at));
        const rated = isEarly ? left('notFinished' as const) : withOpinion(before, opinion, at);
        fault = isLeft(rated) ? rated.left : null;
        return isLeft(rated) ? before : rated.right;
      },
      { by: { by: bySender, at } },
    );
    if (request === null) return left({ kind: 'unknownRequest' });
    return fault === null ? right(request) : left({ kind: 'opinionRefused', fault });
  };
