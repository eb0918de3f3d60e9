import type { MailNotice } from '../notices/notice.ts';
import type { WaitingIntranet } from '../office/duties/intranet-duty.ts';
import { addDays, type Instant, instantAt, type TimeZone } from '../shared/calendar-day.ts';
import type { Language } from '../shared/localized-text.ts';
import { decidesAbout } from './internal-request.ts';
import type { Colleague } from './news-reading.ts';

/** After how many days people of staff are reminded by mail of what waits for them on the intranet. */
export const remindedAfterDays = 3;
/** Nobody is reminded of what has waited longer: the office has decided to leave it. */
export const remindedUntilDays = 60;

const day = 86_400_000;
const morning = 9 * 3600;

/** Somebody who can be reminded. */
export interface RemindedPerson extends Colleague {
  readonly email: string;
  readonly language: Language;
  /** Since when they work here: news of before are no news for them. */
  readonly since: Instant;
  readonly answersRequests: boolean;
}

/** When a reminder of something is due; null: it is of nothing that is reminded of. */
function dueOf(waiting: WaitingIntranet, zone: TimeZone): Instant | null {
  switch (waiting.kind) {
    case 'reading':
      return waiting.appeared === null
        ? null
        : instantAt(addDays(waiting.appeared, remindedAfterDays), morning, zone);
    case 'decision':
      return waiting.came + remindedAfterDays * day;
    case 'review':
      return null;
  }
}

/** Whether something waits for a person, so that they are reminded of it. */
function waitsFor(waiting: WaitingIntranet, person: RemindedPerson, due: Instant): boolean {
  if (waiting.kind === 'reading')
    return waiting.missing.includes(person.id) && person.since <= due - remindedAfterDays * day;
  return (
    waiting.kind === 'decision' &&
    waiting.from.id !== person.id &&
    decidesAbout(waiting, person, person.answersRequests)
  );
}

/** What the reminder of something to a person is named: there is one, ever. */
const reminderId = (subject: string, person: string): string => `reminder/${subject}/${person}`;

/**
 * The reminders that are due: of news that somebody has not read, three days after it appeared, at nine; and of requests that
 * nobody has decided, three days after they came. Each person is reminded of each once.
 */
export function remindersDue(
  waiting: readonly WaitingIntranet[],
  people: readonly RemindedPerson[],
  { now, zone }: { readonly now: Instant; readonly zone: TimeZone },
): readonly MailNotice[] {
  return waiting.flatMap((one) => {
    const due = dueOf(one, zone);
    if (due === null || now < due || now > due + remindedUntilDays * day) return [];
    const word = one.kind === 'reading' ? 'unread' : 'undecided';
    return people
      .filter((person) => waitsFor(one, person, due))
      .map(({ id, email: to, language }) => ({
        id: reminderId(one.subject, id),
        about: { kind: 'intranet' as const, word, key: one.subject },
        to,
        language,
        state: 0,
        // Who it is for: when it is sent, it may no longer wait for them.
        reason: id,
        amount: 0,
        start: null,
        office: '',
        until: null,
        tries: 0,
      }));
  });
}
