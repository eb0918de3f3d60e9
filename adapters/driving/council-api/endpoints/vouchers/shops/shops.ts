import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { prepareOfflineEndpoint, syncSalesEndpoint } from '../offline/offline-shop.ts';
import { saleOfficeEndpoints } from '../sales/sales-office.ts';
import { saleEndpoints, voucherAtShopEndpoints } from '../sales/sales.ts';
import { publicShopEndpoints } from './public-shops.ts';
import { shopAccessEndpoints } from './shop-access.ts';
import { ownShopDataEndpoints, shopCorrectionEndpoints } from './shop-corrections.ts';
import { shopOfficeEndpoints } from './shop-office.ts';
import { shopShareEndpoints } from './shop-shares.ts';

/** Shops that take vouchers, and their sales. */
export function shopEndpoints(server: FastifyInstance, council: ServerParts): void {
  publicShopEndpoints(server, council);
  shopAccessEndpoints(server, council);
  shopOfficeEndpoints(server, council);
  shopShareEndpoints(server, council);
  ownShopDataEndpoints(server, council);
  shopCorrectionEndpoints(server, council);
  voucherAtShopEndpoints(server, council);
  saleEndpoints(server, council);
  saleOfficeEndpoints(server, council);
  prepareOfflineEndpoint(server, council);
  syncSalesEndpoint(server, council);
}
