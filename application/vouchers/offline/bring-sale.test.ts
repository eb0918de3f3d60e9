import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { refusedSaleIn } from '#domain/vouchers/offline/refused-sale.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { offlineGood, offlineTown, tillOf, voucherOf } from '#fixtures/builders/vouchers/offline-tills.ts';
import { tillsInMemory } from '#fixtures/builders/vouchers/tills-in-memory.ts';
import { bringSale } from './bring-sale.ts';
import { listRefusedSales } from './list-refused.ts';
import type { SentOfflineSale } from './read-offline-sale.ts';

const hour = 3_600_000;
const line = (n: number) => ({ code: voucherOf(n), uses: 1 });

async function tills() {
  const town = await tillsInMemory({ vouchers: 8 });
  const reserved = await town.reserve(1);
  const bring = bringSale(town.ports);
  return {
    ...town,
    made: (more: Partial<SentOfflineSale> = {}) => town.made(1, reserved, more),
    bring: async (sent: SentOfflineSale) => {
      const came = await bring(offlineTown, tillOf(1), sent);
      return isLeft(came) ? came.left.kind : came.right.status;
    },
    listed: () => listRefusedSales(town.ports)(offlineGood),
  };
}

describe('a sale without a line that is refused', () => {
  it('is listed once with its shop, moment, reason and sums, however often it comes', async () => {
    const town = await tills();
    const spent = await town.made({ key: 'c1a5b7d90e2f4c68', lines: [0, 1, 2, 3, 4, 5].map(line) });
    for (let n = 0; n < 3; n += 1) expect(await town.bring(spent)).toBe('allowanceSpent');
    town.setTime(noon + hour);
    expect(await town.bring(await town.made({ lines: [line(99)] }))).toBe('unknownVoucher');
    expect(await town.bring(await town.made({ lines: [{ code: 'x', uses: 1 }] }))).toBe('notACode');
    const listed = await town.listed();
    expect(listed.map(({ why, amount }) => `${why} ${amount}`).toSorted()).toEqual([
      'allowanceSpent 12000',
      'notACode null',
      'unknownVoucher null',
    ]);
    expect(listed.at(-1)).toMatchObject({
      number: 'P-2F4C68',
      shop: 'shop-1',
      device: 'till-1',
      madeAt: spent.madeAt,
      at: noon,
      price: 40_000,
    });
    expect(await town.accounts()).toEqual({});
  });

  it('is listed by its last reason, and no longer once it is accepted', async () => {
    const town = await tills();
    const early = await town.made({ madeAt: noon + hour });
    expect(await town.bring(early)).toBe('clockWrong');
    town.setTime(noon + hour);
    expect(await town.bring({ ...early, price: cents(1) })).toBe('belowMinimum');
    expect((await town.listed()).map(({ why }) => why)).toEqual(['belowMinimum']);
    expect(await town.bring(early)).toBe('finished');
    expect(await town.listed()).toEqual([]);
    expect(await town.bring({ ...early, price: cents(1) })).toBe('keyReused');
    expect((await town.listed()).map(({ why }) => why)).toEqual(['keyReused']);
  });

  it('is not listed while it is sent again, nor of a campaign that does not exist', async () => {
    const town = await tills();
    expect(await town.bring(await town.made({ ticket: 'none' }))).toBe('noTicket');
    expect(await town.bring(await town.made({ campaign: 'none' }))).toBe('unknownCampaign');
    expect(await town.listed()).toEqual([]);
    expect(() => refusedSaleIn({ body: {} })).toThrow('a refused sale cannot be read');
  });
});
