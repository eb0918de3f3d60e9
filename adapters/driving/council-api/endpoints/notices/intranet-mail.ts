import { remindedOf } from '#application/intranet/remind-staff.ts';
import { officeLink } from '#application/office/access/office-link.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import type { Town } from '#domain/access/town.ts';
import type { MailNotice, NoticeAbout } from '#domain/notices/notice.ts';
import { waitingIntranet } from '../intranet/waiting-intranet.ts';
import { headersOfNotice, mailText, mailWordsOf, type NoticePorts } from './mail-words.ts';

type About = Extract<NoticeAbout, { readonly kind: 'intranet' }>;

/**
 * The mail that reminds a person of staff of what waits for them on the intranet; null if it no longer does. It has a title and
 * who asks, and nothing of what is written there.
 */
export async function intranetMail(
  ports: NoticePorts,
  town: Town,
  notice: MailNotice,
  { key: subject, word }: About,
): Promise<Omit<Mail, 'to'> | null> {
  const waitingOf = (of: Town) => waitingIntranet(ports, of);
  const waiting = await remindedOf({ ...ports, waitingOf })(town, subject, notice.reason);
  if (waiting === null) return null;
  const { say, said, town: name } = mailWordsOf(ports, town, notice);
  const title = said(waiting.title);
  const who = waiting.kind === 'decision' ? waiting.from.name : '';
  return {
    subject: say(`intranet.${word}.subject`, { title, who }),
    text: mailText(
      [say(`intranet.${word}.text`, { title, who, town: name })],
      [say('intranet.open'), `${officeLink(ports.portalUrl, town.realm, '/intranet')}#${subject}`],
      [say('intranet.once'), say('booking.noReply')],
    ),
    headers: headersOfNotice(ports, town, notice),
  };
}
