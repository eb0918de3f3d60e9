import { portalSettings } from '#application/content/portal-settings.ts';
import { readSilence } from '#adapters/wire/site/silence.ts';
import { readProcess } from '#adapters/wire/processes/process.ts';
import { readProposal } from '#adapters/wire/processes/proposal.ts';
import type { DocumentStore } from '#application/ports/server/document-store.ts';
import type { TownPlans } from '#application/ports/server/office/town-plans.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import { isPublished } from '#domain/content/published.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';

const readable = <A>(read: Either<unknown, A>): readonly A[] => (isLeft(read) ? [] : [read.right]);

/** What a town has planned, from its documents, by the codecs that its pages read them with. */
export const documentPlans = (
  documents: DocumentStore,
  realms: Pick<RealmRegister, 'surveys'>,
): TownPlans => ({
  processes: async (town) =>
    (await documents.all(town.realm, 'procesos'))
      .filter(isPublished)
      .flatMap((document) => readable(readProcess(document, town.timeZone))),
  surveys: async (town) => (await realms.surveys(town)).map(({ survey }) => survey),
  silentAfter: async (town) =>
    readSilence(portalSettings(await documents.all(town.realm, 'settings'), 'participation')),
  proposals: async (town) =>
    (await documents.all(town.realm, 'propuestas'))
      .filter(isPublished)
      .flatMap((document) => readable(readProposal(document))),
});
