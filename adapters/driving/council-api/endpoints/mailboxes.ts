import type { FastifyInstance } from 'fastify';
import { writeOpenMailbox } from '#adapters/wire/mailbox-list.ts';
import { mailboxId, mailboxState } from '#domain/forms/mailbox.ts';
import type { Council } from '../council.ts';
import { inTown, type TownRequest } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { staffMember } from '../plugins/staff.ts';

/** Whoever looks at the list: what is closed or not configured is not in it. */
const stranger = { isLoggedIn: true, isNative: false, isAdmin: false };

/**
 * GET /api/{realm}/mailbox/{id}: the form as its council wrote it, and whether who asks may see a closed one.
 * GET /api/{realm}/mailboxes: those that may be filled in now.
 */
export function mailboxEndpoint(server: FastifyInstance, council: Council): void {
  server.get(
    '/api/:realm/mailbox/:id',
    inTown<TownRequest<{ id: string }>>(council, async ({ realm }, request, reply) => {
      const found = await council.mailboxes.find(realm, mailboxId(request.params.id));
      if (found === null) return refuse(reply, 'unknownMailbox');
      const member = await staffMember(council, request, realm);
      return member === null ? found.document : { ...found.document, admin: true };
    }),
  );

  server.get(
    '/api/:realm/mailboxes',
    inTown<TownRequest>(council, async ({ realm }) => {
      const mailboxes = (await council.mailboxes.all(realm)).flatMap(({ mailbox }) => mailbox ?? []);
      const items = mailboxes
        .filter((mailbox) => mailboxState(mailbox, stranger) === 'open')
        .map(writeOpenMailbox);
      return { items, itemsCount: items.length };
    }),
  );
}
