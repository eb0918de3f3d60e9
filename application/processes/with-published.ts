import type { CouncilDocument, DocumentStore } from '#application/ports/server/document-store.ts';
import type { ProposalStore } from '#application/ports/server/proposal-store.ts';
import { allProposals, isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import type { RealmId } from '#domain/shared/ids.ts';

const dataOf = ({ data }: CouncilDocument): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};

/** The proposals of a process's own collection belong to it, without saying so each. */
const belonging = (document: CouncilDocument, process: string | undefined): CouncilDocument =>
  process === undefined || dataOf(document)['IDproceso']
    ? document
    : { ...document, data: { ...dataOf(document), IDproceso: process } };

/** Each `_id` once: the first document of it. */
function eachOnce(documents: readonly CouncilDocument[]): readonly CouncilDocument[] {
  const seen = new Set<string>();
  return documents.filter(({ _id }) => !seen.has(_id) && seen.add(_id));
}

/**
 * The documents of the towns, with the proposals that staff published among them, after the town's own. A process may
 * name a collection of its own for its proposals: `propuestas` has those as well. A proposal of which the town has a
 * document of its own is shown once, by that document.
 */
export function withPublished(
  documents: DocumentStore,
  proposals: Pick<ProposalStore, 'all'>,
): DocumentStore {
  /** The collections that processes name, each with its process. */
  const named = async (realm: RealmId) => {
    const processes = await documents.all(realm, 'procesos');
    const pairs = processes.map(({ _id, coleccionPropuestas }) => [coleccionPropuestas, _id] as const);
    return new Map(pairs.filter(([name]) => typeof name === 'string' && isOfOneProcess(name)));
  };
  const ofOne = async (realm: RealmId, collection: string, process: string | undefined) =>
    (await documents.all(realm, collection)).map((document) => belonging(document, process));
  return {
    all: async (realm, collection) => {
      const isOfAll = collection === allProposals;
      if (!isOfAll && !isOfOneProcess(collection)) return documents.all(realm, collection);
      const [processes, published] = await Promise.all([named(realm), proposals.all(realm)]);
      if (isOfAll) {
        const own = await Promise.all(
          [...processes].map(([name, process]) => ofOne(realm, String(name), process)),
        );
        return eachOnce([...(await documents.all(realm, allProposals)), ...own.flat(), ...published]);
      }
      const process = processes.get(collection);
      const sent = published.filter((one) => dataOf(one)['IDproceso'] === process);
      return eachOnce([...(await ofOne(realm, collection, process)), ...sent]);
    },
  };
}
