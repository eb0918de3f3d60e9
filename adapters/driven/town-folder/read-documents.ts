import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { Folder } from './folder.ts';
import { withTownFacts } from './town-facts.ts';

/** The documents of a folder, and the file of each survey. */
export interface FolderDocuments {
  readonly collections: ReadonlyMap<string, readonly CouncilDocument[]>;
  readonly surveys: readonly { readonly file: string; readonly document: CouncilDocument }[];
}

/** Reads `collections/*.json` and `surveys/*.json`, as far as each is JSON and has documents. */
export function readFolderDocuments(
  folder: Folder,
  town: Town,
  dated: (text: string) => string,
): FolderDocuments {
  const collections = new Map<string, readonly CouncilDocument[]>();
  for (const name of folder.filesIn('collections')) {
    const file = `collections/${name}`;
    const raw = folder.json(file, dated);
    if (isDocuments(raw)) collections.set(name.replace(/\.json$/u, ''), withTown(raw, name, town));
    else if (raw !== undefined) folder.fault(file, '', 'documents');
  }
  const surveys: { readonly file: string; readonly document: CouncilDocument }[] = [];
  for (const file of folder.filesIn('surveys').map((name) => `surveys/${name}`)) {
    const raw = folder.json(file, dated);
    if (hasId(raw)) surveys.push({ file, document: raw });
    else if (raw !== undefined) folder.fault(file, '_id', 'survey');
  }
  return { collections, surveys };
}

const hasId = (raw: unknown): raw is CouncilDocument =>
  typeof raw === 'object' && raw !== null && '_id' in raw && typeof raw._id === 'string';

const isDocuments = (value: unknown): value is readonly CouncilDocument[] =>
  Array.isArray(value) && value.every((item) => hasId(item) || typeof item?.region === 'object');

const withTown = (
  documents: readonly CouncilDocument[],
  file: string,
  town: Town,
): readonly CouncilDocument[] =>
  documents.map((document, index) => ({
    ...(file === 'settings.json' ? withTownFacts(document, town) : document),
    _id: document._id ?? String(index),
  }));
