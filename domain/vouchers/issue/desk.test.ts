import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerGoods } from '../../scarcity/answer-goods.ts';
import type { GoodsAct } from '../../scarcity/goods-act.ts';
import { type GoodsState, noGoods } from '../../scarcity/goods-state.ts';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { cents } from '../../shared/money.ts';
import { isLeft } from '../../shared/result.ts';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { allPool, poolsOf, takesOf } from '../pools.ts';
import { deskAllowance } from './desk-allowance.ts';
import { deskTallyId, deskTallyIn, deskTallyRecord } from './desk-tally.ts';
import { endedVoucherRecord, voucherIn, voucherRecord } from './issue-records.ts';
import { replacingActs } from './replace-voucher.ts';

const campaign = { ...openCampaign, perPerson: 3, deskShare: 5 };
const [five] = campaign.types;

/** The good after acts, each of which is carried out. */
function after(state: GoodsState, acts: readonly GoodsAct[]): GoodsState {
  const request = { key: 'k', bodyHash: '', at: noon, by: 'desk', acts, money: [], records: [] };
  const { outcome, change } = answerGoods({ state, attempt: null, versions: new Map() }, request);
  if (isLeft(outcome) || change === null) throw new Error(JSON.stringify(outcome));
  return change.state;
}
const giving = (grant: string, holder = 'ana'): readonly GoodsAct[] => [
  {
    kind: 'hold',
    grant,
    holder,
    takes: takesOf(campaign, five as never, 'desk', null),
    until: noon + 1,
    uses: 4,
  },
  { kind: 'confirm', grant, until: noon + 1000 },
];
const opened = after(noGoods, poolsOf(campaign, noon));

describe('a lost voucher that is replaced', () => {
  it('has its uses, its end and its pieces in the new one, whatever was used of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.boolean(), (used, isPaused) => {
        const before = after(opened, [
          ...giving('old'),
          ...(used > 0 ? [{ kind: 'use', grant: 'old', times: used } as const] : []),
          ...poolsOf(campaign, noon).map((one) => ({ ...one, isClosed: isPaused && one.pool === allPool })),
        ]);
        const old = before.grants.get('old');
        const pools = [...before.pools.values()];
        if (old === undefined) throw new Error('no voucher');
        const end = after(before, replacingActs(old, 'new', { at: noon, pools }));
        expect(end.grants.get('old')).toMatchObject({ status: 'cancelled', used: 0 });
        expect(end.grants.get('new')).toMatchObject({
          status: 'granted',
          holder: 'ana',
          uses: 4,
          used,
          until: noon + 1000,
        });
        expect([...end.pools.values()]).toEqual(pools);
      }),
    );
  });
});

describe('what a person can have at a desk', () => {
  const allowance = (state: GoodsState, holder = 'ana') =>
    deskAllowance(
      campaign,
      [...state.pools.values()],
      [...state.grants.values()].filter((one) => one.holder === holder),
      noon,
    );

  it('is what the campaign allows less what they have, and no more than desks have left', () => {
    expect(allowance(opened)).toEqual({
      most: 3,
      types: [
        { type: 'cinco', most: 3 },
        { type: 'veinte', most: 3 },
      ],
    });
    const two = after(opened, [...giving('1'), ...giving('2')]);
    expect(allowance(two).most).toBe(1);
    const four = after(two, [...giving('3', 'pau'), ...giving('4', 'pau')]);
    expect(allowance(four, 'neus').most).toBe(1);
    expect(allowance(after(two, giving('3'))).most).toBe(0);
  });

  it('is limited by each type too, and by what one order may have', () => {
    const types = campaign.types.map((type) => ({ ...type, perPerson: type.id === 'cinco' ? 1 : null }));
    const wide = { ...campaign, types, perPerson: null, deskShare: 500 };
    const state = after(noGoods, poolsOf(wide, noon));
    const { most, types: each } = deskAllowance(wide, [...state.pools.values()], [], noon);
    expect([most, each.map((one) => one.most)]).toEqual([20, [1, 20]]);
  });

  it('is what the kernel gives, and not one more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 }), (own, others) => {
        const acts = [
          ...Array.from({ length: own }, (_, n) => giving(`own ${n}`)),
          ...Array.from({ length: others }, (_, n) => giving(`other ${n}`, 'pau')),
        ].flat();
        const state = acts.length === 0 ? opened : after(opened, acts);
        const { most } = allowance(state);
        const more = Array.from({ length: most }, (_, n) => giving(`more ${n}`)).flat();
        const full = more.length === 0 ? state : after(state, more);
        expect(() => after(full, giving('one more'))).toThrow(/holderHasMost|soldOut/u);
      }),
    );
  });
});

describe('the tally of a desk', () => {
  const name = { day: '2026-11-18' as CalendarDay, by: 'Neus' };
  it('counts what one person gives on a day, to the cent', () => {
    const more = { vouchers: 2, returned: 1, cash: cents(1050) };
    const first = deskTallyRecord(name, null, { more, at: noon });
    expect(first).toMatchObject({ id: deskTallyId(name), owner: '2026-11-18', version: 1 });
    const second = deskTallyRecord(name, first, { more, at: noon });
    expect([second.version, deskTallyIn(second)]).toEqual([2, { vouchers: 4, returned: 2, cash: 2100 }]);
    expect(deskTallyIn(null)).toEqual({ vouchers: 0, returned: 0, cash: 0 });
    // Of before vouchers were taken back at desks.
    expect(deskTallyIn({ body: { vouchers: 1, cash: 500 } })).toMatchObject({ returned: 0, cash: 500 });
    expect(() => deskTallyIn({ body: {} })).toThrow('cannot be read');
  });
});

describe('the record of a voucher that ended', () => {
  it('says how, and is another version', () => {
    const voucher = { id: 'a', type: 'cinco', channel: 'web', issuedAt: noon, payment: null } as const;
    const record = voucherRecord(voucher, 'ana');
    const ended = endedVoucherRecord(record, { kind: 'replaced', by: 'b' });
    expect([ended.version, voucherIn(ended).ended]).toEqual([2, { kind: 'replaced', by: 'b' }]);
  });
});
