import { dueNotice, type NoticeAbout } from '../../notices/notice.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { Application } from './application.ts';

/** What a mail about an application may say. */
export type RegistrationWord = Extract<NoticeAbout, { readonly kind: 'registration' }>['word'];

/**
 * The record of the mail that is due because something happened to an application; none if its applicant left no address.
 * `version`: that of the application then, by which each is one of its own.
 */
export const registrationNotice = (
  { id, mails, reason, place, until, back }: Application,
  word: RegistrationWord,
  email: string,
  { now, version }: { readonly now: Instant; readonly version: number },
): readonly GoodsRecord[] =>
  mails === null || email === ''
    ? []
    : [
        dueNotice(
          {
            id: `${word}/${id}/${version}`,
            about: { kind: 'registration', word, key: id },
            to: email,
            language: mails,
            state: version,
            reason,
            amount: back?.refund ?? 0,
            start: null,
            office: place?.group ?? '',
            until,
            tries: 0,
          },
          now,
          1,
        ),
      ];
