import * as t from 'io-ts';
import { identityProofs, offlineBearers } from '#domain/vouchers/campaign-words.ts';
import { localizedText, nullable, wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';

const offlineTypeWire = t.type({
  id: t.string,
  title: localizedText,
  face: t.number,
  minimum: t.number,
  uses: t.number,
});

/** What a device may take without a line. What it has taken since, only the device knows. */
export const allowanceWire = t.type({
  /** When it was reserved: its name. */
  from: t.string,
  until: t.string,
  /** What is left of it, as far as the council knows. */
  vouchers: t.number,
  amount: t.number,
});

/** The vouchers that are spent: packed, by how many uses they have left (`readSpent`). */
export const spentListWire = t.type({
  version: t.string,
  at: t.string,
  lists: t.array(t.type({ left: t.number, count: t.number, bits: t.number, bytes: t.string })),
});

/** What a device of a shop has of one campaign. Amounts are cents, moments are UTC. */
export const offlineCampaignWire = t.type({
  id: t.string,
  title: localizedText,
  /** The public key of its codes, in Base64. */
  publicKey: t.string,
  /** In the order in which codes name them. */
  types: t.array(offlineTypeWire),
  samePricePerSale: t.number,
  mixed: t.boolean,
  identityProof: wordOf(identityProofs),
  bearer: wordOf(offlineBearers),
  redeem: t.type({ from: t.string, until: t.string }),
  /** Null: nothing can be taken without a line, and `none` says why. */
  allowance: nullable(allowanceWire),
  none: nullable(wordOf(['paused', 'notStarted', 'over', 'noDevices', 'nothingLeft', 'busy'])),
  /** Null: the list of the version that the device has is still right. */
  spent: nullable(spentListWire),
});
export type OfflineCampaign = t.TypeOf<typeof offlineCampaignWire>;

/** All that a device of a shop needs to take vouchers without a line. */
export const prepareOfflineCall = {
  method: 'post',
  path: '/api/{realm}/shop/offline',
  caller: 'anybody',
  body: t.type({
    hasUnsent: t.boolean,
    lists: t.array(t.type({ campaign: t.string, version: t.string })),
  }),
  isClosed: true,
  answer: t.type({ now: t.string, campaigns: t.array(offlineCampaignWire) }),
  refusals: ['shopNotAuthorised', 'storageFailed'],
} as const satisfies Call;

export const prepareOfflineText: CallText<typeof prepareOfflineCall> = {
  call: prepareOfflineCall,
  id: 'prepareOffline',
  topic: 'vouchers',
  summary:
    'What the device needs to take vouchers without a line, of each campaign that allows it: the key of its codes, its rules, the vouchers that are spent, and an allowance that is reserved for the device. hasUnsent says that sales wait on the device: then its allowance stays as it is, for it decides between two sales of one voucher; otherwise it is renewed. lists names the versions of the lists that the device has. now is the council’s clock, by which moments of sales are given. none says why there is no allowance: paused, notStarted, over, noDevices (as many devices as the campaign allows have one), nothingLeft (what the device may lose is in sales that are not settled), busy (ask again). bytes are in Base64.',
  example: { hasUnsent: false, lists: [{ campaign: 'otono', version: '5d41402abc4b2a76' }] },
  answer: 'The campaigns that take vouchers without a line.',
};
