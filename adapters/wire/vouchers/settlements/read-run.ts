import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { nullable } from '../../decode.ts';
import { saleWire } from '../sales/sale.ts';
import { runWire } from './run.ts';

const run = '/api/{realm}/staff/vouchers/campaigns/{id}/settlements/{run}';

/** One run of settlements. */
export const readRunCall = {
  method: 'get',
  path: run,
  caller: 'staff',
  act: 'voucher.read',
  answer: runWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readRunText: CallText<typeof readRunCall> = {
  call: readRunCall,
  id: 'readRun',
  topic: 'vouchers',
  summary:
    'A run of settlements: what each shop is paid, the sample, who approved it and the files for the bank. Amounts are cents. refused says why the caller cannot approve it: a role, notSampled, unchecked, noPayer, ownShop, samePerson, nothingToSign.',
  answer: 'The run.',
};

/** The sales that a settlement pays. */
export const readSettlementCall = {
  method: 'get',
  path: `${run}/shops/{shop}`,
  caller: 'staff',
  act: 'voucher.read',
  answer: t.type({ sales: t.array(saleWire) }),
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readSettlementText: CallText<typeof readSettlementCall> = {
  call: readSettlementCall,
  id: 'readSettlement',
  topic: 'vouchers',
  summary: 'The sales that a settlement of a shop pays, the latest first.',
  answer: 'The sales.',
};

/** A sale of the sample with its pictures. */
export const sampleSaleWire = t.type({
  sale: saleWire,
  shop: t.string,
  /** JPEG, PNG or WebP in Base64; null if it is not there any more. */
  ticket: nullable(t.string),
  photo: nullable(t.string),
});

export const readSampleSaleCall = {
  method: 'get',
  path: `${run}/sample/{sale}`,
  caller: 'staff',
  act: 'shop.settle',
  answer: sampleSaleWire,
  refusals: ['unknownDocument', 'unknownSale'],
} as const satisfies Call;

export const readSampleSaleText: CallText<typeof readSampleSaleCall> = {
  call: readSampleSaleCall,
  id: 'readSampleSale',
  topic: 'vouchers',
  summary:
    'A sale of the sample of a run with the pictures that prove it: the ticket and, if the rule asks for one, the masked photo. No other sale is shown so.',
  answer: 'The sale and its pictures.',
};

/** A file for the bank. */
export const readTransferFileCall = {
  method: 'get',
  path: `${run}/files/{file}`,
  caller: 'staff',
  act: 'shop.settle',
  answer: { type: 'application/xml; charset=utf-8' },
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readTransferFileText: CallText<typeof readTransferFileCall> = {
  call: readTransferFileCall,
  id: 'readTransferFile',
  topic: 'vouchers',
  summary: 'A file of transfers that was made of a run: pain.001.001.09, the same however often it is read.',
  answer: 'The file.',
};
