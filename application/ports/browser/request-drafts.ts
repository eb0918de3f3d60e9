import type { Attached, Value } from '#domain/forms/entry.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** An attachment of a draft: what the form knows of it, and its bytes, so that it survives without the council. */
export interface KeptFile {
  readonly field: string;
  readonly attached: Attached;
  /** Whether the council has it: then `attached.id` is the council's. */
  readonly isUploaded: boolean;
  /** When the council took it; absent in drafts of before this was kept, and while it has not. */
  readonly uploadedAt?: Instant;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly thumbnail: string | null;
}

/** A request that is not sent yet. Never holds an identity number, the secrets of a census or a captcha. */
export interface RequestDraft {
  readonly mailbox: MailboxId;
  /** The process that a proposal is for; absent for what is for none. */
  readonly process?: string;
  /** Of the form, for the list of drafts. */
  readonly title: LocalizedText;
  /** The key of the sending: the same request goes out under the same key, however often. */
  readonly key: string;
  readonly values: readonly (readonly [string, Value])[];
  readonly files: readonly KeptFile[];
  readonly page: number;
  readonly payment: string | null;
  /** The resident wants it sent as soon as there is a line. */
  readonly sendsWhenBack: boolean;
  /** Kept with `sendsWhenBack` alone, so that a page that is opened again can send it; else it is asked each time. */
  readonly acceptsPrivacy?: true;
  /** The resident said that only the council may see the request. */
  readonly isPrivate?: true;
  readonly keptAt: Instant;
}

/** What a draft is kept under: a proposal for one process is no proposal for another. */
export type DraftPlace = Pick<RequestDraft, 'mailbox' | 'process'>;

/** Keeps one draft a mailbox and process on the device. */
export interface RequestDraftStore {
  load(realm: RealmId, place: DraftPlace): Promise<RequestDraft | null>;
  /** False where the browser refuses to store or has no room: the resident is told. */
  keep(realm: RealmId, draft: RequestDraft): Promise<boolean>;
  discard(realm: RealmId, place: DraftPlace): Promise<void>;
  /** The latest first. */
  list(realm: RealmId): Promise<readonly RequestDraft[]>;
}
