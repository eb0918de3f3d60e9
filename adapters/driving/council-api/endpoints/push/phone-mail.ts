import type { MailNotice } from '#domain/notices/notice.ts';
import { portals } from '#domain/access/portals.ts';
import { nameOfNotice } from '#domain/pocket/alerts/held-alert-name.ts';
import type { PushSubject } from '#domain/push/subjects.ts';
import { venueOfGood } from '#domain/reservations/venue.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { tellPerson } from '#application/push/tell-phones.ts';
import type { Mail, Mailer, MailOnPhone } from '#application/ports/server/mailer.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { portalQuery } from '../portal-query.ts';

/** The subject of a notice, the page that says more, and the name that devices give to what it says; null if it is for a shop or for staff, not for a resident. */
export function noticeOnPhone(
  { about }: Pick<MailNotice, 'about'>,
  { good }: GoodId,
): Omit<MailOnPhone, 'town'> | null {
  if (about.kind === 'listing' || about.kind === 'intranet') return null;
  const subjects = {
    appointment: 'appointments',
    waiting: venueOfGood(good) === null ? 'appointments' : 'reservations',
    reservation: 'reservations',
    tickets: 'tickets',
    registration: 'registrations',
    vouchers: 'vouchers',
  } as const satisfies Record<Exclude<MailNotice['about']['kind'], 'listing' | 'intranet'>, PushSubject>;
  const subject = subjects[about.kind];
  const name = nameOfNotice(about);
  return { subject, path: portals[subject].home, ...(name !== null && { about: name }) };
}

/** The name of what a mail says: the same for the same mail, if it is sent again. */
const nameOf = (mail: Mail): string =>
  mail.headers?.['Message-ID'] ?? `${mail.to} ${mail.subject} ${mail.text}`;

/**
 * Mails that are also told to the phones of their reader, if they have verified the address and switched the subject on. What
 * goes wrong with phones is reported: the mail has been sent.
 */
export function phoningMailer(council: ServerParts, report: (record: object, words: string) => void): Mailer {
  const tell = tellPerson(council);
  return {
    send: async ({ phone, ...mail }) => {
      await council.mailer.send(mail);
      if (phone === undefined || council.push === null) return;
      try {
        await tell(phone.town, mail.to, {
          id: council.keys.account(`told ${nameOf(mail)}`),
          subject: phone.subject,
          title: () => mail.subject,
          url: (language) => `${phone.path}${portalQuery(phone.town, language)}`,
          ...(phone.about !== undefined && { about: phone.about }),
        });
      } catch (err) {
        report({ err }, 'phones were not told of a mail');
      }
    },
  };
}
