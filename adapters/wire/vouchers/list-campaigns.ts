import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { listOf } from '../document.ts';
import { campaignRowWire } from './campaign.ts';

/** The campaigns of vouchers that a town has opened. */
export const listCampaignsCall = {
  method: 'get',
  path: '/api/{realm}/vouchers/campaigns',
  caller: 'anybody',
  answer: listOf(campaignRowWire),
  refusals: [],
} as const satisfies Call;

export const listCampaignsText: CallText<typeof listCampaignsCall> = {
  call: listCampaignsCall,
  id: 'listCampaigns',
  topic: 'vouchers',
  summary:
    'The campaigns of vouchers for shops that two people of the council have opened, those that begin last first, with what is left of each type. What is left is counted every other second, and rounded down to tens from 100 on. Amounts are cents.',
  answer: 'The campaigns. left: on the web; leftAtDesk: at the desk and on paper; next: the next wave.',
};
