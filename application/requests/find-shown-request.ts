import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { isPublicRequest, showsToAll } from '#domain/forms/publication.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'byNumber'>;
  readonly mailboxes: Pick<MailboxRegister, 'find'>;
}

/** The request of a public number; null where there is none that everybody may see. */
export const findShownRequest =
  ({ requests, mailboxes }: Ports) =>
  async (realm: RealmId, iid: string): Promise<CouncilRequest | null> => {
    const request = await requests.byNumber(realm, iid);
    if (request === null) return null;
    const mailbox = (await mailboxes.find(realm, request.mailbox))?.mailbox ?? null;
    return mailbox !== null && showsToAll(mailbox) && isPublicRequest(mailbox, request.approval)
      ? request
      : null;
  };
