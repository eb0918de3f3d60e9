import type { FastifyInstance } from 'fastify';
import { makeProjectsCall } from '#adapters/wire/office-works/vote-outcome.ts';
import { newDelivery } from '#adapters/wire/processes/delivery-fields.ts';
import type { DocumentChange } from '#domain/documents/document-change.ts';
import { documentFields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { withMember } from '#domain/documents/member-fields.ts';
import { bodyOf, type OfficeDocument, unknownDocument } from '#domain/documents/office-document.ts';
import { publishAtOnce } from '#domain/documents/publish-at-once.ts';
import type { Milestone } from '#domain/processes/delivery.ts';
import { planMilestones } from '#domain/processes/works/plan-project.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { SurveyProposal } from '#domain/voting/survey-proposal.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { allowed } from '../../plugins/staff.ts';
import { workRef } from './asked-work.ts';
import { resultOfVote, fundedIn, namedVote } from './closed-vote.ts';
import { plannedIn, storedOwner } from './plan-work.ts';

/** What all projects of a vote have when they are made. */
interface Beginning {
  readonly owner: string | null;
  readonly milestones: readonly Milestone[];
  readonly updated: string;
  readonly process: string | null;
  readonly by: string;
  readonly at: number;
}

/** The document of a proposal that was only in the vote. */
const ownDocument = (proposal: SurveyProposal, process: string | null): JsonObject => ({
  _id: proposal.id,
  title: proposal.title,
  ...((proposal.body ?? proposal.text) !== null && { body: proposal.body ?? proposal.text }),
  ...(proposal.image !== null && { headerImage: proposal.image }),
  ...(proposal.imageAlt !== null && { headerImageAlt: proposal.imageAlt }),
  amount: proposal.amount / 100,
  isPublished: true,
  ...(process !== null && { data: { IDproceso: process } }),
});

type Made = 'made' | 'already' | 'held';

/** What becomes of the document of a proposal, as it is found. */
function made(
  found: OfficeDocument | null,
  proposal: SurveyProposal,
  { process, by, at, ...plan }: Beginning,
): { readonly change: DocumentChange | null; readonly answer: Made } {
  if (found !== null && (found.status.place !== 'published' || found.fields === null))
    return { change: null, answer: 'held' };
  const ref = workRef(proposal.id);
  const known = found ?? unknownDocument(ref);
  const fields = found?.fields ?? documentFields(ownDocument(proposal, process));
  const { delivery = null } = bodyOf(ref, fields);
  if (delivery !== null) return { change: null, answer: 'already' };
  const next = withMember(fields, 'delivery', newDelivery({ ...plan, budget: proposal.amount }));
  return { change: publishAtOnce(known, next, { act: 'project.make', by, at }), answer: 'made' };
}

/** Making projects of what a vote funded. */
export function makeProjectsEndpoint(server: FastifyInstance, council: ServerParts): void {
  const { documentDesk, clock } = council;
  route(server, council, makeProjectsCall, async ({ town, realm, id, body, member }) => {
    const vote = await namedVote(council, town, id, member);
    if (isLeft(vote)) return vote;
    const { surveys, process } = vote.right;
    const parts = process === undefined ? {} : { process: process.id };
    const may = allowed(council, member, { acts: ['proposal.update'], in: parts });
    if (isLeft(may)) return may;
    const counted = await resultOfVote(council, town, surveys);
    if (isLeft(counted)) return left({ kind: 'projectsRefused', where: counted.left });
    const funded = fundedIn(counted.right);
    if (funded.length === 0) return left({ kind: 'projectsRefused', where: 'noBudget' });
    const owner = storedOwner(body.owner ?? null, await council.people.list(realm), member.id);
    if (isLeft(owner)) return owner;
    const planned = plannedIn(body.milestones ?? []);
    if (planned === null) return left({ kind: 'planRefused', where: 'planned' });
    const milestones = planMilestones([], planned);
    if (isLeft(milestones)) return left({ kind: 'planRefused', where: milestones.left });
    const at = clock.now();
    const beginning: Beginning = {
      owner: owner.right,
      milestones: milestones.right,
      updated: dayAt(at, town.timeZone),
      process: process?.id ?? null,
      by: member.name,
      at,
    };
    const outcome: Record<Made, string[]> = { made: [], already: [], held: [] };
    for (const proposal of funded) {
      // oxlint-disable-next-line no-await-in-loop -- one document after the other: the same thread answers residents
      const answer = await documentDesk.change(realm, workRef(proposal.id), (found) =>
        made(found, proposal, beginning),
      );
      outcome[answer].push(proposal.id);
    }
    return right(outcome);
  });
}
