import type { Mail } from '#application/ports/server/mailer.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { viewVenueWaiting } from '#application/reservations/waiting/view-venue-waiting.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { viewPlace } from '#application/appointments/waiting/view-place.ts';
import type { Town } from '#domain/access/town.ts';
import type { MailNotice, NoticeAbout } from '#domain/notices/notice.ts';
import { venueOfGood } from '#domain/reservations/venue.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { WaitingPerson } from '#domain/waiting-list/waiting-person.ts';
import { venueIn } from '../reservations/asked-venue.ts';
import { officeLine } from './appointment-mail.ts';
import { headersOfNotice, mailText, type MailWords, type NoticePorts, mailWordsOf } from './mail-words.ts';
import { placeOfNotice } from './reservation-mail.ts';

type About = Extract<NoticeAbout, { readonly kind: 'waiting' }>;

/** Whether a notice still says what holds: an offer that was answered or has ended is not told of. */
function isNeeded(word: About['word'], { state, offer }: WaitingPerson, notice: MailNotice): boolean {
  if (word === 'offer') return offer !== null && offer.at === notice.start && offer.until === notice.until;
  return word === 'ended' ? state === 'ended' : state === 'waiting';
}

/** Why somebody waits no longer. */
function whyEnded({ say }: MailWords, { deeds }: WaitingPerson): string {
  const act = deeds.at(-1)?.act;
  return say(`booking.ended.${act === 'lapse' || act === 'bookedElsewhere' ? act : 'over'}`);
}

/** What the list is of: where its page is, and what is offered. */
interface MailedList {
  readonly place: WaitingPerson;
  readonly page: readonly [path: string, behind: string];
  readonly offered: readonly string[];
}

async function ofAppointments(
  ports: NoticePorts,
  { town, words }: { readonly town: Town; readonly words: MailWords },
  { office }: MailNotice,
  key: string,
): Promise<MailedList | null> {
  const seen = await viewPlace(ports)(town, key);
  if (seen === null) return null;
  const setup = await ports.appointments.setup(town.realm);
  const where = words.say('booking.where', { where: officeLine(words, setup, office) });
  return { place: seen.place, page: ['/citas', `espera=${key}`], offered: [where] };
}

async function ofVenue(
  ports: NoticePorts,
  { town, words, good }: { readonly town: Town; readonly words: MailWords; readonly good: GoodId },
  venue: string,
  notice: MailNotice,
  key: string,
): Promise<MailedList | null> {
  const seen = await viewVenueWaiting(ports)(good, key);
  if (seen === null) return null;
  const asked = await venueIn(ports, town, venue);
  const where = placeOfNotice(words, isLeft(asked) ? null : asked.right.site.venue, notice);
  const total = seen.place.offer?.facts.total ?? 0;
  return {
    place: seen.place,
    page: ['/reservas', `espera=${venue}/${key}`],
    offered: [
      words.say('booking.where', { where }),
      ...(total > 0 ? [words.say('booking.price', { amount: formatMoney(cents(total)) })] : []),
    ],
  };
}

/** The mail to somebody who waits; null if what it says does not hold any more. */
export async function waitingMail(
  ports: NoticePorts,
  { town, good }: { readonly town: Town; readonly good: GoodId },
  notice: MailNotice,
  { word, key }: About,
): Promise<Omit<Mail, 'to'> | null> {
  const words = mailWordsOf(ports, town, notice);
  const venue = venueOfGood(good.good);
  const list = await (venue === null
    ? ofAppointments(ports, { town, words }, notice, key)
    : ofVenue(ports, { town, words, good }, venue, notice, key));
  if (list === null || !isNeeded(word, list.place, notice)) return null;
  const { say, page } = words;
  const when = notice.start === null ? '' : words.when(notice.start);
  const ways = { joined: 'booking.place', offer: 'booking.answer', ended: 'booking.rejoin' } as const;
  const offered = [
    say('booking.when', { when }),
    ...list.offered,
    say('booking.until', { until: words.when(notice.until ?? 0) }),
  ];
  return {
    subject: say(`booking.${word}.subject`, { when, town: words.town }),
    text: mailText(
      [word === 'ended' ? whyEnded(words, list.place) : say(`booking.${word}.text`)],
      word === 'offer' ? offered : [],
      [say(ways[word]), page(...list.page)],
      word === 'ended' ? [] : [say('booking.secret')],
      [say('booking.noReply')],
    ),
    headers: headersOfNotice(ports, town, notice),
  };
}
