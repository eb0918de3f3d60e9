import type { FastifyInstance } from 'fastify';
import { proposalIdOf, publishProposal } from '#application/processes/publish-proposal.ts';
import { decideProposal } from '#application/processes/decide-proposal.ts';
import { decideProposalCall } from '#adapters/wire/requests/decide-proposal.ts';
import { publishProposalCall } from '#adapters/wire/requests/publish-proposal.ts';
import { readDecision } from '#adapters/wire/publishing.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { subjectOf } from '#application/office/request-subject.ts';
import { named } from '../office/staff-request.ts';
import { handledMail } from './request-mail.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';

/** Staff publish a request as a proposal, withdraw it, or decide about it. */
export function publishProposalEndpoint(server: FastifyInstance, council: ServerParts): void {
  const publish = publishProposal(council);
  const decide = decideProposal(council);
  route(server, council, publishProposalCall, async ({ realm, reference, body, member }) => {
    const asked = await named(council, realm, reference);
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
      by: { by: member.name, at: council.clock.now() },
    });
    if (isLeft(published)) return published;
    return right({ _id: proposalIdOf(published.right), isPublished: published.right.isPublished });
  });

  route(server, council, decideProposalCall, async ({ town, reference, body, member, request }) => {
    const asked = await named(council, town.realm, reference);
    if (asked === null) return left({ kind: 'unknownRequest' });
    const { verdict, text } = body;
    const publishes = verdict === 'ask' ? [] : (['proposal.publish'] as const);
    const acts = ['proposal.validate', ...publishes] as const;
    const may = allowed(council, member, { acts, in: subjectOf(asked) });
    if (isLeft(may)) return may;
    const { mailbox = null } = (await council.mailboxes.find(town.realm, asked.mailbox)) ?? {};
    const decided = await decide(town.realm, asked.id, {
      verdict,
      words: text ?? '',
      by: member.name,
      owner: member.id,
      write: handledMail(council, town, mailbox),
    });
    if (isLeft(decided)) return decided;
    const { request: after, unsent } = decided.right;
    if (unsent > 0) request.log.error({ unsent }, 'messages were not sent');
    const { iid, isPublished, status } = after;
    return right({ iid, isPublished, status, unsent });
  });
}
