import { act, render } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import type { PublicMarket } from '#adapters/wire/showcase/market-document.ts';
import type { PublicListing } from '#adapters/wire/showcase/public-listing.ts';
import { countVisitCall } from '#adapters/wire/showcase/visits.ts';
import type { PickupAnswer } from '#adapters/wire/showcase/pickup.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { VoucherSeason } from '#domain/vouchers/voucher-season.ts';
import { right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { memoryShelf } from '#ui-web/screens/reservations/samples/memory-shelf.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { ShowcaseScreen } from '../screen.tsx';

/** A bakery that sets things aside. */
export const shownBakery: PublicListing = {
  id: 'forn',
  name: 'Forn de la Plaça',
  address: 'Plaça del Molí, 4',
  place: { lat: 39.42, lng: -0.34 },
  headings: ['bakery'],
  sells: 'Pan, coca y dulces',
  hours: 'Cada día, de 0 a 24',
  telephone: '960 000 010',
  details: {
    isStepFree: true,
    delivers: false,
    takesCards: true,
    speaks: ['es', 'va'],
    whatsapp: '600 000 010',
    web: 'https://forn.example/pan',
  },
  language: 'es',
  others: [],
  takesVouchers: true,
  confirmed: '2026-11-17T10:00:00Z',
  age: 'fresh',
  days: 1,
  photo: null,
  offers: [
    {
      id: 'cocas',
      title: 'Dos cocas por 5,00 €',
      from: '2026-11-16',
      until: '2026-11-28',
      pieces: 20,
      left: 3,
    },
    { id: 'pan', title: 'Pan del domingo', from: '2026-11-22', until: '2026-11-22', pieces: 5, left: 5 },
  ],
};

/** What the bakery has set aside for this device. */
export const aPickup: PickupAnswer = {
  id: 'a-key-made-by-chance',
  shop: 'forn',
  offer: 'cocas',
  title: 'Dos cocas por 5,00 €',
  pieces: 2,
  name: 'Empar',
  letters: '7K2QRA',
  until: '2026-11-28T13:00:00Z',
  state: 'waits',
};

/** A market on Thursdays. */
const aMarket: PublicMarket = {
  id: 'jueves',
  title: { es: 'Mercado del jueves' },
  where: { es: 'Plaza del Mercado' },
  weekdays: [3],
  opens: 480,
  closes: 840,
  places: 42,
  stalls: [
    { title: { es: 'Fruta y verdura' }, count: 14 },
    { title: { es: 'Ropa' }, count: 12 },
  ],
};

interface Shown {
  readonly shops?: readonly PublicListing[];
  readonly calls?: readonly StubbedCall[];
  readonly holidays?: readonly string[];
  readonly vouchers?: VoucherSeason;
  readonly kept?: readonly PickupAnswer[];
  readonly searchPath?: string;
  readonly language?: Language;
}

/** Shows the portal of shops on a council of samples. */
export async function showShowcase({
  shops = [shownBakery],
  calls = [],
  holidays = [],
  vouchers = 'used',
  kept = [],
  searchPath = '',
  language = 'es',
}: Shown = {}) {
  const counted: string[] = [];
  const { council } = aFormCouncil(null, {
    calls: [
      stubCall(countVisitCall, async ({ shop, body }) => {
        counted.push(`${shop} ${body.what}`);
        return right({ counted: true });
      }),
      stubCall(listShowcaseCall, async ({ known }) =>
        right({
          items: known === 'v1' ? [] : [...shops],
          itemsCount: shops.length,
          version: 'v1',
          markets: [aMarket],
          holidays: [...holidays],
          vouchers,
        }),
      ),
      ...calls,
    ],
  });
  const pickupShelf = memoryShelf(kept.map((answer) => ({ venue: answer.shop, key: answer.id, answer })));
  const whole = { ...council, pickupShelf };
  const forms = Promise.resolve(whole);
  const speech = speechOf(await startSpeaking(language), language, 'es');
  await partsHere(speech);
  const { hook, searchHook } = memoryLocation({ path: '/comercios', searchPath });
  await act(async () => {
    render(
      <Router hook={hook} searchHook={searchHook}>
        <SamplePlace
          council={{ ...whole, forms: () => forms, services: () => forms }}
          site={aSite()}
          speech={speech}
        >
          <ShowcaseScreen />
        </SamplePlace>
      </Router>,
    );
  });
  return { pickupShelf, realm: whole.realm, counted };
}
