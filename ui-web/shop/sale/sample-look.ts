import type { SeenVouchers } from '#adapters/wire/vouchers/sales/look-up-voucher.ts';

type Seen = SeenVouchers['vouchers'][number];
const voucher = (id: string, type: string, uses: number, more: Partial<Seen> = {}): Seen => ({
  id,
  type,
  status: 'granted',
  uses,
  used: 0,
  usedAt: null,
  ...more,
});

/** What a shop sees of a customer with several vouchers, for tests of the screens. */
export const sampleLook: SeenVouchers = {
  voucher: 'A',
  campaign: {
    id: 'otono',
    title: { es: 'Bonos de otoño' },
    types: [
      { id: 'cinco', title: { es: 'Bono de 5 euros' }, face: '5.00', minimum: '10.00' },
      { id: 'veinte', title: { es: 'Bono de 20 euros' }, face: '20.00', minimum: '40.00' },
    ],
    samePricePerSale: 1,
    mixed: true,
    identityProof: 'number',
    state: 'open',
  },
  vouchers: [
    voucher('A', 'cinco', 3),
    voucher('B', 'cinco', 1),
    voucher('C', 'veinte', 1),
    voucher('U', 'veinte', 1, { status: 'used', used: 1, usedAt: '2026-11-28T10:52:00.000Z' }),
  ],
};
