import * as t from 'io-ts';
import { settlementStatuses } from '#domain/vouchers/settlement.ts';
import { nullable, wordOf } from '../../decode.ts';
import { stepWire } from '../../steps/step.ts';

/** The account from which a council pays. */
export const payerWire = t.type({ name: t.string, iban: t.string, taxNumber: t.string });

const statusWire = wordOf(settlementStatuses);

/** A settlement as staff see it. Amounts are cents. */
const settlementWire = t.type({
  id: t.string,
  shop: t.string,
  name: t.string,
  ibanEnd: t.string,
  amount: t.number,
  /** What was taken back after it had been settled: never above 0. */
  carried: t.number,
  /** What of it the council bears of vouchers that were used twice without a line. */
  borne: t.number,
  status: statusWire,
  reason: t.string,
});

/** A sale that a person looks at. */
const sampledWire = t.type({
  id: t.string,
  number: t.string,
  shop: t.string,
  isSuspicious: t.boolean,
  check: nullable(t.type({ isRight: t.boolean, words: t.string, by: t.string })),
});

const fileWire = t.type({
  number: t.number,
  id: t.string,
  by: t.string,
  at: t.string,
  day: t.string,
  transfers: t.number,
  amount: t.number,
});

/** A run of settlements with what people did with it. */
export const runWire = t.type({
  number: t.number,
  from: t.string,
  until: t.string,
  by: t.string,
  payer: nullable(payerWire),
  settlements: t.array(settlementWire),
  sample: nullable(t.type({ seed: t.string, by: t.string, sales: t.array(sampledWire) })),
  /** The hash of what would be signed now. */
  hash: t.string,
  waiting: nullable(t.type({ by: t.string, at: t.string, isMine: t.boolean, isValid: t.boolean })),
  approvals: t.array(t.type({ hash: t.string, at: t.string, by: t.array(t.string) })),
  /** Which signature the person who asks may give; null: none, and refused says why. */
  turn: nullable(wordOf(['first', 'second'])),
  refused: nullable(t.string),
  maySettle: t.boolean,
  files: t.array(fileWire),
  /** Who did what with it. */
  steps: t.array(stepWire),
});
export type RunAnswer = t.TypeOf<typeof runWire>;

/** The runs of a campaign. */
export const runsWire = t.type({
  payer: nullable(payerWire),
  /** What shops owe into the next run: never above 0. */
  carried: t.number,
  maySettle: t.boolean,
  /** Who changed the account that pays. */
  payerSteps: t.array(stepWire),
  runs: t.array(
    t.type({
      number: t.number,
      from: t.string,
      until: t.string,
      by: t.string,
      amount: t.number,
      states: t.array(t.type({ status: statusWire, count: t.number })),
    }),
  ),
});
export type RunsAnswer = t.TypeOf<typeof runsWire>;
