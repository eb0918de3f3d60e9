import * as t from 'io-ts';
import { bankOutcomes } from '#domain/vouchers/settlements/bank-outcome.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { wordOf } from '../../decode.ts';
import { runWire } from './run.ts';

const run = '/api/{realm}/staff/vouchers/campaigns/{id}/settlements/{run}';
const refusals = ['unknownDocument', 'settlementRefused', 'storageFailed'] as const;
const common = { method: 'post', caller: 'staff', isClosed: true, answer: runWire, refusals } as const;
const answer = 'The run as it is then.';

/** Draws the sales that people look at. */
export const drawRunSampleCall = {
  ...common,
  path: `${run}/sample`,
  act: 'shop.settle',
  body: t.type({ seed: t.string, size: t.number }),
} as const satisfies Call;

export const drawRunSampleText: CallText<typeof drawRunSampleCall> = {
  call: drawRunSampleCall,
  id: 'drawRunSample',
  topic: 'vouchers',
  summary:
    'Draws the sales of a run that people look at, once: those that look suspicious first, then those with the smallest SHA-256 of the seed and their id. where of settlementRefused: noSeed, wrongSize, drawnBefore, changed.',
  example: { seed: '6 2 4 1 3', size: 20 },
  answer,
};

/** Takes down what a person saw of a sale. */
export const checkSaleCall = {
  ...common,
  path: `${run}/checks`,
  act: 'shop.settle',
  body: t.type({ sale: t.string, isRight: t.boolean, words: t.string }),
} as const satisfies Call;

export const checkSaleText: CallText<typeof checkSaleCall> = {
  call: checkSaleCall,
  id: 'checkSale',
  topic: 'vouchers',
  summary:
    'Takes down what a person saw of a sale of the sample. A wrong one needs words and is taken back: the shop owes it into the next run. where of settlementRefused: notInSample, checkedBefore, noReason, voucherOver, changed.',
  example: { sale: '3f9a', isRight: true, words: '' },
  answer,
};

/** Approves a run, by two people one after the other. */
export const approveRunCall = {
  ...common,
  path: `${run}/signatures`,
  act: 'shop.approve',
  body: t.type({ hash: t.string }),
} as const satisfies Call;

export const approveRunText: CallText<typeof approveRunCall> = {
  call: approveRunCall,
  id: 'approveRun',
  topic: 'vouchers',
  summary:
    'Signs what a run pays to whom. The first signature waits; the second one, of another person, approves. Both are on the hash of shops, accounts and amounts: if one changes in between, the first is void. where of settlementRefused: changed, samePerson, ownShop, notSampled, unchecked, noPayer, shopGone, nothingToSign, program, firstLeft, role.',
  example: { hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  answer,
};

/** Makes a file for the bank. */
export const exportRunCall = {
  ...common,
  path: `${run}/files`,
  act: 'shop.settle',
  body: t.type({ day: t.string }),
} as const satisfies Call;

export const exportRunText: CallText<typeof exportRunCall> = {
  call: exportRunCall,
  id: 'exportRun',
  topic: 'vouchers',
  summary:
    'Makes a file of transfers of all that was approved and not exported, for the day on which the bank should pay. where of settlementRefused: nothingApproved, ibanChanged (since it was approved), dayIsPast, noDay, noPayer, changed.',
  example: { day: '2026-11-30' },
  answer,
};

/** Takes down what the bank says of settlements. */
export const noteBankCall = {
  ...common,
  path: `${run}/bank`,
  act: 'shop.settle',
  body: t.type({ settlements: t.array(t.string), outcome: wordOf(bankOutcomes), reason: t.string }),
} as const satisfies Call;

export const noteBankText: CallText<typeof noteBankCall> = {
  call: noteBankCall,
  id: 'noteBank',
  topic: 'vouchers',
  summary:
    'Takes down that the bank paid settlements, or gave them back with a reason. One that came back is approved and exported again. where of settlementRefused: wrongStatus, noReason, unknownSettlement, changed.',
  example: { settlements: ['1-0419'], outcome: 'paid', reason: '' },
  answer,
};
