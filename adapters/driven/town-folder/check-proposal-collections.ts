import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { allProposals, isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import type { Folder } from './folder.ts';

type Collections = ReadonlyMap<string, readonly CouncilDocument[]>;

const fileOf = (collection: string) => `collections/${collection}.json`;

/** A process that names a collection which there is not would show no proposals, without saying why. */
function checkNames(folder: Folder, collections: Collections): void {
  for (const { _id, coleccionPropuestas: named } of collections.get('procesos') ?? []) {
    if (typeof named !== 'string' || named === '' || named === allProposals) continue;
    const kind = isOfOneProcess(named) ? 'noSuchProposals' : 'nameOfProposals';
    if (kind === 'noSuchProposals' && folder.has(fileOf(named))) continue;
    const where = `${_id}.coleccionPropuestas`;
    folder.tell({ file: fileOf('procesos'), where, kind, found: JSON.stringify(named), particulars: {} });
  }
}

/** The proposals of a town are in several files: an `_id` names one of them all. */
function checkIds(folder: Folder, collections: Collections): void {
  const known = new Set<string>();
  for (const [collection, documents] of collections) {
    if (collection !== allProposals && !isOfOneProcess(collection)) continue;
    const ids = new Set(documents.map(({ _id }) => _id));
    for (const id of ids) if (known.has(id)) folder.fault(fileOf(collection), id, 'documentTwice');
    for (const id of ids) known.add(id);
  }
}

/** The collections of proposals that processes name as their own. */
export function checkProposalCollections(folder: Folder, collections: Collections): void {
  checkNames(folder, collections);
  checkIds(folder, collections);
}
