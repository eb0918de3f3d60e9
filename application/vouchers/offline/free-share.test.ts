import { describe, expect, it } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { left, right } from '#domain/shared/result.ts';
import { lateAfter } from '#domain/vouchers/offline/allowance.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { freedShare, sharePorts } from '#fixtures/builders/vouchers/freed-share.ts';
import { offlineCampaign, offlineTown, voucherOf } from '#fixtures/builders/vouchers/offline-tills.ts';
import { overturnedSale, tillsInMemory } from '#fixtures/builders/vouchers/tills-in-memory.ts';
import { freeOfflineShare, freeSharesOfEnded } from './free-share.ts';
import { sharesOfShop } from './list-shares.ts';

const hour = 3_600_000;
/** A campaign that signed one device. */
const forOne = { ...offlineCampaign, offline: { ...offlineCampaign.offline, devices: 1 } } as const;
const { realm } = offlineTown;

describe('the share of a device without a line', () => {
  it('is freed for another device once its own was ended; what that brings then is at its own risk', async () => {
    const town = await tillsInMemory({ campaign: forOne });
    const reserved = await town.reserve(1);
    const sent = await town.made(1, reserved);
    expect(await town.prepare(2)).toEqual(left({ kind: 'noDevices' }));
    expect(await freedShare(town.ports, 1, true)).toEqual(right('freed'));
    const second = await town.reserve(2);
    await town.sync(2, await town.made(2, second));
    expect(await town.sync(1, sent)).toMatchObject(
      right({ status: 'conflicting', offline: { isLate: true, bearer: 'shop' } }),
    );
    expect(await town.accounts()).not.toHaveProperty('offline-loss/shop-1');
  });

  it('is not freed while its device may bring sales that count, and says until when', async () => {
    const town = await tillsInMemory({ campaign: forOne });
    await town.reserve(1);
    const until = noon + 8 * hour + lateAfter;
    town.setTime(until - 1);
    expect(await freedShare(town.ports, 1, false)).toEqual(left({ kind: 'mayBring', until }));
    expect(await town.prepare(2)).toEqual(left({ kind: 'noDevices' }));
    town.setTime(until);
    expect(await freedShare(town.ports, 1, false)).toEqual(left({ kind: 'noShare' }));
  });

  it('is freed of a device that brought all and never asked again, once nobody can overturn its sales', async () => {
    const town = await tillsInMemory();
    await town.reserve(2);
    town.setTime(noon + 1000);
    await town.sync(1, await town.made(1, await town.reserve(1), { madeAt: noon + 1000 }));
    town.setTime(noon + 1000 + 8 * hour + lateAfter);
    await town.reserve(3);
    expect(await freedShare(town.ports, 1, false)).toEqual(right('freed'));
    expect(await freedShare(town.ports, 1, false)).toEqual(left({ kind: 'noShare' }));
  });

  it('stays while its sales may be overturned, and if some of it is lost', async () => {
    const town = await tillsInMemory();
    await town.reserve(2);
    town.setTime(noon + 1000);
    await town.sync(1, await town.made(1, await town.reserve(1), { madeAt: noon + 1000 }));
    town.setTime(noon + 2000);
    await town.reserve(3);
    const until = noon + 8 * hour + lateAfter;
    expect(await freedShare(town.ports, 1, true)).toEqual(left({ kind: 'openSales', until }));
    const lost = await overturnedSale();
    lost.setTime(noon + 40 * hour);
    expect(await freedShare(lost.ports, 2, false)).toEqual(left({ kind: 'lost' }));
  });

  it('is freed with a reason, and by the shop that has it', async () => {
    const town = await tillsInMemory();
    await town.reserve(1);
    expect(await freedShare(town.ports, 1, true, ' ')).toEqual(left({ kind: 'noReason' }));
    expect(await freedShare(town.ports, 1, true, 'x'.repeat(501))).toEqual(left({ kind: 'noReason' }));
    const asked = { campaign: offlineCampaign.id, by: 'Neus', reason: 'Se ha roto.' };
    const free = freeOfflineShare(sharePorts(town.ports, 1, true));
    expect(await free(realm, { ...asked, shop: 'shop-2', device: 'till-1' })).toEqual(
      left({ kind: 'noShare' }),
    );
    const unknown = { ...sharePorts(town.ports, 1, true), shops: { change: async () => null } };
    expect(await freeOfflineShare(unknown)(realm, { ...asked, shop: 'shop-1', device: 'till-1' })).toEqual(
      left({ kind: 'unknownShop' }),
    );
  });

  it('is decided anew if something of it changed meanwhile, and must be asked again at last', async () => {
    const town = await tillsInMemory();
    await town.reserve(1);
    const refusing = (kind: string) => ({
      ...town.ports,
      goods: { ...town.ports.goods, ask: async () => left({ kind, record: 'x' } as never) },
    });
    expect(await freedShare(refusing('recordChanged'), 1, true)).toEqual(left({ kind: 'busy' }));
    await expect(freedShare(refusing('unbalanced'), 1, true)).rejects.toThrow('unbalanced');
  });

  it('is listed with why it is not free, and freed at once when its shop leaves and nothing is open', async () => {
    const town = await tillsInMemory();
    await town.reserve(1);
    const listed = async (isEnded: boolean) => {
      const shares = await sharesOfShop(sharePorts(town.ports, 1, isEnded))(realm, 'shop-1');
      return shares.map(({ device, fault, lost, until }) => [device.name, fault?.kind, lost, until]);
    };
    const until = noon + 8 * hour;
    expect(await listed(false)).toEqual([['Caja 1', 'mayBring', cents(0), until]]);
    await freeSharesOfEnded(sharePorts(town.ports, 1, false))(realm, 'shop-1', 'Neus');
    expect(await listed(true)).toEqual([[null, undefined, cents(0), until]]);
    await freeSharesOfEnded(sharePorts(town.ports, 1, true))(realm, 'shop-1', 'Neus');
    expect(await listed(true)).toEqual([]);
    const open = await overturnedSale({ vouchers: 2 });
    await open.sync(1, await open.made(1, noon, { lines: [{ code: voucherOf(1), uses: 1 }] }));
    await freeSharesOfEnded(sharePorts(open.ports, 1, true))(realm, 'shop-1', 'Neus');
    const shares = await sharesOfShop(sharePorts(open.ports, 1, true))(realm, 'shop-1');
    expect(shares.map(({ fault }) => fault)).toEqual([]);
  });
});
