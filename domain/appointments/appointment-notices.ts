import { dueNotice, type MailNotice, type NoticeAbout, reminderDue } from '../notices/notice.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { OfficeVisit } from './visit.ts';

type VisitWord = Extract<NoticeAbout, { readonly kind: 'appointment' }>['word'];

const visitNotice = (
  { id, at, office, moved, deeds }: OfficeVisit,
  { email, language }: NonNullable<OfficeVisit['person']>,
  word: VisitWord,
  { reason, now, amount = 0 }: { readonly reason: string; readonly now: Instant; readonly amount?: number },
): MailNotice => ({
  id: `${word}/${id}/${moved}.${deeds.length}.${now}`,
  about: { kind: 'appointment', word, key: id },
  to: email,
  language,
  state: moved,
  reason,
  amount,
  start: at,
  office,
  until: null,
  tries: 0,
});

/**
 * The records of the mails that are due because something happened to an appointment; none if its person left no mail. It
 * is stored with what happened, so that neither is without the other. `person`: if the visit does not name them any more.
 */
export function visitNotices(
  visit: OfficeVisit,
  word: Exclude<VisitWord, 'reminder'>,
  now: Instant,
  {
    person = visit.person,
    reason = '',
    amount = 0,
  }: { person?: OfficeVisit['person']; reason?: string; amount?: number } = {},
): readonly GoodsRecord[] {
  if (person === null || person.email === '') return [];
  const said = dueNotice(visitNotice(visit, person, word, { reason, now, amount }), now, 1);
  const due = reminderDue(visit.at, now);
  const isReminded = person.isReminded === true && (word === 'confirmed' || word === 'moved');
  return isReminded && due !== null
    ? [said, dueNotice(visitNotice(visit, person, 'reminder', { reason: '', now }), due, 1)]
    : [said];
}
