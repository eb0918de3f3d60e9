import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull, wordOf } from '../../decode.ts';
import { officeCampaignWire } from './office-campaign.ts';

/** Signs the opening of a campaign, a change of an opened one, or that it is closed before its last day. */
export const signCampaignCall = {
  method: 'post',
  path: '/api/{realm}/staff/vouchers/campaigns/{id}/signatures',
  caller: 'staff',
  act: 'voucher.read',
  body: t.intersection([
    t.type({ what: wordOf(['open', 'change', 'cancel']), turn: wordOf(['first', 'second']), hash: t.string }),
    t.partial({ reason: orNull(t.string) }),
  ]),
  isClosed: true,
  answer: officeCampaignWire,
  refusals: ['unknownDocument', 'signatureRefused', 'storageFailed'],
} as const satisfies Call;

export const signCampaignText: CallText<typeof signCampaignCall> = {
  call: signCampaignCall,
  id: 'signCampaign',
  topic: 'vouchers',
  summary:
    'Signs the opening of a campaign of vouchers (what: open), a change of an opened one (change), or that it is closed before its last day (cancel, on the hash of ending): the first signature waits, the second one, of another person who wrote nothing of it, fixes the rules and makes the vouchers. hash is the one that the caller has seen: if the campaign has another one, nothing is signed. Until the first voucher is given, a change corrects texts, enlarges budget, vouchers and waves, or makes the ends later; after it, only the ends. Closing cancels the opening if nobody has a voucher yet, and the campaign can be opened again with other rules; else it ends: no more vouchers are given, and those that were given are used until their end. A change and a closing have a reason that everybody reads. Only people sign who are signed in, no programs. where says why a signature is refused (signatureRefused): samePerson, author, changed, signed, unsigned, firstLeft, program, blocked, alreadyOpened, notOpened, noChange, noReason, unreadable, fixed, ended.',
  example: { what: 'open', turn: 'first', hash: '7f3a91c05be24d18' },
  answer: 'The campaign as it is then.',
};
