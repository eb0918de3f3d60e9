import { describe, expect, it } from 'vitest';
import type { GoodsRequest } from '#domain/scarcity/goods-request.ts';
import { addDays, dayAt } from '#domain/shared/calendar-day.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import { encodeVoucherCode, signedBytes } from '#domain/vouchers/code/voucher-code.ts';
import { voucherRecord } from '#domain/vouchers/issue/issue-records.ts';
import { takesOf } from '#domain/vouchers/pools.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { openRules } from '#fixtures/builders/vouchers/given-vouchers.ts';
import {
  goodOfTill,
  kindOf,
  oneUse,
  realmOfTill,
  tillInMemory,
  twoUses,
} from '#fixtures/builders/vouchers/till-in-memory.ts';
import { lookUpVoucher } from './look-up-voucher.ts';

const town = aTown();

describe('what a shop reads of a voucher', () => {
  it('is a voucher by its letters, with the others of its holder', async () => {
    const { ports } = await tillInMemory();
    const look = lookUpVoucher(ports);
    expect(await look(town, '7k2q-ra5d-3ht8')).toMatchObject(
      right({ voucher: { id: twoUses }, others: [{ id: oneUse }, { id: twoUses }] }),
    );
    expect(kindOf(await look(town, '9K2QRA5D3HT8'))).toBe('unknown');
    const signed = signedBytes({
      key: 0,
      id: twoUses,
      type: 0,
      uses: 2,
      lastDay: addDays(dayAt(noon, town.timeZone), 5),
    });
    const code = encodeVoucherCode(signed, new Uint8Array(64));
    expect(kindOf(await look(town, code))).toBe('forged');
    const sure = lookUpVoucher({ ...ports, checkSignature: async () => true });
    expect(await sure(town, code)).toMatchObject(right({ voucher: { id: twoUses } }));
    // Another campaign has letters of its own: its key is not that of this code.
    await openRules(ports.goods, realmOfTill, {
      ...openCampaign,
      id: 'later',
      issue: { from: noon, until: noon + 1 },
    });
    const keys = {
      ...ports.voucherKeys,
      publicKey: ({ campaign }: { campaign: string }) =>
        new Uint8Array(32).fill(campaign === 'later' ? 9 : 0),
    };
    const both = lookUpVoucher({ ...ports, voucherKeys: keys, checkSignature: async () => true });
    expect(await both(town, code)).toMatchObject(right({ voucher: { id: twoUses } }));
    expect(kindOf(await look(town, 'nonsense'))).toBe('notACode');
  });

  it('is not what is only held, and not a record without its voucher', async () => {
    const { ports, campaign } = await tillInMemory();
    const holder = 'mark of number:12345678Z';
    const five = campaign.types[0];
    if (five === undefined) throw new Error('the campaign has a type');
    const ask = (key: string, id: string, acts: GoodsRequest['acts']) => {
      const voucher = { id, type: 'cinco', channel: 'web', issuedAt: noon, payment: null } as const;
      const records = [voucherRecord(voucher, holder)];
      return ports.goods.ask(goodOfTill, {
        key,
        bodyHash: 'h',
        at: noon,
        by: 'system',
        acts,
        money: [],
        records,
      });
    };
    const takes = takesOf(campaign, five, 'web', null);
    await ask('held', 'AK2QRA5D3HT8', [
      { kind: 'hold', grant: 'AK2QRA5D3HT8', holder, takes, until: noon + 1000, uses: 2 },
    ]);
    await ask('bare', 'BK2QRA5D3HT8', []);
    const looked = await lookUpVoucher(ports)(town, twoUses);
    expect(isLeft(looked) ? [] : looked.right.others.map(({ id }) => id).toSorted()).toEqual([
      twoUses,
      oneUse,
    ]);
    expect(kindOf(await lookUpVoucher(ports)(town, 'BK2QRA5D3HT8'))).toBe('unknown');
  });
});
