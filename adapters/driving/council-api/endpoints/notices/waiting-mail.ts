import type { Mail } from '#application/ports/server/mailer.ts';
import { viewPlace } from '#application/appointments/waiting/view-place.ts';
import type { Town } from '#domain/access/town.ts';
import type { WaitingPlace } from '#domain/appointments/waiting/waiting-place.ts';
import type { MailNotice, NoticeAbout } from '#domain/notices/notice.ts';
import { officeLine } from './appointment-mail.ts';
import { headersOfNotice, mailText, type MailWords, type NoticePorts, mailWordsOf } from './mail-words.ts';

type About = Extract<NoticeAbout, { readonly kind: 'waiting' }>;

/** Whether a notice still says what holds: an offer that was answered or has ended is not told of. */
function isNeeded(word: About['word'], { state, offer }: WaitingPlace, notice: MailNotice): boolean {
  if (word === 'offer') return offer !== null && offer.at === notice.start && offer.until === notice.until;
  return word === 'ended' ? state === 'ended' : state === 'waiting';
}

/** Why somebody waits no longer. */
function whyEnded({ say }: MailWords, { deeds }: WaitingPlace): string {
  const act = deeds.at(-1)?.act;
  return say(`booking.ended.${act === 'lapse' || act === 'bookedElsewhere' ? act : 'over'}`);
}

/** The mail to somebody who waits; null if what it says does not hold any more. */
export async function waitingMail(
  ports: NoticePorts,
  town: Town,
  notice: MailNotice,
  { word, key }: About,
): Promise<Omit<Mail, 'to'> | null> {
  const seen = await viewPlace(ports)(town, key);
  if (seen === null || !isNeeded(word, seen.place, notice)) return null;
  const words = mailWordsOf(ports, town, notice);
  const { say, page } = words;
  const setup = await ports.appointments.setup(town.realm);
  const when = notice.start === null ? '' : words.when(notice.start);
  const ways = { joined: 'booking.place', offer: 'booking.answer', ended: 'booking.rejoin' } as const;
  const offered = [
    say('booking.when', { when }),
    say('booking.where', { where: officeLine(words, setup, notice.office) }),
    say('booking.until', { until: words.when(notice.until ?? 0) }),
  ];
  return {
    subject: say(`booking.${word}.subject`, { when, town: words.town }),
    text: mailText(
      [word === 'ended' ? whyEnded(words, seen.place) : say(`booking.${word}.text`)],
      word === 'offer' ? offered : [],
      [say(ways[word]), page('/citas', `espera=${key}`)],
      word === 'ended' ? [] : [say('booking.secret')],
      [say('booking.noReply')],
    ),
    headers: headersOfNotice(ports, town, notice),
  };
}
