import { describe, expect, it } from 'vitest';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { aSale, byNumber, orderedIn, sold } from '#fixtures/builders/vouchers/order-in-memory.ts';
import { memoryIdentities } from '#fixtures/memory/identity-check.ts';
import { giveVoucherBack } from './give-voucher-back.ts';
import { pauseCampaign } from '../opening/pause-campaign.ts';
import { readRules } from '../records/read-rules.ts';
import { type AskedOrder, orderVouchers } from './order-vouchers.ts';

describe('an order', () => {
  it('that is sent again with its key is the same, and another one with it is refused', async () => {
    const { order, freeOf } = await aSale();
    const both = await Promise.all([order('same'), order('same')]);
    expect(both[1]).toEqual(both[0]);
    expect(await order('same')).toEqual(both[0]);
    expect(await freeOf('web')).toBe(8);
    for (const lines of [[{ type: 'diez', count: 2 }], [{ type: 'gratis', count: 1 }]])
      expect(await order('same', { lines })).toEqual(left({ kind: 'otherOrder' }));
  });

  it('is refused once two people have closed the campaign', async () => {
    const { ports, time } = await aSale();
    const kept = await readRules(ports)(orderedIn.realm, sold.id);
    if (kept === null) throw new Error('no rules');
    const by = [{ at: time.now }, { at: time.now }];
    const ended = { kind: 'ended', reason: 'x', hash: 'h', by } as never;
    const asked = {
      id: 'late',
      lines: [{ type: 'gratis', count: 1 }],
      area: null,
      channel: 'web',
      by: 'sender',
    };
    const person = byNumber('12345678Z');
    const read = { ...kept, rules: { ...kept.rules, ended } };
    expect(await orderVouchers(ports)(orderedIn, sold.id, { ...asked, person } as AskedOrder, read)).toEqual(
      left({ kind: 'over', at: time.now }),
    );
  });

  it('counts a person once over spellings, and says what is sold out or had already', async () => {
    const { order } = await aSale();
    const two = { lines: [{ type: 'diez', count: 2 }] };
    await order('one', two);
    for (const identity of ['12.345.678-z', ' 12345678Z', '１２３４５６７８Z'])
      expect(await order(`again ${identity}`, { person: byNumber(identity) })).toEqual(
        left({ kind: 'hasMost', pool: 'type/diez', most: 2 }),
      );
    await order('two', { ...two, person: byNumber('00000000T') });
    expect(await order('three', { ...two, person: byNumber('X1234567L') })).toEqual(
      left({ kind: 'soldOut', pool: 'type/diez' }),
    );
  });

  it('is checked against the census with the birth year, and against an age with the day', async () => {
    const { order } = await aSale({ ...sold, register: 'census', minimumAge: 18 });
    const born = (birthDay: string | null, identity = '12345678Z') =>
      order(`${identity} ${birthDay}`, { person: { written: { identity, birthDay }, isAtDesk: false } });
    expect(await born('1984-03-02')).toMatchObject(right({ state: 'held' }));
    expect(await born('1984-03-03')).toEqual(left({ kind: 'notListed' }));
    expect(await born('1985-03-02')).toEqual(left({ kind: 'notListed' }));
    expect(await born('1984-03-02', 'X1234567L')).toEqual(left({ kind: 'notListed' }));
    expect(await born(null)).toEqual(left({ kind: 'birthDayMissing' }));
    const young = await aSale({ ...sold, register: 'census', minimumAge: 60 });
    const person = { written: { identity: '12345678Z', birthDay: '1984-03-02' }, isAtDesk: false };
    expect(await young.order('one', { person })).toEqual(left({ kind: 'tooYoung' }));
    const atDesk = { person: { ...person, isAtDesk: true }, channel: 'desk' } as const;
    expect(await young.order('two', atDesk)).toEqual(left({ kind: 'tooYoung' }));
  });

  it('with the check of identities out of reach goes by the year alone', async () => {
    const { ports } = await aSale({ ...sold, register: 'census', minimumAge: 18 });
    const away = { ...ports, identities: memoryIdentities(orderedIn.realm, null) };
    const asked: AskedOrder = {
      id: 'away',
      lines: [{ type: 'diez', count: 1 }],
      area: null,
      channel: 'web',
      by: 'sender',
      person: { written: { identity: '12345678Z', birthDay: '1984-07-07' }, isAtDesk: false },
    };
    expect(await orderVouchers(away)(orderedIn, sold.id, asked)).toMatchObject(right({ state: 'held' }));
  });

  it('at a desk is given at once, of the share of the desk, for cash', async () => {
    const { order, ports, good, time } = await aSale({ ...sold, register: 'members' });
    const person = { written: { identity: '12345678Z', birthDay: null }, isAtDesk: true };
    const given = await order('desk', { channel: 'desk', person });
    expect(given).toMatchObject(right({ state: 'granted', payment: null }));
    expect(await order('more', { channel: 'desk', person })).toEqual(left({ kind: 'soldOut', pool: 'desk' }));
    const voucher = isLeft(given) ? '' : (given.right.vouchers[0]?.id ?? '');
    const back = { campaign: sold.id, order: 'desk', voucher };
    expect(await giveVoucherBack(ports)(orderedIn.realm, back)).toEqual(right('returned'));
    expect((await ports.goods.grant(good, voucher, time.now))?.status).toBe('cancelled');
  });

  it('is refused where there is no such campaign, no such area, and before or after its time', async () => {
    const { order, ports, time } = await aSale({
      ...sold,
      areas: [{ id: 'n', title: 'N', districts: [], most: 1 }],
    });
    const asked = {
      id: 'x',
      lines: [],
      area: null,
      channel: 'web',
      by: 'sender',
      person: byNumber('12345678Z'),
    } as const;
    expect(await orderVouchers(ports)(orderedIn, 'none', asked)).toEqual(left({ kind: 'unknownCampaign' }));
    expect(await order('area')).toEqual(left({ kind: 'unknownArea' }));
    expect(await order('lines', { lines: [] })).toEqual(left({ kind: 'nothingOrdered' }));
    const inArea = await order('in', { area: 'n' });
    expect(inArea).toMatchObject(right({ area: 'n' }));
    expect(await order('in', { area: 'n' })).toEqual(inArea);
    time.now = sold.issue.until;
    expect(await order('late', { area: 'n' })).toEqual(left({ kind: 'over', at: time.now }));
  });

  it('is refused if somebody pauses the campaign between its reading and its storing', async () => {
    const { ports, good, goods, orderOf, time } = await aSale();
    let pauses = 0;
    const ask: typeof goods.ask = async (id, request) => {
      pauses += 1;
      if (pauses === 1) {
        const kept = await readRules(ports)(orderedIn.realm, sold.id);
        const pools = await goods.pools(good, time.now);
        const found = { rules: kept?.rules ?? null, rulesVersion: kept?.version ?? 0, pools };
        const signer = { id: 'neus', name: 'Neus', isProgram: false, grants: [aGrant('voucherSigner')] };
        const paused = pauseCampaign(found, { isPaused: true, reason: 'prueba', signer, now: time.now });
        if (!isLeft(paused)) expect(isLeft(await goods.ask(good, paused.right))).toBe(false);
      }
      return goods.ask(id, request);
    };
    const asked: AskedOrder = {
      id: 'late',
      lines: [{ type: 'diez', count: 1 }],
      area: null,
      channel: 'web',
      by: 'sender',
      person: byNumber('12345678Z'),
    };
    const pausing = { ...ports, goods: { ...goods, ask } };
    expect(await orderVouchers(pausing)(orderedIn, sold.id, asked)).toEqual(left({ kind: 'paused' }));
    expect(await orderOf('late')).toBeUndefined();
  });
});
