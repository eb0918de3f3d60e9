import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { cents } from '../../shared/money.ts';
import type { VoucherCampaign } from '../campaign.ts';
import { type AskedSale, type FoundVoucher, lineAmount, neededFor, saleFault } from './sale-faults.ts';

const voucher = (id: string, more: Partial<FoundVoucher> = {}): FoundVoucher => ({
  id,
  type: 'cinco',
  holder: 'ana',
  status: 'granted',
  uses: 2,
  used: 0,
  ...more,
});
const vouchers = [
  voucher('A'),
  voucher('B'),
  voucher('C', { type: 'veinte', uses: 1 }),
  voucher('D', { type: 'veinte', uses: 1, holder: 'ben' }),
  voucher('used', { status: 'used', used: 2 }),
  voucher('strange', { type: 'cien' }),
];
const sale = (lines: readonly (readonly [string, number])[], more: Partial<AskedSale> = {}): AskedSale => ({
  campaign: openCampaign,
  isPaused: false,
  at: noon,
  price: cents(10_000),
  lines: lines.map(([id, uses]) => ({ voucher: id, uses })),
  vouchers: new Map(vouchers.map((one) => [one.id, one])),
  owed: cents(0),
  most: null,
  ...more,
});
const campaign = (more: Partial<VoucherCampaign>) => ({ campaign: { ...openCampaign, ...more } });
const { redeem } = openCampaign;

describe('a sale', () => {
  it('can be finished with one use, with several, and with vouchers of different faces', () => {
    for (const lines of [
      [['A', 1]],
      [['A', 2]],
      [
        ['A', 1],
        ['C', 1],
      ],
    ] as const)
      expect(saleFault(sale(lines))).toBeNull();
  });

  it.each([
    ['a paused campaign', sale([['A', 1]], { isPaused: true }), { kind: 'paused' }],
    ['one that has not begun', sale([['A', 1]], { at: redeem.from - 1 }), { kind: 'notStarted' }],
    ['one that is over', sale([['A', 1]], { at: redeem.until }), { kind: 'over' }],
    ['no voucher', sale([]), { kind: 'noLines' }],
    ['a voucher that nobody has', sale([['Z', 1]]), { kind: 'unknownVoucher', voucher: 'Z' }],
    ['a type that is unknown', sale([['strange', 1]]), { kind: 'unknownVoucher', voucher: 'strange' }],
    ['what is used up', sale([['used', 1]]), { kind: 'notValid', voucher: 'used', status: 'used' }],
    ['more uses than are left', sale([['A', 3]]), { kind: 'fewerUses', voucher: 'A', left: 2 }],
    ['no use', sale([['A', 0]]), { kind: 'fewerUses', voucher: 'A', left: 2 }],
    ['half a use', sale([['A', 0.5]]), { kind: 'fewerUses', voucher: 'A', left: 2 }],
    [
      'the same voucher again',
      sale([
        ['A', 1],
        ['A', 1],
      ]),
      { kind: 'twice', voucher: 'A' },
    ],
    [
      'vouchers of two people',
      sale([
        ['A', 1],
        ['D', 1],
      ]),
      { kind: 'otherHolder', voucher: 'D' },
    ],
    [
      'two of one face',
      sale([
        ['A', 1],
        ['B', 1],
      ]),
      { kind: 'samePrice', face: 500, most: 1 },
    ],
    [
      'different types',
      sale(
        [
          ['A', 1],
          ['C', 1],
        ],
        campaign({ mixed: false }),
      ),
      { kind: 'mixed' },
    ],
    [
      'a purchase below the minimum',
      sale([['A', 2]], { price: cents(1250) }),
      { kind: 'belowMinimum', needed: 2000, missing: 750 },
    ],
    [
      'vouchers that are worth more than it',
      sale([['A', 1]], {
        price: cents(400),
        ...campaign({ types: openCampaign.types.map((type) => ({ ...type, minimum: cents(0) })) }),
      }),
      { kind: 'abovePrice', amount: 500 },
    ],
    [
      'more than the shop may be owed',
      sale([['A', 2]], { owed: cents(9_500), most: cents(10_000) }),
      { kind: 'shopCap', left: 500 },
    ],
    [
      'a shop that is owed too much already',
      sale([['A', 1]], { owed: cents(12_000), most: cents(10_000) }),
      { kind: 'shopCap', left: 0 },
    ],
  ] as const)('is refused with %s', (_, asked, fault) => expect(saleFault(asked)).toEqual(fault));

  it('is possible at the last millisecond, at the very minimum and up to the last cent of the cap', () => {
    expect(saleFault(sale([['A', 1]], { at: redeem.until - 1 }))).toBeNull();
    expect(saleFault(sale([['A', 2]], { price: cents(2000) }))).toBeNull();
    expect(saleFault(sale([['A', 2]], { owed: cents(9_000), most: cents(10_000) }))).toBeNull();
    expect(
      saleFault(
        sale(
          [
            ['A', 1],
            ['B', 1],
          ],
          campaign({ samePricePerSale: 2 }),
        ),
      ),
    ).toBeNull();
  });

  it('never takes one voucher twice, nor more than is left or than the purchase costs, whatever the rules say', () => {
    const line = fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'used', 'Z'), fc.integer({ min: -1, max: 3 }));
    const rules = fc.record({ samePricePerSale: fc.integer({ min: 1, max: 5 }), mixed: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 4 }),
        rules,
        fc.integer({ min: 1, max: 20_000 }),
        (lines, rule, price) => {
          const asked = sale(lines, { ...campaign(rule), price: cents(price) });
          if (saleFault(asked) !== null) return;
          expect(new Set(lines.map(([id]) => id)).size).toBe(lines.length);
          let amount = 0;
          for (const [id, uses] of lines) {
            const found = asked.vouchers.get(id);
            expect(uses).toBeGreaterThan(0);
            expect(uses).toBeLessThanOrEqual((found?.uses ?? 0) - (found?.used ?? 0));
            amount += uses * (id === 'C' || id === 'D' ? 2000 : 500);
          }
          expect(amount).toBeLessThanOrEqual(price);
        },
      ),
    );
  });

  it('says what the council owes, and what the purchase must come to', () => {
    const [five, twenty] = openCampaign.types;
    if (five === undefined || twenty === undefined) throw new Error('the campaign has two types');
    expect(lineAmount(five, 2)).toBe(1000);
    expect(
      neededFor([
        { of: five, uses: 2 },
        { of: twenty, uses: 1 },
      ]),
    ).toBe(6000);
  });
});
