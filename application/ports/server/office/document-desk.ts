import type { DocumentChange, NewRevision } from '#domain/documents/document-change.ts';
import type { DocumentRef } from '#domain/documents/document-parts.ts';
import type { OfficeDocument, Schedule } from '#domain/documents/office-document.ts';
import type { DocumentStatus } from '#domain/documents/state.ts';
import type { StaffSubject } from '#domain/office/decide.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A document of which the office knows something, without its fields. */
export interface DeskEntry {
  readonly ref: DocumentRef;
  readonly status: DocumentStatus;
  readonly isPublic: boolean;
  readonly hasDraft: boolean;
  readonly version: number;
  readonly since: Instant | null;
  readonly by: string | null;
  readonly schedule: Schedule | null;
  /** Its title with the draft, as it is written in the document. */
  readonly title: unknown;
  /** The parts of the town that it belongs to with its draft. */
  readonly parts: StaffSubject['in'];
}

/** What names a document that portals show, as JSON as it is written; null if it says nothing of it. */
export interface WrittenName {
  readonly ref: DocumentRef;
  readonly title: string | null;
  readonly process: string | null;
}

/** A revision of a document, with its number from 1 on. */
export interface Revision extends NewRevision {
  readonly number: number;
}

/** Who has a document open, and where in it. */
export interface Presence {
  readonly person: string;
  readonly name: string;
  readonly field: string | null;
  readonly at: Instant;
}

/** Where the states, drafts and revisions of documents are stored. Portals read none of it. */
export interface DocumentDesk {
  /** All documents of a town that the office has stored anything of. */
  entries(realm: RealmId): Promise<readonly DeskEntry[]>;
  /** What names the documents that portals show, collection by collection in their order; rows of tables are not among them. */
  names(realm: RealmId): Promise<readonly WrittenName[]>;
  /** A document as it is found; null if there is none, published or not. */
  find(realm: RealmId, ref: DocumentRef): Promise<OfficeDocument | null>;
  /**
   * Decides a change of a document as it is found, and stores it with its revisions and steps in one transaction. What
   * portals show then is stored as a load does it, so that every server process sees it. `decide` may be asked again if
   * others changed the document meanwhile; a change that is null stores nothing.
   */
  change<T>(
    realm: RealmId,
    ref: DocumentRef,
    decide: (found: OfficeDocument | null) => { readonly change: DocumentChange | null; readonly answer: T },
  ): Promise<T>;
  /** The revisions of a document, the first one first. */
  revisions(realm: RealmId, ref: DocumentRef): Promise<readonly Revision[]>;
  /** The documents of all towns whose schedule has something due. */
  due(now: Instant): Promise<readonly { readonly realm: RealmId; readonly ref: DocumentRef }[]>;
  /** Notes that a person has a document open. */
  see(realm: RealmId, ref: DocumentRef, presence: Presence): Promise<void>;
  /** Who has a document of the town open since a moment; with `ref`, that document. */
  seen(
    realm: RealmId,
    since: Instant,
    ref?: DocumentRef,
  ): Promise<readonly (Presence & { readonly ref: DocumentRef })[]>;
}
