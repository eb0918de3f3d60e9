import { act, render } from '@testing-library/react';
import type { CampaignAnswer } from '#adapters/wire/vouchers/campaign.ts';
import { listCampaignsCall } from '#adapters/wire/vouchers/list-campaigns.ts';
import type { OwnOrderAnswer } from '#adapters/wire/vouchers/own-order.ts';
import { readCampaignCall } from '#adapters/wire/vouchers/read-campaign.ts';
import { listPublicShopsCall } from '#adapters/wire/vouchers/shops/list-public-shops.ts';
import { right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aFormCouncil } from '#ui-web/screens/request/samples/sample-form.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { partsHere } from '#ui-web/shell/routing/late-part.tsx';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { VoucherPortalScreen } from '../screen.tsx';
import { memoryWallet } from './sample-wallet.ts';

/** A campaign that sells vouchers. */
export const soldCampaign: CampaignAnswer = {
  id: 'otono',
  title: { es: 'Bonos de otoño' },
  summary: { es: 'Pagas 10 € y gastas 20 €.' },
  conditions: { es: 'No se cambian por dinero.' },
  issue: { from: '2026-11-01T08:00:00Z', until: '2026-12-01T00:00:00Z' },
  redeem: { from: '2026-11-01T08:00:00Z', until: '2027-01-01T00:00:00Z' },
  isPaused: false,
  ended: null,
  types: [
    {
      id: '1',
      title: { es: 'Bono de 20' },
      face: 2000,
      price: 1000,
      minimum: 2000,
      uses: 1,
      perPerson: 2,
      left: 5,
    },
    {
      id: '2',
      title: { es: 'Bono de 5' },
      face: 500,
      price: 1000,
      minimum: 1000,
      uses: 4,
      perPerson: null,
      left: 0,
    },
  ],
  vouchers: 100,
  left: 40,
  leftAtDesk: 10,
  next: null,
  counted: '2026-11-18T10:26:00Z',
  perPerson: 3,
  areas: [],
  waves: [],
  register: 'census',
  minimumAge: 16,
  samePricePerSale: 1,
  mixed: true,
  identityProof: 'number',
  offline: null,
  returnDays: 8,
  pause: null,
  opened: { at: '2026-11-01T08:00:00Z', by: ['Rosa', 'Empar'], hash: 'h' },
  text: '{}',
  hash: 'h',
  changes: [],
};
const { types } = soldCampaign;
/** An order whose vouchers are its holder’s. */
export const aDeviceOrder = (more: Partial<OwnOrderAnswer> = {}): OwnOrderAnswer => ({
  id: 'key-of-an-order-of-this-device',
  state: 'granted',
  at: '2026-11-18T10:00:00Z',
  lines: [{ type: '1', count: 1 }],
  amount: 1000,
  until: null,
  extended: 0,
  payment: null,
  vouchers: [],
  campaign: { id: 'otono', title: soldCampaign.title, lastDay: '2026-12-31', types: [...types] },
  ...more,
});
export const aDeviceVoucher = (more: Partial<OwnOrderAnswer['vouchers'][number]> = {}) => ({
  id: '7K2QRA5D3HT8',
  type: '1',
  code: 'CV1:ABC',
  uses: 1,
  used: 0,
  status: 'granted' as const,
  returnsUntil: '2026-11-26T10:00:00Z',
  ...more,
});

interface Given {
  readonly campaign?: CampaignAnswer | null;
  readonly calls?: readonly StubbedCall[];
  readonly kept?: readonly OwnOrderAnswer[];
  /** The campaign that the address names. */
  readonly named?: string;
}

const shop = (name: string, heading: string) => ({
  id: name,
  name,
  address: 'Plaça del Molí, 4',
  place: null,
  headings: [heading],
  hours: '',
});

/** The page of vouchers on a council of samples. */
export async function drawVoucherPage({
  campaign: shown = soldCampaign,
  calls = [],
  kept = [],
  named,
}: Given = {}) {
  const { council } = aFormCouncil(null);
  const wallet = memoryWallet(kept.map((answer) => ({ campaign: 'otono', key: answer.id, answer })));
  const { call } = aFormCouncil(null, {
    calls: [
      stubCall(listCampaignsCall, async () =>
        right({ items: shown === null ? [] : [shown], itemsCount: shown === null ? 0 : 1 }),
      ),
      ...(shown === null ? [] : [stubCall(readCampaignCall, async () => right(shown))]),
      stubCall(listPublicShopsCall, async () =>
        right({ items: [shop('Forn', 'bakery'), shop('Roig', 'hardware')], itemsCount: 2 }),
      ),
      ...calls,
    ],
  }).council;
  const whole = { ...council, call, wallet };
  const forms = Promise.resolve(whole);
  const speech = speechOf(await startSpeaking('es'), 'es', 'es');
  await partsHere(speech);
  await act(async () => {
    render(
      <SamplePlace
        council={{ ...whole, forms: () => forms, services: () => forms }}
        site={aSite()}
        speech={speech}
      >
        <VoucherPortalScreen params={named === undefined ? {} : { key: named }} />
      </SamplePlace>,
    );
  });
  return { wallet };
}
