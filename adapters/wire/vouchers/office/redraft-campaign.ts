import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { officeCampaignWire } from './office-campaign.ts';

/** Writes the draft of an opened campaign anew, after it was thrown away. */
export const redraftCampaignCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/draft',
  caller: 'staff',
  act: 'voucher.prepare',
  body: t.type({}),
  isClosed: true,
  answer: officeCampaignWire,
  refusals: ['unknownDocument', 'documentExists', 'storageFailed'],
} as const satisfies Call;

export const redraftCampaignText: CallText<typeof redraftCampaignCall> = {
  call: redraftCampaignCall,
  id: 'redraftCampaign',
  topic: 'vouchers',
  summary:
    'Writes the draft of an opened campaign anew from what was signed, if it was thrown away: then it can be corrected again. Who writes it has written all of it, and signs no change of it as the second person.',
  example: {},
  answer: 'The campaign as it is then.',
};
