import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import type { OwnShop } from '#adapters/wire/vouchers/shops/shop.ts';
import { realmId } from '#domain/shared/ids.ts';
import { answeringCalls, type StubbedCall } from '#ui-web/shell/samples/sample-calls.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { shopSpeech } from './i18n/shop-speech.ts';
import { ShopContext, type ShopMeans } from './shop-context.ts';

/** A shop as its own device sees it, for tests. */
export const ownBakery: OwnShop = {
  id: 'forn',
  number: 419,
  name: 'Forn de la Plaça',
  ibanEnd: '1332',
  device: 'Caja 1',
  hasPasskey: true,
};

/** A device that keeps nothing. */
const noTill: ShopMeans['till'] = {
  prepared: async () => null,
  prepare: async () => false,
  unsent: async () => [],
  keep: async () => false,
  drop: async () => undefined,
  keepPicture: async () => false,
  picture: async () => null,
  dropPictures: async () => undefined,
};

/** What a page of a shop reaches in tests: a council that answers these calls, and a device without a camera. */
export function sampleMeans(calls: readonly StubbedCall[], more: Partial<ShopMeans> = {}): ShopMeans {
  const kept = new Map<string, string>();
  let keys = 0;
  return {
    realm: realmId('vilanova'),
    timeZone: 'Europe/Madrid',
    call: answeringCalls(calls),
    now: () => Date.parse('2026-11-18T12:00:00Z'),
    newKey: () => `a-key-of-a-sale-${(keys += 1)}`,
    passkeys: { make: () => Promise.reject(new Error('none')), use: () => Promise.reject(new Error('none')) },
    codeReader: async () => async () => null,
    storage: {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    },
    till: noTill,
    checkSignature: async () => true,
    ...more,
  };
}

/** Draws a part of the page of shops. */
export async function drawInShop(part: ReactNode, means: ShopMeans) {
  const speech = await shopSpeech('es', 'es');
  await speech.later();
  await act(async () => {
    render(
      <SpeechContext value={speech}>
        <ShopContext value={means}>
          <Suspense>{part}</Suspense>
        </ShopContext>
      </SpeechContext>,
    );
  });
}
