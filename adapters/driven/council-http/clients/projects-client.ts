import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, map } from '#domain/shared/result.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import { projectAddresses } from '#adapters/wire/processes/project-addresses.ts';
import { type Project, projectsAmong } from '#domain/processes/project.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import type { CallSettings } from '../council-call.ts';
import { everyPage } from '../every-page.ts';

/** Reads the progress of the proposals that a process funded. */
export interface ProjectsClient {
  /** The published projects of a process, by its id, in the council's order; empty for an unknown process. */
  of(realm: RealmId, process: string): Promise<Either<CouncilRefusal, readonly Project[]>>;
}

/** The projects of processes over the council's API. A server that ignores the filters sends more than was asked. */
export const projectsClient = (settings: CallSettings): ProjectsClient => ({
  of: async (realm, process) =>
    map((proposals: readonly Proposal[]) =>
      projectsAmong(proposals).filter((project) => project.process === process),
    )(await everyPage(settings, (offset) => projectAddresses.projects(realm, process, offset), readProposal)),
});
