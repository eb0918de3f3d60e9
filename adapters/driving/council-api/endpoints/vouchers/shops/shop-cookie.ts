import { shopSessionLasts } from '#domain/vouchers/shops/shop-device.ts';
import { deviceCookie } from '../../../plugins/device-cookie.ts';

const cookie = deviceCookie('shop', shopSessionLasts);

/** The token of the device of a shop that the browser is. */
export const shopToken = cookie.token;

/** Sends the token of a device. */
export const sendShopCookie = cookie.send;

/** Removes the cookie. */
export const clearShopCookie = cookie.clear;
