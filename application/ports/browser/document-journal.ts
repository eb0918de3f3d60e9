import type { FieldChange } from '#domain/documents/field-changes.ts';
import type { Json } from '#domain/documents/json.ts';

/** A change of a document that the council has not answered yet. */
export interface UnsentChange extends FieldChange {
  /** Values that were sent without an answer: the council may have them. */
  readonly tried: readonly (Json | undefined)[];
}

/** The document in which a person writes. */
export interface JournalPlace {
  readonly realm: string;
  readonly collection: string;
  readonly id: string;
  readonly person: string;
}

/** What a person wrote in a document and the council has not answered, kept on the device. A tab has one. */
export interface DocumentJournal {
  /** What this tab kept, and what tabs that are gone have left: it is this tab's then. Each field once. */
  load(place: JournalPlace): Promise<readonly UnsentChange[]>;
  /** Whether `load` would give anything. Nothing is taken over. */
  waits(place: JournalPlace): Promise<boolean>;
  /** All that this tab has to keep of the place now; what other tabs keep of it stays. Whether the device keeps it. */
  keep(place: JournalPlace, changes: readonly UnsentChange[]): Promise<boolean>;
}
