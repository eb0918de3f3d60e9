import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { payerWire, runsWire, runWire } from './run.ts';

/** The runs of settlements of a campaign. */
export const listRunsCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/settlements',
  caller: 'staff',
  act: 'voucher.read',
  answer: runsWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const listRunsText: CallText<typeof listRunsCall> = {
  call: listRunsCall,
  id: 'listRuns',
  topic: 'vouchers',
  summary:
    'The settlements of an opened campaign by run, the latest first: how many are in which state. Amounts are cents.',
  answer: 'The runs, who pays, and what shops owe into the next run.',
};

/** Settles what shops are owed by now. */
export const closeRunCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/settlements',
  caller: 'staff',
  act: 'shop.settle',
  body: t.type({}),
  isClosed: true,
  answer: runWire,
  refusals: ['unknownDocument', 'settlementRefused', 'storageFailed'],
} as const satisfies Call;

export const closeRunText: CallText<typeof closeRunCall> = {
  call: closeRunCall,
  id: 'closeRun',
  topic: 'vouchers',
  summary:
    'Settles what all shops of a campaign are owed for sales of up to a minute ago. Shops that owe more than they are owed are carried into the next run. where of settlementRefused: nothingOwed, notLater, changed (somebody closed meanwhile).',
  example: {},
  answer: 'The run.',
};

/** Says from which account shops are paid. */
export const setPayerCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/payer',
  caller: 'staff',
  act: 'shop.settle',
  body: payerWire,
  isClosed: true,
  answer: runsWire,
  refusals: ['unknownDocument', 'settlementRefused', 'storageFailed'],
} as const satisfies Call;

export const setPayerText: CallText<typeof setPayerCall> = {
  call: setPayerCall,
  id: 'setPayer',
  topic: 'vouchers',
  summary:
    'Says from which account the shops of a campaign are paid. A first signature on a run is void then. where of settlementRefused: name, iban, taxNumber, changed.',
  example: { name: 'Ajuntament de Vilanova', iban: 'ES9121000418450200051332', taxNumber: 'P4626000F' },
  answer: 'The runs with the payer.',
};
