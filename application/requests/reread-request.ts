import type { Clock } from '#application/ports/clock.ts';
import type { AssetStore } from '#application/ports/server/asset-store.ts';
import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import type { Attached } from '#domain/forms/entry.ts';
import { filesNamed } from '#domain/forms/body/read-body.ts';
import { asTold } from '#domain/forms/handling/undo.ts';
import type { CouncilRequest, Reference } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'find'>;
  readonly mailboxes: MailboxRegister;
  readonly assets: Pick<AssetStore, 'find'>;
  readonly clock: Clock;
}

/** A request, and what is known of the files that its form took with it. */
interface RereadRequest {
  readonly request: CouncilRequest;
  readonly files: readonly Attached[];
  /** The request that it was merged into; null if there is none. */
  readonly into: CouncilRequest | null;
}

/**
 * A request as its citizen reads it again. Files are told where the form still has the fields they came with: only
 * those were looked at when the request was taken, so a name in any other answer is no file of this sender.
 */
export const rereadRequest =
  ({ requests, mailboxes, assets, clock }: Ports) =>
  async (realm: RealmId, reference: Reference): Promise<RereadRequest | null> => {
    const found = await requests.find(realm, reference);
    if (found === null) return null;
    const request = asTold(found, clock.now());
    const mailbox = (await mailboxes.find(realm, request.mailbox))?.mailbox ?? null;
    const named = mailbox === null ? [] : filesNamed(mailbox, request);
    // The photos of a reply were checked when it came: they are the sender's own.
    const later = request.threads.flatMap(({ reply }) => reply?.images ?? []);
    const assetsFound = await Promise.all([...named, ...later].map((id) => assets.find(realm, id)));
    const files = assetsFound.flatMap((asset) => {
      if (asset === null) return [];
      const { id, name, kind, bytes, isSigned } = asset;
      return [{ id, name, kind, bytes, isSigned }];
    });
    const other = request.merged === undefined ? null : await requests.find(realm, request.merged.id);
    return { request, files, into: other && asTold(other, clock.now()) };
  };
