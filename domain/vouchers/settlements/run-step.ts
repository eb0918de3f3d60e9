import type { GoodsStep } from '../../scarcity/goods-request.ts';
import type { Instant } from '../../shared/calendar-day.ts';

/** What people do with a run of settlements, as its history names it. */
export type RunDeedAct =
  | 'close'
  | 'sample'
  | 'checkSale'
  | 'reverseSale'
  | 'sign'
  | 'approve'
  | 'export'
  | 'paid'
  | 'returned';

/** What somebody did with a run: `to` is an amount in cents, a number of sales, a file, a sale or settlements. */
export interface RunDeed {
  readonly act: RunDeedAct;
  readonly to: string;
  /** Why a sale is wrong, or why the bank gave money back; null if there is nothing to say. */
  readonly words?: string;
}

/** Who did it, and when. */
interface DoneBy {
  readonly by: string;
  readonly at: Instant;
}

/** The chain of a run within the good of its campaign. */
export const runChain = (run: number): string => `run/${run}`;

/** The chain of the account from which the shops of a campaign are paid. */
export const payerChain = 'payer';

/** The step of what somebody did with a run: `settlement.close`, with its words. */
export const runStep = (run: number, { act, to, words }: RunDeed, { by, at }: DoneBy): GoodsStep => ({
  subject: runChain(run),
  step: {
    act: `settlement.${act}`,
    from: null,
    to,
    words: words === undefined || words === '' ? null : words,
    by,
    at,
  },
});

/** The step of a new account from which shops are paid. It has the end of the account only. */
export const payerStep = (end: string, { by, at }: DoneBy): GoodsStep => ({
  subject: payerChain,
  step: { act: 'settlement.setPayer', from: null, to: end, words: null, by, at },
});
