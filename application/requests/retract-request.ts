import { proposalIdOf } from '#application/processes/publish-proposal.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { canRetract, retracted } from '#domain/forms/sender/retracted-request.ts';
import type { Town } from '#domain/access/town.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import { mailsOfForm } from './council-mails.ts';
import { isSender } from './own-request.ts';
import type { SenderPorts } from './sender-marks.ts';

interface Ports extends SenderPorts {
  readonly requests: Pick<RequestStore, 'isFrom' | 'find' | 'change'>;
  readonly proposals: Pick<ProposalStore, 'remove'>;
  readonly assets: Pick<AssetStore, 'eraseOf'>;
  readonly mailboxes: Pick<MailboxRegister, 'find'>;
  readonly clock: Clock;
}

type Refusal = { readonly kind: 'unknownRequest' | 'notSender' | 'requestOver' };

/**
 * Takes a request back for its sender, erases what came from them, and has the council notified. Taking it back again
 * does the rest of what a crash may have prevented.
 */
export const retractRequest =
  (ports: Ports) =>
  async (town: Town, userId: string, id: Reference): Promise<Either<Refusal, CouncilRequest>> => {
    const { requests, proposals, assets, mailboxes, clock } = ports;
    const { realm } = town;
    const isFromReader = await isSender(ports)(realm, id, userId);
    const at = clock.now();
    const found = await requests.find(realm, id);
    if (found === null) return left({ kind: 'unknownRequest' });
    const mails = await mailsOfForm(mailboxes, 'retraction', { town, mailbox: found.mailbox, now: at });
    const work = (before: CouncilRequest) =>
      isFromReader && canRetract(before) ? retracted(before, at) : before;
    const request = await requests.change(realm, id, work, { by: { by: bySender, at }, mails });
    if (request === null) return left({ kind: 'unknownRequest' });
    if (!isFromReader) return left({ kind: 'notSender' });
    if (request.status !== 'Retirada') return left({ kind: 'requestOver' });
    await proposals.remove(realm, proposalIdOf(request));
    await assets.eraseOf(realm, id, at);
    return right(request);
  };
