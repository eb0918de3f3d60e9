import type { Mail } from '#application/ports/server/mailer.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { readTicketOrder } from '#application/tickets/read-ticket-order.ts';
import { formatMoney } from '#application/text/numbers.ts';
import type { Town } from '#domain/access/town.ts';
import type { MailNotice } from '#domain/notices/notice.ts';
import { cents } from '#domain/shared/money.ts';
import type { TicketWord } from '#domain/tickets/ticket-notices.ts';
import { ownTickets, type TicketOrder } from '#domain/tickets/ticket-order.ts';
import { eventOfGood } from '#domain/tickets/ticketed-event.ts';
import { ticketedEventsOf } from '../tickets/asked-event.ts';
import { headersOfNotice, mailText, type MailWords, mailWordsOf, type NoticePorts } from './mail-words.ts';

/** The states of an order in which a notice of each word still says what holds. */
const statesOfWord = {
  bought: ['granted'],
  offered: ['held'],
  returned: ['granted', 'calledOff'],
  refunded: ['refunded'],
  soldOut: ['soldOut'],
  calledOff: ['calledOff'],
  moved: ['granted'],
} as const satisfies Record<TicketWord, readonly TicketOrder['state'][]>;

/** What it costs or what goes back, how many there are, and until when they wait. */
function factsOf({ say, when }: MailWords, word: TicketWord, notice: MailNotice, order: TicketOrder) {
  const isOwn = word === 'bought' || word === 'moved' || word === 'offered';
  const amount = formatMoney(order.amount);
  return [
    ...(isOwn ? [say('tickets.count', { count: String(ownTickets(order).length) })] : []),
    ...(word === 'bought' && order.amount > 0 ? [say('booking.paid', { amount })] : []),
    ...(word === 'offered' ? [say('booking.price', { amount })] : []),
    ...(notice.amount > 0 ? [say('booking.back', { amount: formatMoney(cents(notice.amount)) })] : []),
    ...(notice.until === null ? [] : [say('booking.payBefore', { until: when(notice.until) })]),
  ];
}

/** The mail of what happened to an order of tickets; null if that does not hold any more. */
export async function ticketMail(
  ports: NoticePorts,
  { town, good }: { readonly town: Town; readonly good: GoodId },
  notice: MailNotice,
  { word, key }: { readonly word: TicketWord; readonly key: string },
): Promise<Omit<Mail, 'to'> | null> {
  const kept = await readTicketOrder(ports)(good, key);
  const id = eventOfGood(good.good);
  if (kept === null || id === null) return null;
  const { order } = kept;
  if (!statesOfWord[word].some((state) => state === order.state)) return null;
  const event = (await ticketedEventsOf(ports, town)).find((one) => one.id === id);
  const words = mailWordsOf(ports, town, notice);
  const { say, said, page } = words;
  const start = event?.sessions.find((one) => one.id === order.session)?.start ?? order.start;
  const when = words.when(start);
  const place = event === undefined ? '' : said(event.place);
  return {
    subject: say(`tickets.${word}.subject`, { when, town: words.town }),
    text: mailText(
      [say(`tickets.${word}.text`)],
      notice.reason === '' ? [] : [say('booking.reason', { reason: notice.reason })],
      [
        ...(event === undefined ? [] : [say('tickets.event', { event: said(event.title) })]),
        say('booking.when', { when }),
        ...(place === '' ? [] : [say('booking.where', { where: place })]),
      ],
      factsOf(words, word, notice, order),
      [say(word === 'offered' ? 'tickets.pay' : 'tickets.open'), page('/entradas', `${id}/${key}`)],
      ...(order.state === 'granted' || order.state === 'held' ? [[say('tickets.secret')]] : []),
      [say('booking.noReply')],
    ),
    headers: headersOfNotice(ports, town, notice),
  };
}
