import { dueNotice, type NoticeAbout } from '../notices/notice.ts';
import type { GoodsRecord } from '../scarcity/goods-record.ts';
import type { Instant } from '../shared/calendar-day.ts';
import type { WaitingContact, WaitingPerson } from './waiting-person.ts';

type WaitingWord = Extract<NoticeAbout, { readonly kind: 'waiting' }>['word'];

/** The record of the mail to somebody who waits, due at a moment; none if they left no mail. */
export const waitingNotices = (
  { id, offer, deeds }: WaitingPerson,
  person: WaitingContact | null,
  word: WaitingWord,
  due: Instant,
): readonly GoodsRecord[] =>
  person === null || person.email === ''
    ? []
    : [
        dueNotice(
          {
            id: `${word}/${id}/${deeds.length}`,
            about: { kind: 'waiting', word, key: id },
            to: person.email,
            language: person.language,
            state: deeds.length,
            reason: '',
            amount: 0,
            start: offer?.at ?? null,
            office: offer?.office ?? '',
            until: offer?.until ?? null,
            tries: 0,
          },
          due,
          1,
        ),
      ];
