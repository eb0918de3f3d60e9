import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { officeCampaignWire } from './office-campaign.ts';

/** Takes the first signature of a campaign back, before the second. */
export const takeCampaignSignatureBackCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/signatures/takenBack',
  caller: 'staff',
  act: 'voucher.read',
  body: t.type({}),
  isClosed: true,
  answer: officeCampaignWire,
  refusals: ['unknownDocument', 'signatureRefused', 'storageFailed'],
} as const satisfies Call;

export const takeCampaignSignatureBackText: CallText<typeof takeCampaignSignatureBackCall> = {
  call: takeCampaignSignatureBackCall,
  id: 'takeCampaignSignatureBack',
  topic: 'vouchers',
  summary:
    'Takes the first signature of a campaign back, before a second person has signed. It needs the same role as signing.',
  example: {},
  answer: 'The campaign as it is then.',
};
