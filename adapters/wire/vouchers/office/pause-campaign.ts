import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { officeCampaignWire } from './office-campaign.ts';

/** Pauses an opened campaign, or lets it go on. */
export const pauseCampaignCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/pauses',
  caller: 'staff',
  act: 'voucher.pause',
  body: t.type({ isPaused: t.boolean, reason: t.string }),
  isClosed: true,
  answer: officeCampaignWire,
  refusals: ['unknownDocument', 'signatureRefused', 'storageFailed'],
} as const satisfies Call;

export const pauseCampaignText: CallText<typeof pauseCampaignCall> = {
  call: pauseCampaignCall,
  id: 'pauseCampaign',
  topic: 'vouchers',
  summary:
    'Pauses an opened campaign of vouchers, or lets it go on, with a reason that everybody reads. While it is paused nobody gets a voucher; what is being paid can still be paid. where says why it is refused (signatureRefused): notOpened, noReason, noChange, program.',
  example: { isPaused: true, reason: 'Revisamos una avería del banco.' },
  answer: 'The campaign as it is then.',
};
