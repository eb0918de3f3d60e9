import type { Coordinates } from '../../shared/coordinates.ts';
import type { Attached, Contact, ExtraValue } from '../entry.ts';

/** A request as it is sent (specification 1, section 3). Files are named by the ids of their uploads. */
export interface RequestBody {
  readonly title: string;
  readonly body: string;
  readonly category: string | null;
  readonly contact: Contact;
  readonly images: readonly string[];
  readonly files: readonly string[];
  readonly coordinates: Coordinates | null;
  readonly address: string | null;
  readonly census: { readonly id: string; readonly secrets: readonly string[] } | null;
  readonly captcha: { readonly id: string; readonly answer: string } | null;
  readonly extra: ReadonlyMap<string, ExtraValue>;
  /** Made by the payment call; null where the mailbox asks for none. */
  readonly payment: string | null;
  readonly acceptsPrivacy: boolean;
  /** Whether the sender said that only the council may see the request. */
  readonly isPrivate: boolean;
}

/** What was answered in a form that was sent, with what is known of its files. */
export interface SentAnswers {
  readonly body: RequestBody;
  readonly files: readonly Attached[];
}
