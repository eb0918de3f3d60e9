import type { FastifyInstance } from 'fastify';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { subjectOf } from '#application/office/request-subject.ts';
import { listDecided } from '#application/processes/list-decided.ts';
import { processOf, publishProposal } from '#application/processes/publish-proposal.ts';
import { mergeRequests, separateRequest } from '#application/requests/merging/merge-requests.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { listDecidedCall, writeDecided } from '#adapters/wire/requests/list-decided.ts';
import { mergeProposalCall, separateProposalCall } from '#adapters/wire/requests/merge-proposal.ts';
import { mayBecomeProposal } from '#domain/forms/publication.ts';
import type { CouncilRequest } from '#domain/forms/request.ts';
import { partsFor } from '#domain/office/decide.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { named } from '../office/staff-request.ts';
import { mergedMessage } from './request-mail.ts';

type Found = Either<CallRefusal<'unknownRequest' | 'notForPublic' | 'notAllowed'>, CouncilRequest>;

/** The proposal that a moderator names, if they may validate it. */
const proposalFor =
  (council: ServerParts) =>
  async (realm: RealmId, name: string, member: StaffMember): Promise<Found> => {
    const request = await named(council, realm, name);
    if (request === null) return left({ kind: 'unknownRequest' });
    const acts = ['proposal.validate', 'proposal.publish'] as const;
    const may = allowed(council, member, { acts, in: subjectOf(request) });
    if (isLeft(may)) return may;
    const mailbox = (await council.mailboxes.find(realm, request.mailbox))?.mailbox ?? null;
    return mayBecomeProposal(mailbox, processOf(request)) ? right(request) : left({ kind: 'notForPublic' });
  };

/** What a moderator decided about proposals, and which of them are the same. */
export function proposalWorkEndpoints(server: FastifyInstance, council: ServerParts): void {
  const find = proposalFor(council);
  const list = listDecided(council);
  route(server, council, listDecidedCall, async ({ town, member, limit, offset }) => {
    const asked = { act: 'proposal.validate', part: 'mailbox', now: council.clock.now() } as const;
    const { items, total } = await list(town, { readable: partsFor(member, asked), limit, offset });
    return right({ items: items.map(writeDecided), itemsCount: total });
  });

  const merge = mergeRequests(council);
  const publish = publishProposal(council);
  route(server, council, mergeProposalCall, async ({ town, reference, body, member }) => {
    const one = await find(town.realm, reference, member);
    if (isLeft(one)) return one;
    const other = await find(town.realm, body.into, member);
    if (isLeft(other)) return other;
    const [duplicate, into] = [one.right, other.right];
    const message = mergedMessage(town, duplicate, into);
    const coming = { id: duplicate.id, into: into.id, by: member.name, message };
    const done = await merge(town.realm, coming);
    if (isLeft(done)) {
      const refusal = done.left;
      return left(
        refusal.kind === 'mergeRefused' ? { kind: refusal.kind, faults: [refusal.fault] } : refusal,
      );
    }
    const by = { by: member.name, at: council.clock.now() };
    if (duplicate.isPublished)
      await publish(town.realm, duplicate.id, { isPublished: false, decision: {}, by });
    return right({ iid: duplicate.iid, into: into.iid });
  });

  const separate = separateRequest(council);
  route(server, council, separateProposalCall, async ({ town, reference, member }) => {
    const found = await find(town.realm, reference, member);
    if (isLeft(found)) return found;
    const done = await separate(found.right, member.name);
    return isLeft(done) ? left({ kind: 'unknownRequest' }) : right({ iid: found.right.iid, into: null });
  });
}
