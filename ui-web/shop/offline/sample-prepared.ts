import type { OfflineCampaign } from '#adapters/wire/vouchers/offline/prepare-offline.ts';
import type { UnsentSale } from '#application/ports/browser/till-store.ts';
import { ownBakery } from '../sample-shop.tsx';
import type { PreparedTill } from './prepared-till.ts';

/** A campaign that takes vouchers without a line, as a device has it; for tests. */
export const preparedCampaign: OfflineCampaign = {
  id: 'otono',
  title: { es: 'Bonos de otoño' },
  publicKey: btoa(String.fromCharCode(...new Uint8Array(32))),
  types: [
    { id: 'cinco', title: { es: 'Bono de 5 euros' }, face: 500, minimum: 1000, uses: 3 },
    { id: 'veinte', title: { es: 'Bono de 20 euros' }, face: 2000, minimum: 4000, uses: 1 },
  ],
  samePricePerSale: 1,
  mixed: true,
  identityProof: 'shown',
  bearer: 'council',
  redeem: { from: '2026-11-01T00:00:00.000Z', until: '2026-12-31T00:00:00.000Z' },
  allowance: {
    from: '2026-11-18T09:40:00.000Z',
    until: '2026-11-18T17:40:00.000Z',
    vouchers: 2,
    amount: 1500,
  },
  none: null,
  spent: null,
};

/** A till that the council prepared. */
export const preparedTill: PreparedTill = { own: ownBakery, ahead: 0, campaigns: [preparedCampaign] };

/** A sale that waits on the device. */
export const waitingSale: UnsentSale = {
  realm: 'vilanova',
  shop: 'forn',
  key: 'a-key-of-a-sale-0000',
  campaign: 'otono',
  allowance: preparedCampaign.allowance?.from ?? '',
  madeAt: '2026-11-18T12:00:00.000Z',
  price: '12.50',
  lines: [{ code: 'CV1:X', voucher: '7K2QRA5D3HT8', uses: 1, amount: 500 }],
  ticket: null,
  photo: null,
  number: null,
  isSeen: true,
};
