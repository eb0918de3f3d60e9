import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import { readDelivery } from '#adapters/wire/processes/delivery.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import type { Town } from '#domain/access/town.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import { bodyOf, type OfficeDocument } from '#domain/documents/office-document.ts';
import type { Project } from '#domain/processes/project.ts';
import { allProposals } from '#domain/processes/proposal-collection.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { allowed } from '../../plugins/staff.ts';
import { partsOfProject } from './write-work.ts';

/** The document of a project. */
export const workRef = (id: string): DocumentRef => ({ collection: allProposals, id });

/** The project that a document publishes; null if it publishes none, or one that cannot be read whole. */
export function projectIn({ ref, status, fields }: OfficeDocument): Project | null {
  if (status.place !== 'published' || fields === null) return null;
  const body = bodyOf(ref, fields);
  const [proposal, delivery] = [readProposal(body), readDelivery(body['delivery'])];
  if (isLeft(proposal) || isLeft(delivery)) return null;
  return { ...proposal.right, delivery: delivery.right };
}

/** The project that a call names, if the person who asks may tell news of it. */
export async function askedWork(
  council: Pick<ServerParts, 'documentDesk' | 'clock'>,
  { realm }: Pick<Town, 'realm'>,
  id: string,
  member: StaffMember,
): Promise<Either<CallRefusal<'unknownWork' | 'notAllowed'>, Project>> {
  const document = await council.documentDesk.find(realm, workRef(id));
  const project = document && projectIn(document);
  if (project === null) return left({ kind: 'unknownWork' });
  const may = allowed(council, member, { acts: ['proposal.update'], in: partsOfProject(project) });
  return isLeft(may) ? may : right(project);
}
