import { readManifestCall } from '#adapters/wire/service/read-manifest.ts';
import { chosenBy, type PageAddress } from './page-address.ts';

/** An address with the town and the front-end that it is asked for, and more parameters. */
export const chosenAddress = (
  path: string,
  chosen: Pick<PageAddress, 'realm' | 'portal'>,
  more: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams({ ...chosenBy(chosen), ...more }).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Where the scanner at the doors of events is. */
export const doorAddress = '/entradas/puerta';

/** The address of the manifest of the scanner, which is installed beside the portal as another app. */
export const doorManifestAddress = (realm: string | null): string =>
  chosenAddress(readManifestCall.path, { realm, portal: null }, { page: 'door' });
