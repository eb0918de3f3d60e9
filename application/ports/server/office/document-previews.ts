import type { DocumentRef } from '#domain/documents/document-parts.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A page that shows a document with its draft, once. */
export interface DocumentPreview {
  readonly realm: RealmId;
  readonly ref: DocumentRef;
  /** The first moment at which it can no longer be opened. */
  readonly until: Instant;
}

/** Addresses of previews, each known by the hash of its secret. */
export interface DocumentPreviews {
  /** Stores one; those that are over are erased. */
  put(hash: string, preview: DocumentPreview, now: Instant): Promise<void>;
  /** Gives one and leaves it, so that its page can read until it is over; null if it is not there, or over. */
  see(hash: string, now: Instant): Promise<DocumentPreview | null>;
  /** Takes one away and gives it, so that it is opened once; null if it is not there, or over. */
  take(hash: string, now: Instant): Promise<DocumentPreview | null>;
}
