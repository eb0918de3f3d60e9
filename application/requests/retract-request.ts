import { proposalIdOf } from '#application/processes/publish-proposal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { canRetract, retracted } from '#domain/forms/sender/retracted-request.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { isSender } from './own-request.ts';
import type { SenderPorts } from './sender-marks.ts';

interface Ports extends SenderPorts {
  readonly requests: Pick<RequestStore, 'isFrom' | 'change'>;
  readonly proposals: Pick<ProposalStore, 'remove'>;
  readonly assets: Pick<AssetStore, 'eraseOf'>;
  readonly clock: Clock;
}

type Refusal = { readonly kind: 'unknownRequest' | 'notSender' | 'requestOver' };

/**
 * Takes a request back for its sender, and erases what came from them. Taking it back again does the rest of what a
 * crash may have prevented.
 */
export const retractRequest =
  (ports: Ports) =>
  async (realm: RealmId, userId: string, id: Reference): Promise<Either<Refusal, CouncilRequest>> => {
    const { requests, proposals, assets, clock } = ports;
    const isFromReader = await isSender(ports)(realm, id, userId);
    const at = clock.now();
    const request = await requests.change(realm, id, (before) =>
      isFromReader && canRetract(before) ? retracted(before, at) : before,
    );
    if (request === null) return left({ kind: 'unknownRequest' });
    if (!isFromReader) return left({ kind: 'notSender' });
    if (request.status !== 'Retirada') return left({ kind: 'requestOver' });
    await proposals.remove(realm, proposalIdOf(request));
    await assets.eraseOf(realm, id, at);
    return right(request);
  };
