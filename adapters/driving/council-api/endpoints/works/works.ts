import type { FastifyInstance } from 'fastify';
import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import { listWorksCall } from '#adapters/wire/office-works/list-works.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import type { Town } from '#domain/access/town.ts';
import { isPublished } from '#domain/content/published.ts';
import { partsFor } from '#domain/office/decide.ts';
import { type Project, projectsAmong } from '#domain/processes/project.ts';
import { allProposals } from '#domain/processes/proposal-collection.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { planWorkEndpoint } from './plan-work.ts';
import { voteOutcomeEndpoints } from './vote-outcome.ts';
import { workNewsEndpoints } from './work-news.ts';
import { workPhotoEndpoint } from './work-photo.ts';
import { workAround, writeWork } from './write-work.ts';

type Work = ReturnType<typeof writeWork>;

/** The caller’s own first, then what has been silent longest, the finished last. */
const inOrder = (a: Work, b: Work): number =>
  Number(a.status === 'finished') - Number(b.status === 'finished') ||
  Number(b.isMine) - Number(a.isMine) ||
  (b.silent ?? -1) - (a.silent ?? -1) ||
  (a.id < b.id ? -1 : 1);

/** The projects of the processes of which a member of staff may read proposals. */
async function readableProjects(
  { documents, clock }: Pick<ServerParts, 'documents' | 'clock'>,
  { realm }: Pick<Town, 'realm'>,
  member: StaffMember,
): Promise<readonly Project[]> {
  const readable = partsFor(member, { act: 'proposal.read', part: 'process', now: clock.now() });
  const read = (await documents.all(realm, allProposals)).filter(isPublished).flatMap((document) => {
    const proposal = readProposal(document);
    return isLeft(proposal) ? [] : [proposal.right];
  });
  return projectsAmong(read).filter(
    ({ process }) => readable === 'all' || (process !== null && readable.includes(process)),
  );
}

/** Funded proposals that are carried out, for the people of staff who answer for them. */
export function workEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, listWorksCall, async ({ town, member }) => {
    const around = await workAround(council, town, member);
    const projects = await readableProjects(council, town, member);
    const here = around.people.filter(({ endedAt }) => endedAt === null).map(({ name }) => name);
    return right({
      items: projects.map((project) => writeWork(project, around)).toSorted(inOrder),
      people: [...new Set(here)].toSorted((a, b) => a.localeCompare(b, town.defaultLanguage)),
      silentAfter: around.silentAfter,
      today: around.today,
    });
  });

  workNewsEndpoints(server, council);
  workPhotoEndpoint(server, council);
  planWorkEndpoint(server, council);
  voteOutcomeEndpoints(server, council);
}
