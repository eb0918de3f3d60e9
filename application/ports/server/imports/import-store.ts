import type { TownDocument } from '#domain/content/town-contents.ts';
import type { ImportedChange } from '#domain/imports/changes.ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The documents of a collection, and a hash that differs as soon as one of them does. */
export interface PrintedCollection {
  readonly documents: readonly TownDocument[];
  readonly print: string;
}

/** How many imports of a town can be listed and taken back. */
export const mostImports = 50;

/** What came of taking an import back: the documents that were changed since, if any, keep it as it is. */
export type ImportUndone =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'changed'; readonly documents: readonly string[] };

/** Writes the documents of imports, and keeps what they replaced. */
export interface ImportStore {
  collection(realm: RealmId, name: string): Promise<PrintedCollection>;
  /**
   * Writes all changes, the version of the contents, what changed and the step in one transaction. False, and nothing is
   * written, if the collection is no longer the printed one.
   */
  write(
    realm: RealmId,
    entry: ImportEntry,
    changes: readonly ImportedChange[],
    print: string,
  ): Promise<boolean>;
  /** The last imports, the latest first. */
  list(realm: RealmId): Promise<readonly ImportEntry[]>;
  /** Gives the former documents back where nothing changed them since, all or none, in one transaction. */
  takeBack(realm: RealmId, id: string, by: Changer): Promise<ImportUndone>;
}
