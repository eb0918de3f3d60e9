import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { cents } from '../../shared/money.ts';
import { left, right } from '../../shared/result.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { isOldEnough, readHolder } from './holder-rules.ts';
import { voucherOrderIn, orderRecord, voucherIn, voucherRecord } from './issue-records.ts';
import {
  areaOfOrder,
  mostInOrder,
  priceOfTypes,
  typesOfLines,
  type VoucherOrder,
  whyNotGiven,
} from './voucher-order.ts';
import { mayGiveBack, returnsUntil } from './voucher-return.ts';

const day = 86_400_000;
const today = '2026-11-18' as CalendarDay;
const line = (type: string, count: number) => ({ type, count });

describe('an order of vouchers', () => {
  it('has the type of each voucher, and the sum of their prices', () => {
    const types = typesOfLines(openCampaign, [line('cinco', 2), line('veinte', 1), line('otro', 0)]);
    expect(types).toMatchObject(right([{ id: 'cinco' }, { id: 'cinco' }, { id: 'veinte' }]));
    expect(priceOfTypes(openCampaign.types)).toBe(1500);
    expect(priceOfTypes([])).toBe(0);
  });

  it('is refused if it asks for nothing, for parts, for less than nothing, for too many, or for what there is not', () => {
    for (const lines of [
      [],
      [line('cinco', 0)],
      [line('cinco', 1.5)],
      [line('cinco', -1), line('veinte', 2)],
      [line('cinco', Number.NaN)],
    ])
      expect(typesOfLines(openCampaign, lines)).toEqual(left({ kind: 'nothingOrdered' }));
    for (const count of [mostInOrder + 1, Number.MAX_SAFE_INTEGER])
      expect(typesOfLines(openCampaign, [line('cinco', count)])).toEqual(left({ kind: 'tooMany', most: 20 }));
    expect(typesOfLines(openCampaign, [line('otro', 1)])).toEqual(left({ kind: 'unknownType' }));
  });

  it('comes from the area that it names, where the campaign has areas', () => {
    const area = { id: 'nord', title: 'Nord', districts: ['1'], most: 5 };
    expect(areaOfOrder(openCampaign, 'nord')).toEqual(right(null));
    expect(areaOfOrder({ areas: [area] }, 'nord')).toEqual(right(area));
    for (const named of [null, 'sur'])
      expect(areaOfOrder({ areas: [area] }, named)).toEqual(left({ kind: 'unknownArea' }));
  });

  it('is accepted from the first moment of the campaign until its end, to the millisecond', () => {
    const { from, until } = openCampaign.issue;
    expect(whyNotGiven(openCampaign, from - 1)).toEqual({ kind: 'notYet', at: from });
    for (const at of [from, until - 1]) expect(whyNotGiven(openCampaign, at)).toBeNull();
    expect(whyNotGiven(openCampaign, until)).toEqual({ kind: 'over', at: until });
  });

  it('is stored as it is, and its vouchers too; a record of something else is a defect', () => {
    const order: VoucherOrder = {
      id: 'key',
      holder: 'mark',
      area: null,
      amount: cents(10),
      payment: null,
      state: 'held',
      at: 5,
      vouchers: [{ id: '7K2QRA5D3HT8', type: 'cinco' }],
    };
    const voucher = {
      id: '7K2QRA5D3HT8',
      type: 'cinco',
      channel: 'web',
      issuedAt: 6,
      payment: null,
    } as const;
    expect(voucherOrderIn(orderRecord(order, 2))).toEqual(order);
    expect(orderRecord(order, 2)).toMatchObject({
      kind: 'order',
      id: 'key',
      owner: 'mark',
      at: 5,
      version: 2,
    });
    expect(voucherIn(voucherRecord(voucher, 'mark'))).toEqual(voucher);
    expect(() => voucherOrderIn({ body: {} })).toThrow(TypeError);
    expect(() => voucherIn({ body: {} })).toThrow(TypeError);
  });
});

describe('a voucher', () => {
  const issued = { issuedAt: 1000 };
  const unused = { status: 'granted', used: 0 } as const;

  it('can be given back within the days of its campaign, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (returnDays) => {
        const end = 1000 + returnDays * day;
        expect(returnsUntil({ returnDays }, issued)).toBe(end);
        expect(mayGiveBack({ returnDays }, issued, unused, end - 1)).toEqual(right('mayReturn'));
        expect(mayGiveBack({ returnDays }, issued, unused, end)).toEqual(
          left({ kind: 'returnIsOver', at: end }),
        );
      }),
    );
  });

  it('is not given back where the campaign takes none, once it was used, or if it is not its holder’s', () => {
    expect(mayGiveBack({ returnDays: 0 }, issued, unused, 1000)).toEqual(left({ kind: 'neverReturned' }));
    const at = { returnDays: 8 };
    expect(mayGiveBack(at, issued, { status: 'granted', used: 1 }, 1000)).toEqual(
      left({ kind: 'partlyUsed' }),
    );
    for (const status of ['held', 'cancelled', 'expired'] as const)
      expect(mayGiveBack(at, issued, { status, used: 0 }, 1000)).toEqual(left({ kind: 'notGranted' }));
  });
});

describe('a person who asks for vouchers', () => {
  const read = (identity: string, birthDay: string | null, needsBirthDay = true) =>
    readHolder({ identity, birthDay }, { needsBirthDay, today });

  it('is read in every spelling of the number, with its type', () => {
    for (const [text, type] of [
      ['12345678z', '1'],
      [' x-1234567-l', '4'],
      ['K1234567L', '7'],
      ['PAB123456', '5'],
    ] as const)
      expect(read(text, '1984-03-02')).toMatchObject(right({ type, birthDay: '1984-03-02' }));
    expect(read('12345678Z', null, false)).toMatchObject(right({ birthDay: null }));
    expect(read('12345678Z', ' ', false)).toMatchObject(right({ birthDay: null }));
  });

  it('is not read with a wrong letter, without a date that is needed, or with one that there is not', () => {
    for (const text of ['', '12345678A', '1234567', 'х1234567L'])
      expect(read(text, '1984-03-02')).toEqual(left({ kind: 'identityUnreadable' }));
    for (const birthDay of [null, '', '  '])
      expect(read('12345678Z', birthDay)).toEqual(left({ kind: 'birthDayMissing' }));
    for (const birthDay of ['1984', '1984-02-30', '2026-11-19', '1984-03-02T00'])
      expect(read('12345678Z', birthDay)).toEqual(left({ kind: 'birthDayUnreadable' }));
  });

  it('is old enough on the birthday, and if only the year is known, from the next year on', () => {
    const on = { on: today, age: 16 };
    const born = (birthDay: string, isDayChecked: boolean) => ({
      birthDay: birthDay as CalendarDay,
      isDayChecked,
    });
    expect(isOldEnough(born('2010-11-18', true), on)).toBe(true);
    expect(isOldEnough(born('2010-11-19', true), on)).toBe(false);
    expect(isOldEnough(born('2010-11-18', false), on)).toBe(false);
    expect(isOldEnough(born('2009-12-31', false), on)).toBe(true);
  });
});
