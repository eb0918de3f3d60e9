import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestFilter, RequestList, RequestStore } from '#application/ports/server/request-store.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import { showsToAll } from '#domain/forms/publication.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'list'>;
  readonly mailboxes: Pick<MailboxRegister, 'all'>;
}

/** Which requests staff ask for; null: all. */
type Asked = Omit<RequestFilter, 'mailboxes'> & { readonly mailbox: MailboxId | null };

/**
 * The requests of a town as staff list them. A request waits for approval only if its mailbox shows requests and staff
 * must approve them first; requests that are never public do not wait.
 */
export const listRequests =
  ({ requests, mailboxes }: Ports) =>
  async (realm: RealmId, { mailbox, ...filter }: Asked): Promise<RequestList> => {
    if (filter.approval !== 'waiting')
      return requests.list(realm, { ...filter, mailboxes: mailbox === null ? null : [mailbox] });
    const holding = (await mailboxes.all(realm)).flatMap(({ mailbox: one }) =>
      one !== null && showsToAll(one) && one.publish === 'whenApproved' ? [one.id] : [],
    );
    const asked = holding.filter((id) => mailbox === null || id === mailbox);
    return requests.list(realm, { ...filter, mailboxes: asked });
  };
