import type { Town } from '#domain/access/town.ts';
import type { RequestBody } from '#domain/forms/body/request-body.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { CouncilRequest, EnteredRequest } from '#domain/forms/request.ts';
import type { Language } from '#domain/shared/localized-text.ts';

/** A request as it arrived. */
export interface ArrivedRequest {
  readonly town: Town;
  readonly mailbox: MailboxId;
  /** The user of the session; null where the route needs none. */
  readonly sender: string;
  readonly isStaff: boolean;
  /** Made with the draft; null for clients that send none: those may send twice. */
  readonly key: string | null;
  readonly body: RequestBody;
  readonly origin: CouncilRequest['origin'];
  /** The language in which the sender reads; mails about the request are in it. */
  readonly language: Language;
  /** The sender's network: receipts count against it. */
  readonly network: string;
  /** How staff entered it for a person; missing: its sender wrote it. */
  readonly entered?: Omit<EnteredRequest, 'at'>;
}
