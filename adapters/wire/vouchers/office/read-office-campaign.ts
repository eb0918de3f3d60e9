import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { officeCampaignWire } from './office-campaign.ts';

/** One campaign as it would be signed now, what was signed of it, and what came of it. */
export const readOfficeCampaignCall = {
  method: 'get',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}',
  caller: 'staff',
  act: 'voucher.read',
  answer: officeCampaignWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readOfficeCampaignText: CallText<typeof readOfficeCampaignCall> = {
  call: readOfficeCampaignCall,
  id: 'readOfficeCampaign',
  topic: 'vouchers',
  summary:
    'One campaign of vouchers as it would be signed now, with the hash of its canonical text and what prevents its opening; all that was signed of it; and, once it is opened, what came of it: vouchers given, used and returned by type and by channel, money, shops, sales by day. The draft itself is the document of that id in the collection #vouchers.',
  answer: 'The campaign. turn is the signature that the caller may give; refused says why there is none.',
};
