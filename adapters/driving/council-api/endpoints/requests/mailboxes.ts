import type { FastifyInstance } from 'fastify';
import { writeOpenMailbox } from '#adapters/wire/requests/mailbox-list.ts';
import { listMailboxesCall } from '#adapters/wire/requests/list-mailboxes.ts';
import { readMailboxCall } from '#adapters/wire/requests/read-mailbox.ts';
import { mailboxId, mailboxState } from '#domain/forms/mailbox.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { staffMember } from '../../plugins/staff.ts';

/** The list for residents: without closed and unconfigured mailboxes. */
const stranger = { isLoggedIn: true, isNative: false, isAdmin: false };

/**
 * The form as its council wrote it, without the address for notices unless staff ask; and the list of forms that are open
 * now.
 */
export function mailboxEndpoint(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readMailboxCall, async ({ town, id, request }) => {
    const found = await council.mailboxes.find(town.realm, mailboxId(id));
    if (found === null) return left({ kind: 'unknownMailbox' });
    const member = await staffMember(council, request, town);
    const { notify: _, ...open } = found.document;
    return right(asWritten(member === null ? open : { ...found.document, admin: true }));
  });

  route(server, council, listMailboxesCall, async ({ realm }) => {
    const mailboxes = (await council.mailboxes.all(realm)).flatMap(({ mailbox }) => mailbox ?? []);
    const items = mailboxes
      .filter((mailbox) => mailboxState(mailbox, stranger) === 'open')
      .map(writeOpenMailbox);
    return right({ items, itemsCount: items.length });
  });
}
