import type { MailboxRegister } from '#application/ports/server/mailbox-register.ts';
import type { NewRequestMail, SenderAct } from '#application/ports/server/request-mail-queue.ts';
import type { Town } from '#domain/access/town.ts';
import { type CouncilNotice, noticeDue } from '#domain/forms/council-notice.ts';
import type { MailboxId } from '#domain/forms/mailbox.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** The mail that notifies the council of what a sender does now; none if the form names no address. */
export const councilMails = (
  notice: CouncilNotice | null,
  act: SenderAct,
  { timeZone }: Pick<Town, 'timeZone'>,
  now: Instant,
): readonly NewRequestMail[] =>
  notice === null
    ? []
    : [
        {
          kind: notice.how === 'each' ? 'notice' : 'digest',
          act,
          due: noticeDue(notice.how, now, timeZone),
        },
      ];

/** The same for a request that was sent through the form with this id, which its town may no longer have. */
export async function mailsOfForm(
  mailboxes: Pick<MailboxRegister, 'find'>,
  act: SenderAct,
  { town, mailbox, now }: { readonly town: Town; readonly mailbox: MailboxId; readonly now: Instant },
): Promise<readonly NewRequestMail[]> {
  const found = await mailboxes.find(town.realm, mailbox);
  return councilMails(found?.mailbox?.notice ?? null, act, town, now);
}
