import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { DeskMailbox } from '#domain/office/desk/desk-mailbox.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { WorkingCalendar } from '#domain/working-days/working-days.ts';

/** How a town works on its requests, by its documents. */
export interface DeskRules {
  /** The working days of the town hall; without settings, those of any. */
  calendar(realm: RealmId): Promise<WorkingCalendar>;
  /** Without times and fields if the town has no mailbox of that id. */
  mailbox(realm: RealmId, id: MailboxId): Promise<DeskMailbox>;
}
