import { readProposal } from '#adapters/wire/processes/proposal.ts';
import { projectAddresses } from '#adapters/wire/processes/project-addresses.ts';
import type { ProjectBook } from '#application/ports/browser/project-book.ts';
import { projectsAmong } from '#domain/processes/project.ts';
import type { Proposal } from '#domain/processes/proposal.ts';
import { map } from '#domain/shared/result.ts';
import type { CallSettings } from './council-call.ts';
import { everyPage } from './every-page.ts';

/** The projects of processes over the council's API. A server that passes over the filters tells more than was asked. */
export const httpProjectBook = (settings: CallSettings): ProjectBook => ({
  of: async (realm, process) =>
    map((proposals: readonly Proposal[]) =>
      projectsAmong(proposals).filter((project) => project.process === process),
    )(await everyPage(settings, (offset) => projectAddresses.projects(realm, process, offset), readProposal)),
});
