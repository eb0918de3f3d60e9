import type { FastifyInstance } from 'fastify';
import { proposalIdOf, publishProposal } from '#application/processes/publish-proposal.ts';
import { publishProposalCall } from '#adapters/wire/requests/publish-proposal.ts';
import { readDecision } from '#adapters/wire/publishing.ts';
import { readReference } from '#domain/forms/request.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { subjectOf } from '#application/office/request-subject.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';

/** Staff publish a request as a proposal, or withdraw it. */
export function publishProposalEndpoint(server: FastifyInstance, council: ServerParts): void {
  const publish = publishProposal(council);
  route(server, council, publishProposalCall, async ({ realm, reference, body, member }) => {
    const named = readReference(reference);
    const asked = await (named === null
      ? council.requests.byNumber(realm, reference)
      : council.requests.find(realm, named));
    if (asked === null) return left({ kind: 'unknownRequest' });
    const { isPublished: _, ...decision } = body;
    const acts = [
      'proposal.publish' as const,
      ...(Object.keys(decision).length > 0 ? ['proposal.validate' as const] : []),
    ];
    const may = allowed(council, member, { acts, in: subjectOf(asked) });
    if (isLeft(may)) return may;
    const published = await publish(realm, asked.id, {
      isPublished: body.isPublished ?? true,
      decision: readDecision(body),
      by: { by: member.id, at: council.clock.now() },
    });
    if (isLeft(published)) return published;
    return right({ _id: proposalIdOf(published.right), isPublished: published.right.isPublished });
  });
}
