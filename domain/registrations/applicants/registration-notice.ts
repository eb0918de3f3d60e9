import { dueNotice, type NoticeAbout } from '../../notices/notice.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { partReminded } from '../money/late-parts.ts';
import type { Application } from './application.ts';

/** What a mail about an application may say. */
export type RegistrationWord = Extract<NoticeAbout, { readonly kind: 'registration' }>['word'];

interface Mailed {
  readonly word: RegistrationWord;
  readonly email: string;
  /** What tells it from other mails of the same word. */
  readonly name: string | number;
  /** The version of the application then; of a mail about a part of its fee, the number of the part. */
  readonly state: number;
  readonly due: Instant;
}

const mailOf = (
  { id, mails, reason, place, until, back }: Application,
  { word, email, name, state, due }: Mailed,
): readonly GoodsRecord[] =>
  mails === null || email === ''
    ? []
    : [
        dueNotice(
          {
            id: `${word}/${id}/${name}`,
            about: { kind: 'registration', word, key: id },
            to: email,
            language: mails,
            state,
            reason,
            amount: back?.refund ?? 0,
            start: null,
            office: place?.group ?? '',
            until,
            tries: 0,
          },
          due,
          1,
        ),
      ];

/** Nine in the morning of a day that begins then, but for an hour where the clock is changed. */
const morning = 9 * 3_600_000;

/**
 * The mails about the parts of a fee that have a day: a week before, on the day, and on the day after. Each is written by what
 * holds when it is sent, and none is sent for a part that is paid. What lies before now is left out.
 */
const partReminders = (application: Application, email: string, now: Instant): readonly GoodsRecord[] =>
  application.parts.flatMap(({ n, due }) => {
    if (due === null) return [];
    const moments = [
      ['partSoon', due.from - partReminded],
      ['partDue', due.from],
      ['partOverdue', due.until],
    ] as const;
    return moments
      .filter(([, day]) => day + morning > now)
      .flatMap(([word, day]) =>
        mailOf(application, { word, email, name: `part ${n}`, state: n, due: day + morning }),
      );
  });

/**
 * The records of the mails that are due because something happened to an application; none if its applicant left no address.
 * `version`: that of the application then, by which each is one of its own. Who is enrolled is reminded of later parts of the fee.
 */
export const registrationNotice = (
  application: Application,
  word: RegistrationWord,
  email: string,
  { now, version, part }: { readonly now: Instant; readonly version: number; readonly part?: number },
): readonly GoodsRecord[] => [
  ...mailOf(application, { word, email, name: version, state: part ?? version, due: now }),
  ...(word === 'enrolled' ? partReminders(application, email, now) : []),
];
