/** A document of a council, as it wrote it. */
export type TownDocument = Readonly<Record<string, unknown>> & { readonly _id: string };

/** What a town publishes: the documents of its collections, its surveys among them, and its files. */
export interface TownContents {
  readonly realm: string;
  readonly collections: ReadonlyMap<string, readonly TownDocument[]>;
  /** Collections of content pages that the town added. */
  readonly ownCollections: readonly string[];
  /** Names of the pictures and documents that the town keeps. */
  readonly files: readonly string[];
}

/** Something wrong in a document: its place, its content and, if it is known, what was meant. */
export interface TownDocumentFault<Kind extends string = string> {
  readonly path: readonly string[];
  readonly kind: Kind;
  /** `undefined` if there is no value. */
  readonly found: unknown;
  /** What was found explains nothing; only its place is reported. */
  readonly isPlaceOnly?: boolean;
  /** The values to choose from, if they are limited. */
  readonly options?: readonly string[];
  /** What was most probably meant. */
  readonly suggestion?: string;
  /** What else the text of the fault names. */
  readonly particulars?: Readonly<Record<string, string>>;
  /** It may be meant so: it is reported, and does not prevent loading. */
  readonly isDoubt?: boolean;
}

/** A fault and the document in which it is. */
export interface ContentFault<Kind extends string = string> extends TownDocumentFault<Kind> {
  readonly collection: string;
  /** The position of the document in its collection; null for the collection as a whole. */
  readonly index: number | null;
  readonly document: string;
}

/** Where the names are that a document may refer to. */
export interface PlaceOfNames {
  readonly collection: string;
  /** Steps to each name; `*` is each item of a list. */
  readonly at: readonly (readonly string[])[];
  /** Only in the documents with this `name`. */
  readonly name?: string;
}

/** A place of a document that names something of the town. */
export interface TownReference<Kind extends string> {
  readonly at: readonly string[];
  readonly of: readonly PlaceOfNames[];
  readonly fault: Kind;
  /** Names that come with the program. */
  readonly also?: readonly string[];
  /** A town without any such names is not a fault. */
  readonly isOptional?: boolean;
}

/** Where a document has the slug of its page. */
export const slugPath = ['data', 'slug'] as const;
