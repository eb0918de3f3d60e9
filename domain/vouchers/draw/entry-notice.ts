import { dueNotice, type NoticeAbout } from '../../notices/notice.ts';
import type { GoodsRecord } from '../../scarcity/goods-record.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import type { VoucherEntry } from './voucher-entry.ts';

/** What a mail about a draw of vouchers may say. */
export type VoucherWord = Extract<NoticeAbout, { readonly kind: 'vouchers' }>['word'];

/** The record of the mail that is due because something happened to an entry; none if its person left no address. */
export const entryNotice = (
  { order, mail, position }: Pick<VoucherEntry, 'order' | 'mail' | 'position'>,
  word: VoucherWord,
  { now, until }: { readonly now: Instant; readonly until: Instant | null },
): readonly GoodsRecord[] =>
  mail === null
    ? []
    : [
        dueNotice(
          {
            id: `${word}/${order}`,
            about: { kind: 'vouchers', word, key: order },
            to: mail.to,
            language: mail.language,
            state: position ?? 0,
            reason: '',
            amount: 0,
            start: null,
            office: '',
            until,
            tries: 0,
          },
          now,
          1,
        ),
      ];
