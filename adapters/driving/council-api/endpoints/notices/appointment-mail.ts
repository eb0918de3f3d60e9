import type { Mail } from '#application/ports/server/mailer.ts';
import { type KeptVisit, readVisit } from '#application/appointments/booking/read-visit.ts';
import { tillOfVouchers } from '#application/vouchers/issue/order-payment.ts';
import { formatMoney } from '#application/text/numbers.ts';
import type { Town } from '#domain/access/town.ts';
import type { AppointmentSetup } from '#domain/appointments/appointment-office.ts';
import { canPayFee, feeOfVisit } from '#domain/appointments/fees/visit-fee.ts';
import { isToChoose, type OfficeVisit } from '#domain/appointments/visit.ts';
import type { MailNotice, NoticeAbout } from '#domain/notices/notice.ts';
import { cents } from '#domain/shared/money.ts';
import { writeOwnVisit } from '../appointments/write-visit.ts';
import { headersOfNotice, mailText, type MailWords, type NoticePorts, mailWordsOf } from './mail-words.ts';

type About = Extract<NoticeAbout, { readonly kind: 'appointment' }>;

/** Where an office is; its id if there is no such office any more. */
export function officeLine({ said }: MailWords, { offices }: AppointmentSetup, id: string): string {
  const office = offices.find((one) => one.id === id);
  return office === undefined ? id : [said(office.title), said(office.address)].join(', ');
}

/** Whether a notice still says what holds. */
function isNeeded(word: About['word'], visit: OfficeVisit, notice: MailNotice): boolean {
  if (word === 'closed') return isToChoose(visit);
  if (word === 'cancelled') return visit.state === 'cancelled';
  return visit.state === 'confirmed' && visit.moved === notice.state;
}

/** Which words say what happened: a move by a closure has a reason, and words of its own. */
const wordsFor = (word: About['word'], { closed, deeds }: OfficeVisit, { reason }: MailNotice) => {
  const isByClosure = deeds.findLast(({ act }) => act === 'move' || act === 'close')?.act === 'close';
  return word === 'moved' && closed && isByClosure && reason !== '' ? ('movedByUs' as const) : word;
};

/** What it costs, and where that is paid: over the web only if the town has somebody who receives it. */
function feeLines(
  { say }: MailWords,
  setup: AppointmentSetup,
  visit: OfficeVisit,
  hasTill: boolean,
): readonly string[] {
  if (visit.fee !== undefined) return [say('booking.paid', { amount: formatMoney(visit.fee.amount) })];
  const fee = feeOfVisit(setup, visit);
  if (fee === 0) return [];
  const where = hasTill && canPayFee(visit) ? 'booking.feeOnPage' : 'booking.fee';
  return [say(where, { fee: formatMoney(fee) })];
}

/** What the appointment is about: what to bring and what it costs. */
function aboutVisit(
  words: MailWords,
  setup: AppointmentSetup,
  visit: OfficeVisit,
  hasTill: boolean,
): readonly (readonly string[])[] {
  const { say, said } = words;
  const { services, code } = visit;
  const named = setup.services.filter(({ id }) => services.includes(id));
  const papers = named.flatMap((one) => one.papers.map((paper) => `- ${said(paper)}`));
  return [
    [
      say('booking.what', { what: named.map(({ title }) => said(title)).join(' + ') }),
      ...(code === null ? [] : [say('booking.code', { code })]),
      ...feeLines(words, setup, visit, hasTill),
    ],
    papers.length === 0 ? [] : [say('booking.bring'), ...papers],
  ];
}

/** The file for calendar programs, in the language of the mail. */
function calendarOf(
  { keys, clock }: NoticePorts,
  { town, setup }: { readonly town: Town; readonly setup: AppointmentSetup },
  { visit, until, extended }: KeptVisit,
): NonNullable<Mail['attachments']> {
  const uid = `${keys.account(`calendar of ${visit.id}`).slice(0, 32)}@${town.realm}`;
  const { calendar } = writeOwnVisit(
    { town, setup, now: clock.now(), uid, wait: null },
    { visit, until, extended },
  );
  return calendar === null
    ? []
    : [{ name: 'cita.ics', type: 'text/calendar; charset=utf-8', content: calendar }];
}

/** The text of a mail: what happened, why, when and where, what to bring, and the way to its page. */
function textOf(
  words: MailWords,
  setup: AppointmentSetup,
  visit: OfficeVisit,
  notice: MailNotice,
  { word, key }: About,
  hasTill: boolean,
): string {
  const { say, page } = words;
  const isOver = word === 'cancelled';
  const from = words.when(visit.closed?.from ?? visit.at);
  return mailText(
    [say(`booking.${wordsFor(word, visit, notice)}.text`, { from })],
    notice.reason === '' ? [] : [say('booking.reason', { reason: notice.reason })],
    notice.amount === 0 ? [] : [say('booking.back', { amount: formatMoney(cents(notice.amount)) })],
    [
      say('booking.when', { when: words.when(notice.start ?? visit.at) }),
      say('booking.where', { where: officeLine(words, setup, notice.office) }),
    ],
    // The code of a time that a closure took opens nothing.
    ...(isOver || word === 'closed' ? [] : aboutVisit(words, setup, visit, hasTill)),
    [say(isOver ? 'booking.again' : 'booking.own'), page('/citas', key)],
    isOver ? [] : [say('booking.secret')],
    [say('booking.noReply')],
  );
}

/** The mail of what happened to an appointment; null if that does not hold any more. */
export async function appointmentMail(
  ports: NoticePorts,
  town: Town,
  notice: MailNotice,
  about: About,
): Promise<Omit<Mail, 'to'> | null> {
  const { word } = about;
  const kept = await readVisit(ports)(town.realm, about.key);
  if (kept === null || !isNeeded(word, kept.visit, notice)) return null;
  const { visit } = kept;
  const setup = await ports.appointments.setup(town.realm);
  const words = mailWordsOf(ports, town, notice);
  const hasTill = (await tillOfVouchers(ports, town.realm)) !== null;
  const when = words.when(notice.start ?? visit.at);
  return {
    subject: words.say(`booking.${wordsFor(word, visit, notice)}.subject`, { when, town: words.town }),
    text: textOf(words, setup, visit, notice, about, hasTill),
    headers: headersOfNotice(ports, town, notice),
    attachments: word === 'closed' ? [] : calendarOf(ports, { town, setup }, kept),
  };
}
