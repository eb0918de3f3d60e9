import type {
  ContentFault,
  TownDocumentFault,
  TownContents,
  TownReference,
} from '#domain/content/town-contents.ts';
import type { PublishFacts, PublishFindingKind } from '#domain/documents/check/finding.ts';

/** What is checked of the documents of a collection. */
export interface KindChecks<Kind extends string> {
  /** What is wrong with a document by itself, by the codecs of the pages that show it. */
  readonly faults: (document: unknown) => readonly TownDocumentFault<Kind>[];
  readonly references: readonly TownReference<Kind>[];
  /** The group of pages whose addresses must differ; null if the documents are no pages. */
  readonly pages: string | null;
  /** The members with which a page that counts for the transparency index has content. */
  readonly contents: readonly string[];
}

/** The kinds of documents that a town may have, as data. */
export interface TownKinds<Kind extends string> {
  /** The name under which surveys are checked. */
  readonly surveys: string;
  readonly collections: readonly string[];
  /** Null if no page reads such a collection. */
  readonly kindOf: (collection: string, own: readonly string[]) => KindChecks<Kind> | null;
  /** The day of the check, and the town's clock. */
  readonly when: Pick<PublishFacts, 'today' | 'zone'>;
  /** What no single document shows. */
  readonly ofTown: (contents: TownContents) => readonly ContentFault<Kind>[];
}

/** What is found without knowing the kind of a document. */
export type SharedFaultKind =
  | 'unknownCollection'
  | 'documentTwice'
  | 'surveyTwice'
  | 'slugTwice'
  | 'noSuchFile'
  | 'fileOfOtherTown'
  | 'deadLink'
  | 'emptyPage'
  | PublishFindingKind;
