import { indexedDoor } from '#adapters/driven/browser-storage/indexed-door.ts';
import { councilClient } from '#adapters/driven/council-http/council-client.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { writeHex } from '#domain/tickets/door/hex.ts';
import type { DoorMeans } from '../door/door-context.ts';
import { signalling } from '../door/scan/signal.ts';
import type { OfficeTown } from '../office/office-facts.ts';

/** The composition root of the page of doors: it calls the same API as the portal. */
export const composeDoor = (
  { realm, timeZone }: Pick<OfficeTown, 'realm' | 'timeZone'>,
  language: () => Language,
): DoorMeans => ({
  realm,
  timeZone,
  call: councilClient({ baseUrl: '', language, firstAnswers: new Map() }),
  now: () => Date.now(),
  newNonce: () => writeHex(crypto.getRandomValues(new Uint8Array(16))),
  codeReader: async () => (await import('../device/camera/code-reader.ts')).openCodeReader(),
  storage: localStorage,
  store: indexedDoor(),
  signal: signalling(),
});
