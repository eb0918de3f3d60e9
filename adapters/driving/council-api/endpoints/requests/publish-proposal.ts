import type { FastifyInstance } from 'fastify';
import { proposalIdOf, publishProposal } from '#application/processes/publish-proposal.ts';
import { publishProposalCall } from '#adapters/wire/requests/publish-proposal.ts';
import { readDecision } from '#adapters/wire/publishing.ts';
import { readReference } from '#domain/forms/request.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';

/** Staff publish a request as a proposal, or withdraw it. */
export function publishProposalEndpoint(server: FastifyInstance, council: ServerParts): void {
  const publish = publishProposal(council);
  route(server, council, publishProposalCall, async ({ realm, reference, body }) => {
    const id = readReference(reference) ?? (await council.requests.byNumber(realm, reference))?.id ?? null;
    if (id === null) return left({ kind: 'unknownRequest' });
    const published = await publish(realm, id, {
      isPublished: body.isPublished ?? true,
      decision: readDecision(body),
    });
    if (isLeft(published)) return published;
    return right({ _id: proposalIdOf(published.right), isPublished: published.right.isPublished });
  });
}
