import type { ImportStore } from '#application/ports/server/imports/import-store.ts';
import type {
  BroughtTable,
  ImportWorkshop,
  PreparedTable,
  TableFileFault,
} from '#application/ports/server/imports/import-workshop.ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import type { ImportOptions } from '#domain/imports/layout.ts';
import { importLayout } from '#domain/imports/layouts/layouts.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import { allProposals, isOfOneProcess } from '#domain/processes/proposal-collection.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

/** What imports need of the council. */
export interface ImportParts {
  readonly imports: ImportStore;
  readonly workshop: Pick<ImportWorkshop, 'prepare'>;
}

/** What a person brings. */
export type BroughtImport = Omit<BroughtTable, 'collection' | 'needsChanges'>;

/** Why an import is not prepared: what is wrong with the file, or what was not said. */
export type ImportFileFault = TableFileFault | 'unknownLayout' | 'missingYear' | 'unknownProcess';

/** Why nothing can be said of an import. */
export interface PreviewRefusal {
  readonly kind: 'importRefused';
  readonly fault: ImportFileFault;
}

/** Why an import is refused. */
export type ImportRefusal =
  | PreviewRefusal
  /** The file, what was said about it, or what is there is no longer what was looked at. */
  | { readonly kind: 'importOutdated' }
  /** It has faults, or changes nothing. */
  | { readonly kind: 'importNotReady' };

/** What an import would do. `basis` says what was looked at: the file, what was said, and what is there. */
export interface ImportPreview extends PreparedTable {
  readonly basis: string;
  readonly collection: string;
}

const refused = (fault: ImportFileFault) => left({ kind: 'importRefused' as const, fault });

/** The collection of the proposals of a process: its own, or that of all. */
async function proposalsOf(
  { imports }: ImportParts,
  realm: RealmId,
  process: string | null,
): Promise<string | null> {
  const { documents } = await imports.collection(realm, 'procesos');
  const found = documents.find(({ _id }) => _id === process);
  if (found === undefined) return null;
  const named = found['coleccionPropuestas'];
  return typeof named === 'string' && isOfOneProcess(named) ? named : allProposals;
}

/** What a layout must be told and was not; null if nothing is missing. */
const missingOption = (
  asks: readonly (keyof ImportOptions)[],
  { year }: ImportOptions,
): ImportFileFault | null => (asks.includes('year') && year === null ? 'missingYear' : null);

async function look(
  parts: ImportParts,
  realm: RealmId,
  brought: BroughtImport,
  needsChanges: boolean,
): Promise<Either<PreviewRefusal, ImportPreview>> {
  const layout = importLayout(brought.layout);
  if (layout === null) return refused('unknownLayout');
  const { options } = brought.asked;
  const missing = missingOption(layout.options, options);
  if (missing !== null) return refused(missing);
  const isOfProcess = layout.options.includes('process');
  const collection = isOfProcess ? await proposalsOf(parts, realm, options.process) : layout.collection;
  if (collection === null) return refused('unknownProcess');
  const { documents, print } = await parts.imports.collection(realm, collection);
  const table = await parts.workshop.prepare({ ...brought, collection: documents, needsChanges });
  if (isLeft(table)) return refused(table.left);
  return right({ ...table.right, collection, basis: `${table.right.digest}.${print}` });
}

/** Reads a file and compares it with what is there. Nothing of it is stored. */
export const previewImport = (parts: ImportParts, realm: RealmId, brought: BroughtImport) =>
  look(parts, realm, brought, false);

/** What a person confirms: what they looked at, and who they are. */
export interface ConfirmedImport {
  readonly basis: string;
  /** The id of the new import. */
  readonly id: string;
  readonly by: Changer;
}

/**
 * Writes what a preview showed, as one change of the contents. It is prepared again from the file: only what was looked at
 * is written, and a second time it is no longer that.
 */
export async function confirmImport(
  parts: ImportParts,
  realm: RealmId,
  brought: BroughtImport,
  { basis, id, by }: ConfirmedImport,
): Promise<Either<ImportRefusal, ImportEntry>> {
  const preview = await look(parts, realm, brought, true);
  if (isLeft(preview)) return preview;
  const { prepared, collection, basis: now } = preview.right;
  if (now !== basis) return left({ kind: 'importOutdated' });
  if (!prepared.isReady) return left({ kind: 'importNotReady' });
  const { counts, changes } = prepared;
  const entry = { id, at: by.at, by: by.by, layout: brought.layout, collection, counts, undone: null };
  const print = basis.slice(basis.indexOf('.') + 1);
  const isWritten = await parts.imports.write(realm, entry, changes, print);
  return isWritten ? right(entry) : left({ kind: 'importOutdated' });
}
