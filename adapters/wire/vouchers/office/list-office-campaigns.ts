import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { officeCampaignRowWire } from './office-campaign.ts';

/** The campaigns of vouchers of a town: drafted and opened ones. */
export const listOfficeCampaignsCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/campaigns',
  caller: 'staff',
  act: 'voucher.read',
  answer: t.type({ items: t.array(officeCampaignRowWire) }),
  refusals: [],
} as const satisfies Call;

export const listOfficeCampaignsText: CallText<typeof listOfficeCampaignsCall> = {
  call: listOfficeCampaignsCall,
  id: 'listOfficeCampaigns',
  topic: 'vouchers',
  summary: 'The campaigns of vouchers that staff prepare, and those that two people have opened.',
  answer: 'The campaigns, those that nobody has opened first.',
};
