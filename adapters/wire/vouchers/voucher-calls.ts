import { addToWalletText } from './add-to-wallet.ts';
import { listCampaignsText } from './list-campaigns.ts';
import { listOfficeCampaignsText } from './office/list-office-campaigns.ts';
import { pauseCampaignText } from './office/pause-campaign.ts';
import { readOfflineOfCampaignText } from './office/read-offline-of-campaign.ts';
import { readOfficeCampaignText } from './office/read-office-campaign.ts';
import { redraftCampaignText } from './office/redraft-campaign.ts';
import { signCampaignText } from './office/sign-campaign.ts';
import { takeCampaignSignatureBackText } from './office/take-campaign-signature-back.ts';
import { voucherDeskCalls } from './desk/voucher-desk-calls.ts';
import { readCampaignText } from './read-campaign.ts';
import { extendOrderText } from './extend-order.ts';
import { giveVoucherBackText } from './give-voucher-back.ts';
import { issueAtDeskText } from './issue-at-desk.ts';
import { leaveOrderText } from './leave-order.ts';
import { orderVouchersText } from './order-vouchers.ts';
import { takeLotText } from './take-lot.ts';
import { settlementCalls } from './settlements/settlement-calls.ts';
import { readWalletText } from './read-wallet.ts';

/** The calls of vouchers for shops. */
export const voucherCalls = [
  ...settlementCalls,
  ...voucherDeskCalls,
  listCampaignsText,
  readCampaignText,
  listOfficeCampaignsText,
  readOfficeCampaignText,
  readOfflineOfCampaignText,
  redraftCampaignText,
  signCampaignText,
  takeCampaignSignatureBackText,
  pauseCampaignText,
  extendOrderText,
  giveVoucherBackText,
  issueAtDeskText,
  leaveOrderText,
  orderVouchersText,
  takeLotText,
  readWalletText,
  addToWalletText,
] as const;
