import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../../composition/server-parts.ts';
import { voucherDeskEndpoints } from './desk.ts';
import { officeCampaignEndpoints } from './office-campaigns.ts';
import { offlineOfficeEndpoint } from './offline/offline-office.ts';
import { voucherOrderEndpoints } from './orders.ts';
import { publicCampaignEndpoints } from './public-campaigns.ts';
import { ownSettlementEndpoints } from './settlements/own-settlements.ts';
import { publicReportEndpoints } from './settlements/public-report.ts';
import { settledPicturesEndpoints } from './settlements/settled-pictures.ts';
import { settlementOfficeEndpoints } from './settlements/settlements-office.ts';
import { walletAdditionEndpoint } from './wallet-additions.ts';

/** Vouchers for shops. */
export function voucherEndpoints(server: FastifyInstance, council: ServerParts): void {
  const readAnew = publicCampaignEndpoints(server, council);
  officeCampaignEndpoints(server, council, readAnew);
  voucherOrderEndpoints(server, council);
  walletAdditionEndpoint(server, council);
  voucherDeskEndpoints(server, council);
  offlineOfficeEndpoint(server, council);
  settlementOfficeEndpoints(server, council);
  settledPicturesEndpoints(server, council);
  ownSettlementEndpoints(server, council);
  publicReportEndpoints(server, council);
}
