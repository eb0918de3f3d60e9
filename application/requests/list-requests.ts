import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { RequestFilter, RequestList, RequestStore } from '#application/ports/server/request-store.ts';
import { type MailboxId, mailboxId } from '#domain/forms/mailbox.ts';
import { showsToAll } from '#domain/forms/publication.ts';
import type { RealmId } from '#domain/shared/ids.ts';

interface Ports {
  readonly requests: Pick<RequestStore, 'list'>;
  readonly mailboxes: Pick<MailboxRegister, 'all'>;
}

/** Which requests staff ask for (null: all), of the mailboxes that they may read. */
type Asked = Omit<RequestFilter, 'mailboxes'> & {
  readonly mailbox: MailboxId | null;
  readonly readable: 'all' | readonly string[];
};

/**
 * The requests of a town as staff list them. A request waits for approval only if its mailbox shows requests and staff
 * must approve them first; requests that are never public do not wait.
 */
export const listRequests =
  ({ requests, mailboxes }: Ports) =>
  async (realm: RealmId, { mailbox, readable, ...filter }: Asked): Promise<RequestList> => {
    const named = mailbox === null ? null : [mailbox];
    const open =
      readable === 'all' ? named : readable.map(mailboxId).filter((id) => named?.includes(id) ?? true);
    if (filter.approval !== 'waiting') return requests.list(realm, { ...filter, mailboxes: open });
    const holding = (await mailboxes.all(realm)).flatMap(({ mailbox: one }) =>
      one !== null && showsToAll(one) && one.publish === 'whenApproved' ? [one.id] : [],
    );
    const asked = holding.filter((id) => open?.includes(id) ?? true);
    return requests.list(realm, { ...filter, mailboxes: asked });
  };
