import { prepareOfflineText } from '../offline/prepare-offline.ts';
import { syncSalesText } from '../offline/sync-sales.ts';
import { finishSaleText } from './finish-sale.ts';
import { listOwnSalesText, listSalesOfShopText } from './list-own-sales.ts';
import { listSoldText } from './list-sold.ts';
import { lookUpVoucherText } from './look-up-voucher.ts';
import { putSalePictureText } from './put-sale-picture.ts';
import { reverseSaleForShopText, reverseSaleText } from './reverse-sale.ts';

/** The calls of sales with vouchers. */
export const saleCalls = [
  lookUpVoucherText,
  putSalePictureText,
  finishSaleText,
  reverseSaleText,
  listOwnSalesText,
  listSalesOfShopText,
  listSoldText,
  reverseSaleForShopText,
  prepareOfflineText,
  syncSalesText,
] as const;
