import { readCommentSwitch } from '#adapters/wire/comments/comment-switch.ts';
import { readBelonging } from '#adapters/wire/processes/processes-of-proposals.ts';
import { readDetails } from '#adapters/wire/site/tolerant-settings.ts';
import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type {
  ParticipationContents,
  ParticipationSettings,
  PublishedProposal,
} from '#application/ports/server/participation-contents.ts';
import { isPublished } from '#domain/content/published.ts';
import { noDetails } from '#domain/content/site-details.ts';
import { isLeft } from '#domain/shared/result.ts';

/** Settings are read at every like: each document is decoded once, for as long as its store keeps it. */
const decoded = new WeakMap<CouncilDocument, ParticipationSettings>();

function settingsIn(document: CouncilDocument): ParticipationSettings {
  const settings = decoded.get(document) ?? readDetails(document);
  decoded.set(document, settings);
  return settings;
}

function proposalIn(document: CouncilDocument): PublishedProposal {
  const process = readBelonging(document);
  return { id: document._id, process: isLeft(process) ? null : process.right };
}

/** What a town publishes and sets, from its documents, by the codecs that its pages read them with. */
export const participationContents = (documents: DocumentStore): ParticipationContents => ({
  published: async (realm, proposals) => {
    const asked = new Set(proposals);
    const all = await documents.all(realm, 'propuestas');
    return all.filter((one) => asked.has(one._id) && isPublished(one)).map(proposalIn);
  },
  settings: async (realm) => {
    const all = await documents.all(realm, 'settings');
    const own = all.find((one) => one['name'] === 'participa');
    return own === undefined ? noDetails : settingsIn(own);
  },
  commentsOf: async (realm, process) => {
    const all = await documents.all(realm, 'procesos');
    const own = all.find(({ _id }) => _id === process);
    return own === undefined ? null : readCommentSwitch(own);
  },
});
