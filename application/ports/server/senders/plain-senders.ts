import type { Reference } from '#domain/forms/request.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** How what identifies a sender is stored: readable only with a key that is not in the database. */
export interface SenderHiding {
  /** The encrypted address of the sender of a request. */
  email(request: { readonly realm: RealmId; readonly id: Reference }, address: string): string;
  /** The hash of the user who uploaded a file. */
  owner(realm: RealmId, user: string): string;
}

/** What earlier versions stored about senders in plain text. */
export interface PlainSenders {
  /** Replaces it, each once. What a crash prevents is replaced the next time. */
  hide(hiding: SenderHiding): Promise<void>;
}
