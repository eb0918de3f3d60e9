import type { Clock } from '#application/ports/clock.ts';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import { mostImages } from '#domain/forms/files/file-limits.ts';
import {
  canReply,
  replyFault,
  type ReplyRefusal,
  withReply,
  type WrittenReply,
} from '#domain/forms/sender/request-thread.ts';
import { senderRights } from '#domain/forms/sender/sender-rights.ts';
import type { Town } from '#domain/access/town.ts';
import { bySender } from '#domain/office/steps/subject-steps.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { mailsOfForm } from './council-mails.ts';
import { isSender } from './own-request.ts';
import { deviceMark, type SenderPorts } from './sender-marks.ts';

interface Ports extends SenderPorts {
  readonly requests: Pick<RequestStore, 'isFrom' | 'find' | 'change'>;
  readonly assets: Pick<AssetStore, 'find'>;
  readonly mailboxes: Pick<MailboxRegister, 'find'>;
  readonly clock: Clock;
}

/** What the sender of a request writes later. */
export interface ArrivedReply {
  readonly town: Town;
  readonly id: Reference;
  /** The user of the session. */
  readonly sender: string;
  readonly text: string;
  /** Photos, by the ids of their uploads. */
  readonly images: readonly string[];
  /** Made with the draft: the same key again is the same reply. */
  readonly key: string;
}

type Refusal = ReplyRefusal | { readonly kind: 'unknownRequest' | 'notSender' };

/** Only uploads of the sender count, whatever ids the reply names. */
async function written(
  { assets, keys }: Ports,
  { town: { realm }, sender, text, images }: ArrivedReply,
): Promise<WrittenReply> {
  const owner = deviceMark(keys, realm, sender);
  const found = await Promise.all(
    images.slice(0, mostImages + 1).map(async (id) => {
      const asset = await assets.find(realm, id);
      return { id, kind: asset?.owner === owner ? asset.kind : null };
    }),
  );
  return { text, images: found };
}

/**
 * Adds what a sender writes to their request, with its photos, in the thread of the council's own messages, and has the
 * council notified.
 */
export const replyToRequest =
  (ports: Ports) =>
  async (arrived: ArrivedReply): Promise<Either<Refusal, CouncilRequest>> => {
    const { town, id, sender, images } = arrived;
    const { realm } = town;
    const found = await ports.requests.find(realm, id);
    if (found === null) return left({ kind: 'unknownRequest' });
    const isFromReader = await isSender(ports)(realm, id, sender);
    if (canReply(found) && !senderRights(found, isFromReader).reply) return left({ kind: 'notSender' });
    const fault = replyFault(await written(ports, arrived));
    if (fault !== null) return left({ kind: 'replyRefused', fault });
    const at = ports.clock.now();
    const said = {
      at,
      text: arrived.text.trim(),
      reply: { images, key: ports.keys.account(`reply key ${realm} ${sender} ${arrived.key}`) },
    };
    const mails = await mailsOfForm(ports.mailboxes, 'reply', { town, mailbox: found.mailbox, now: at });
    let refusal: Refusal | null = null;
    const changed = await ports.requests.change(
      realm,
      id,
      (before) => {
        const added = withReply(before, said);
        refusal = isLeft(added) ? added.left : null;
        return isLeft(added) ? before : added.right;
      },
      { by: { by: bySender, at }, uploads: images, mails },
    );
    if (changed === null) return left({ kind: 'unknownRequest' });
    return refusal === null ? right(changed) : left(refusal);
  };
