import type { FastifyInstance } from 'fastify';
import { proposalIdOf, publishProposal } from '#application/processes/publish-proposal.ts';
import { decode } from '#adapters/wire/decode.ts';
import { publishingWire } from '#adapters/wire/publishing.ts';
import { readReference } from '#domain/forms/request.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Council } from '../council.ts';
import { inTown, type TownRequest } from '../plugins/in-town.ts';
import { refuse } from '../plugins/refuse.ts';
import { staffMember } from '../plugins/staff.ts';

type OneRequest = TownRequest<{ reference: string }>;

/** POST /api/{realm}/staff/requests/{reference}/publish: staff put a request among the proposals, or take it away. */
export function publishProposalEndpoint(server: FastifyInstance, council: Council): void {
  const publish = publishProposal(council);
  server.post(
    '/api/:realm/staff/requests/:reference/publish',
    inTown<OneRequest>(council, async ({ realm }, request, reply) => {
      if ((await staffMember(council, request, realm)) === null) return refuse(reply, 'notStaff');
      const body = decode(publishingWire, request.body ?? {});
      if (isLeft(body)) return refuse(reply, 'unreadable', { where: body.left.where });
      const named = request.params.reference;
      const id = readReference(named) ?? (await council.requests.byNumber(realm, named))?.id ?? null;
      if (id === null) return refuse(reply, 'unknownRequest');
      const published = await publish(realm, id, body.right.isPublished ?? true);
      if (isLeft(published)) return refuse(reply, published.left.kind);
      return { _id: proposalIdOf(published.right), isPublished: published.right.isPublished };
    }),
  );
}
