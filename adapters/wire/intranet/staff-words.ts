import * as t from 'io-ts';
import { audiences } from '#domain/access/audience.ts';
import { orNull, wordOf } from '../decode.ts';

/** Who a document is for, if not for everybody. */
export const audienceWire = t.partial({ audience: orNull(wordOf(audiences)) });

/** What an article for staff may say beside: that it is to be read, or who answers for it and until when it counts. */
export const staffArticleWire = t.partial({
  /** Everybody confirms that they have read and understood it. */
  mustRead: orNull(t.boolean),
  /** The name of the person who answers for a procedure. */
  responsible: orNull(t.string),
  reviewed: orNull(t.string),
  /** In how many months it is to be looked at again. */
  reviewMonths: orNull(t.number),
});

/** What a mailbox for staff may say beside: who decides what is asked for in it, and whether that is days. */
export const staffMailboxWire = t.partial({ approver: orNull(t.string), asksDays: orNull(t.boolean) });
