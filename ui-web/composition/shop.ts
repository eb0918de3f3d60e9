import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { requestKey } from '#ui-web/screens/request/form/request-key.ts';
import { browserAuthenticator } from '../office/access/authenticator.ts';
import type { OfficeTown } from '../office/office-facts.ts';
import type { ShopMeans } from '../shop/shop-context.ts';
import { tillWhenNeeded } from './till-when-needed.ts';

/** The composition root of the page of shops: it calls the same API as the portal. */
export const composeShop = (
  { realm, timeZone }: Pick<OfficeTown, 'realm' | 'timeZone'>,
  language: () => Language,
): ShopMeans => ({
  realm,
  timeZone,
  call: councilClient({ baseUrl: '', language, firstAnswers: new Map() }),
  now: () => Date.now(),
  newKey: () => requestKey((length) => crypto.getRandomValues(new Uint8Array(length))).now(),
  passkeys: browserAuthenticator,
  codeReader: async () => (await import('../device/camera/code-reader.ts')).openCodeReader(),
  storage: localStorage,
  till: tillWhenNeeded(async () =>
    (await import('#adapters/driven/browser-storage/indexed-till.ts')).indexedTill(),
  ),
  checkSignature: async (...signed) =>
    (await import('#adapters/driven/vouchers/web-signature.ts')).webSignature(...signed),
});
