import { actOnShopText } from './act-on-shop.ts';
import { applyShopText } from './apply-shop.ts';
import { askShopCorrectionText, readOwnShopDataText } from './correct-own-shop.ts';
import { decideShopCorrectionText, placeShopText } from './decide-correction.ts';
import { endShopDeviceText } from './end-shop-device.ts';
import { giveShopCodeText } from './give-shop-code.ts';
import { listPublicShopsText } from './list-public-shops.ts';
import { listShopsText } from './list-shops.ts';
import { readOwnShopText } from './read-own-shop.ts';
import { readShopText } from './read-shop.ts';
import {
  addShopKeyText,
  askForShopKeyText,
  askShopToSignInText,
  signShopInText,
  signShopOutText,
} from './shop-keys.ts';
import { freeShopShareText, listShopSharesText } from './shop-shares.ts';
import { startShopDeviceText } from './start-shop-device.ts';

/** The calls of shops: for everybody, for staff, and for the devices of the shops themselves. */
export const shopCalls = [
  listPublicShopsText,
  applyShopText,
  listShopsText,
  readShopText,
  actOnShopText,
  decideShopCorrectionText,
  placeShopText,
  giveShopCodeText,
  endShopDeviceText,
  listShopSharesText,
  freeShopShareText,
  startShopDeviceText,
  readOwnShopText,
  readOwnShopDataText,
  askShopCorrectionText,
  askForShopKeyText,
  addShopKeyText,
  askShopToSignInText,
  signShopInText,
  signShopOutText,
] as const;
