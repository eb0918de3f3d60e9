import type { FastifyInstance } from 'fastify';
import { mailboxId } from '#domain/forms/mailbox.ts';
import type { Council } from '../council.ts';
import { inTown, type TownRequest } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { staffMember } from '../plugins/staff.ts';

/** GET /api/{realm}/mailbox/{id}: the form as its council wrote it, and whether who asks may see a closed one. */
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
}
