import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import { readReservation } from '#application/reservations/read-reservation.ts';
import { formatMoney } from '#application/text/numbers.ts';
import type { Town } from '#domain/access/town.ts';
import type { MailNotice, NoticeAbout } from '#domain/notices/notice.ts';
import type { Reservation } from '#domain/reservations/reservation.ts';
import { type Venue, venueOfGood } from '#domain/reservations/venue.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { venueIn } from '../reservations/asked-venue.ts';
import { headersOfNotice, mailText, type MailWords, type NoticePorts, mailWordsOf } from './mail-words.ts';

type Word = Extract<NoticeAbout, { readonly kind: 'reservation' }>['word'];

/** The state of a reservation in which a notice of each word still says what holds. */
const states = {
  booked: 'booked',
  moved: 'booked',
  reminder: 'booked',
  returned: 'returned',
  requested: 'requested',
  approved: 'held',
  refused: 'refused',
  displaced: 'displaced',
  refunded: 'refunded',
} as const satisfies Record<Word, Reservation['state']>;

/** Its words in the texts, where appointments have other ones. */
const topics = { moved: 'changed', reminder: 'remember' } as const;
const topicOf = (word: Word) => (word === 'moved' || word === 'reminder' ? topics[word] : word);

/** Which place of a venue a notice is about. */
export function placeOfNotice({ said }: MailWords, venue: Venue | null, { office: id }: MailNotice): string {
  const place = venue?.places.find((one) => one.id === id);
  return [place?.title, venue?.title]
    .flatMap((title) => (title === undefined ? [] : [said(title)]))
    .join(', ');
}

/** What its holder can do about it on its page. */
const ways = {
  booked: 'booking.own',
  requested: 'booking.withdraw',
  held: 'booking.pay',
  displaced: 'booking.choose',
  returned: 'booking.look',
  refused: 'booking.look',
  refunded: 'booking.look',
} as const satisfies Record<(typeof states)[Word], string>;

/** The way to its page, which is for its holder alone while something can be done there. */
function wayTo({ say }: MailWords, word: Word, address: string): readonly (readonly string[])[] {
  const way = ways[states[word]];
  return [[say(way), address], ...(way === 'booking.look' ? [] : [[say('booking.secret')]])];
}

/** What it costs, what goes back, and with what one comes in. */
function facts({ say, when }: MailWords, word: Word, notice: MailNotice, { letters, total }: Reservation) {
  const isBooked = states[word] === 'booked';
  const amount = formatMoney(total);
  return [
    ...(isBooked ? [say('booking.letters', { letters: shownLetters(letters) })] : []),
    ...(isBooked && total > 0 ? [say('booking.paid', { amount })] : []),
    ...(word === 'approved' ? [say('booking.price', { amount })] : []),
    ...(notice.amount > 0 ? [say('booking.back', { amount: formatMoney(cents(notice.amount)) })] : []),
    ...(notice.until === null ? [] : [say('booking.payBefore', { until: when(notice.until) })]),
  ];
}

/** The mail of what happened to a reservation; null if that does not hold any more. */
export async function reservationMail(
  ports: NoticePorts,
  { town, good }: { readonly town: Town; readonly good: GoodId },
  notice: MailNotice,
  { word, key }: { readonly word: Word; readonly key: string },
): Promise<Omit<Mail, 'to'> | null> {
  const kept = await readReservation(ports)(good, key);
  const id = venueOfGood(good.good);
  if (kept === null || id === null) return null;
  const { reservation } = kept;
  if (reservation.state !== states[word] || reservation.start !== notice.start) return null;
  const asked = await venueIn(ports, town, id);
  const words = mailWordsOf(ports, town, notice);
  const { say, page } = words;
  const when = words.when(reservation.start);
  const topic = topicOf(word);
  const where = placeOfNotice(words, isLeft(asked) ? null : asked.right.site.venue, notice);
  return {
    subject: say(`booking.${topic}.subject`, { when, town: words.town }),
    text: mailText(
      [say(`booking.${topic}.text`)],
      notice.reason === '' ? [] : [say('booking.reason', { reason: notice.reason })],
      [say('booking.when', { when }), ...(where === '' ? [] : [say('booking.where', { where })])],
      facts(words, word, notice, reservation),
      ...wayTo(words, word, page('/reservas', `${id}/${key}`)),
      [say('booking.noReply')],
    ),
    headers: headersOfNotice(ports, town, notice),
  };
}
