import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { voucherCampaignWire } from './campaign.ts';

/** One campaign of vouchers, with its rules. */
export const readCampaignCall = {
  method: 'get',
  path: '/api/{realm}/vouchers/campaigns/{id}',
  caller: 'anybody',
  answer: voucherCampaignWire,
  refusals: ['unknownDocument'],
} as const satisfies Call;

export const readCampaignText: CallText<typeof readCampaignCall> = {
  call: readCampaignCall,
  id: 'readCampaign',
  topic: 'vouchers',
  summary:
    'One opened campaign of vouchers: who may have them, how many, when and where they are used, and what is left. text is the canonical JSON of its rules (members in the order of their names, no spaces; amounts are cents, moments are milliseconds since 1970), and hash its SHA-256, which two people signed. changes are the later ends, corrections and enlargements since then, each with its public reason.',
  answer: 'The campaign.',
};
