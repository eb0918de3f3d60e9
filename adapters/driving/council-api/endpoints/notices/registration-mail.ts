import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import { readApplication } from '#application/registrations/read-applications.ts';
import { formatWeekday } from '#application/text/dates.ts';
import { formatMoney } from '#application/text/numbers.ts';
import type { Town } from '#domain/access/town.ts';
import type { MailNotice } from '#domain/notices/notice.ts';
import { type Activity, activityOfGood } from '#domain/registrations/activity/activity.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import type { PartOfFee } from '#domain/registrations/money/fee-parts.ts';
import { isUnpaidPart, owesParts } from '#domain/registrations/money/late-parts.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import type { RegistrationWord } from '#domain/registrations/applicants/registration-notice.ts';
import { isLeft } from '#domain/shared/result.ts';
import { cents } from '#domain/shared/money.ts';
import { activityIn } from '../registrations/asked-activity.ts';
import { headersOfNotice, mailText, type MailWords, type NoticePorts, mailWordsOf } from './mail-words.ts';

/** Words that hold only while the application is in that state; the others say what happened. */
const whileIn: Partial<Record<RegistrationWord, Application['state']>> = {
  offered: 'offered',
  accepted: 'accepted',
};

/** Letters in groups, as they are in lists. */
const shownCode = (code: string): string => code.toUpperCase();

/** Words about a part of the fee, and in which state of the part they hold; the others hold whatever became of it. */
const partWords: Partial<Record<RegistrationWord, 'unpaid' | 'any'>> = {
  partSoon: 'unpaid',
  partDue: 'unpaid',
  partOverdue: 'unpaid',
  partPaid: 'any',
  partForgiven: 'any',
};

/** The part that a mail is about; null if the mail is about none, or need not be sent any more. */
function partOf(
  word: RegistrationWord,
  { state: n }: MailNotice,
  application: Application,
): PartOfFee | null {
  const part = application.parts.find((one) => one.n === n);
  if (part === undefined || partWords[word] === undefined) return null;
  const isAsked = isUnpaidPart(part) && owesParts(application);
  return partWords[word] === 'any' || isAsked ? part : null;
}

/** What is said of a part: which one it is, how much, when, and why it is not asked for. */
function partFacts(
  { say }: MailWords,
  { language }: MailNotice,
  { parts }: Application,
  { n, due, amount, owed, forgiven, payment }: PartOfFee,
): readonly string[] {
  const sum = payment === null && forgiven === null ? owed : amount;
  const numbers = { n: String(n), of: String(parts.length), amount: formatMoney(sum) };
  const day = due === null ? null : parseDay(due.day);
  return [
    say('registration.part', numbers),
    ...(day === null ? [] : [say('registration.partDay', { day: formatWeekday(day, language) })]),
    ...(forgiven === null ? [] : [say('registration.reason', { reason: forgiven.reason })]),
  ];
}

function facts(
  { say, said, when }: MailWords,
  activity: Activity | null,
  notice: MailNotice,
  { code }: Application,
): readonly string[] {
  const group = activity?.groups.find(({ id }) => id === notice.office);
  return [
    ...(activity === null ? [] : [say('registration.what', { what: said(activity.title) })]),
    ...(group === undefined ? [] : [say('registration.group', { group: said(group.title) })]),
    ...(notice.until === null ? [] : [say('registration.until', { until: when(notice.until) })]),
    ...(notice.reason === '' ? [] : [say('registration.reason', { reason: notice.reason })]),
    ...(notice.amount > 0 ? [say('registration.back', { amount: formatMoney(cents(notice.amount)) })] : []),
    say('registration.code', { code: shownCode(code) }),
  ];
}

/** The mail of what happened to an application; null if that does not hold any more. */
export async function registrationMail(
  ports: NoticePorts,
  { town, good }: { readonly town: Town; readonly good: GoodId },
  notice: MailNotice,
  { word, key }: { readonly word: RegistrationWord; readonly key: string },
): Promise<Omit<Mail, 'to'> | null> {
  const kept = await readApplication(ports)(good, key);
  const id = activityOfGood(good.good);
  if (kept === null || id === null) return null;
  const { application } = kept;
  if ((whileIn[word] ?? application.state) !== application.state) return null;
  const part = partOf(word, notice, application);
  if (partWords[word] !== undefined && part === null) return null;
  const asked = await activityIn(ports, town, id);
  const words = mailWordsOf(ports, town, notice);
  const { say, page } = words;
  return {
    subject: say(`registration.${word}.subject`, { town: words.town }),
    text: mailText(
      [say(`registration.${word}.text`)],
      facts(words, isLeft(asked) ? null : asked.right.activity, notice, application),
      part === null ? [] : partFacts(words, notice, application, part),
      [say('registration.own'), page('/inscripciones', `${id}/${key}`), say('registration.secret')],
      [say('registration.noReply')],
    ),
    headers: headersOfNotice(ports, town, notice),
  };
}
