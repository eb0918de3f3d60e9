import { describe, expect, it } from 'vitest';
import { left } from '#domain/shared/result.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { aSale, orderedIn, sold } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { giveVoucherBack } from './give-voucher-back.ts';
import { viewOrder } from './read-wallet.ts';

const minute = 60_000;

describe('the wallet', () => {
  it('has the codes of what can be used, how long the rest waits, and when each can be given back', async () => {
    const { order, ports, good, orderOf, goods, time } = await aSale();
    const view = async (id: string) => viewOrder(ports)(orderedIn, sold, (await orderOf(id)) as never);
    await order('held');
    expect(await view('held')).toMatchObject({
      state: 'held',
      until: time.now + 10 * minute,
      extended: 0,
      vouchers: [],
    });
    await order('given', { lines: [{ type: 'gratis', count: 2 }] });
    const given = await view('given');
    expect(given).toMatchObject({ state: 'granted', until: null });
    expect(given.vouchers).toMatchObject([
      { uses: 2, used: 0, status: 'granted', returnsUntil: noon + 8 * 24 * 60 * minute },
      {},
    ]);
    expect(given.vouchers[0]?.code).toMatch(/^CV1:/u);
    const first = given.vouchers[0]?.id ?? '';
    const use = { kind: 'use', grant: first, times: 1 } as const;
    await goods.ask(good, {
      key: 'u',
      bodyHash: '',
      at: time.now,
      by: 'shop',
      acts: [use],
      money: [],
      records: [],
    });
    expect((await view('given')).vouchers[0]).toMatchObject({ used: 1, returnsUntil: null });
    expect(
      await giveVoucherBack(ports)(orderedIn.realm, { campaign: sold.id, order: 'given', voucher: first }),
    ).toEqual(left({ kind: 'partlyUsed' }));
    time.now += 10 * minute;
    expect(await view('held')).toMatchObject({ state: 'ended', until: null });
    await goods.ask(good, {
      key: 'v',
      bodyHash: '',
      at: time.now,
      by: 'shop',
      acts: [use],
      money: [],
      records: [],
    });
    expect((await view('given')).vouchers[0]).toMatchObject({ used: 2, status: 'used', code: null });
    const kept = await orderOf('given');
    const elsewhere = { ...kept, vouchers: [{ id: '7K2QRA5D3HT8', type: 'diez' }] } as never;
    expect((await viewOrder(ports)(orderedIn, sold, elsewhere)).vouchers).toEqual([]);
    const lost = viewOrder(ports)(orderedIn, { ...sold, types: [] }, kept as never);
    await expect(lost).rejects.toThrow('lost its type');
  });
});
