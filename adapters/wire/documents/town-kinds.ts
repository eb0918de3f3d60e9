import type { TownContents } from '#domain/content/town-contents.ts';
import type { CheckedFault, CheckedTown } from './document-rules.ts';
import { documentFaults } from './check-document.ts';
import { documentKind, knownCollections } from './known-documents.ts';
import { type KnownReference, surveyFiles } from './known-references.ts';
import { townRules } from './town-rules.ts';

/** What is checked of the documents of a collection. */
export interface CheckedKind {
  readonly faults: (raw: unknown) => readonly CheckedFault[];
  readonly references: readonly KnownReference[];
  readonly pages: string | null;
  readonly contents: readonly string[];
}

/** What is checked of the documents of a town: its kinds as data, for `checkContents`. */
export const townKinds = (town: CheckedTown) => ({
  surveys: surveyFiles,
  collections: knownCollections.filter((name) => name !== surveyFiles),
  kindOf: (collection: string, own: readonly string[]): CheckedKind | null => {
    const kind = documentKind(collection, own);
    if (kind === null) return null;
    const { references = [], pages = null, contents = [] } = kind;
    return { faults: (raw) => documentFaults(kind, raw, town), references, pages, contents };
  },
  when: { today: town.today, zone: town.zone },
  ofTown: (contents: TownContents) => townRules.flatMap((rule) => rule(contents, town)),
});
