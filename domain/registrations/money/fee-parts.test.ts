import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anApplication, aVerdict } from '#fixtures/builders/registrations/application.ts';
import { cents } from '../../shared/money.ts';
import { endedFee, isFeePaid, paidOfFee, refundsOfFee } from './ended-fee.ts';
import { feeInParts, firstOfFee } from './fee.ts';
import {
  dueOfParts,
  type PartOfFee,
  type FeeShare,
  keptOfParts,
  partsOfFee,
  partState,
  feeShares,
} from './fee-parts.ts';
import { isPastGrace, lateParts, partToPay } from './late-parts.ts';

const day = 86_400_000;
const dueOn = (n: number) => ({ day: `day ${n}`, from: n * day, until: (n + 1) * day });
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
const amounts = (parts: readonly PartOfFee[]) => parts.map(({ amount }) => amount);

/** A plan of so many cents for who accepts, and of others on the days 10, 20, 30 and so on. */
const planOf = (first: number | null, ...later: readonly number[]): readonly FeeShare[] => [
  ...(first === null ? [] : [{ due: null, amount: cents(first) }]),
  ...later.map((amount, at) => ({ due: dueOn((at + 1) * 10), amount: cents(amount) })),
];

const paidPart = (part: PartOfFee, payment = `payment ${part.n}`): PartOfFee => ({
  ...part,
  payment,
  paid: part.owed,
});

const anyPlan = fc
  .tuple(fc.boolean(), fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }))
  .map(([isHere, all]) => (isHere ? planOf(all[0] ?? 1, ...all.slice(1)) : planOf(null, ...all)));

describe('the parts of a fee', () => {
  it('lose no cent: the first ones carry what cannot be divided', () => {
    expect(feeShares(cents(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(
      feeShares(
        cents(10_000),
        Array.from({ length: 12 }, () => 1),
      ),
    ).toEqual([834, 834, 834, 834, 833, 833, 833, 833, 833, 833, 833, 833]);
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
        (total, weights) => {
          const shares = feeShares(cents(total), weights);
          expect(sum(shares)).toBe(total);
          // Each is its exact share, to the cent.
          shares.forEach((share, at) => {
            const exact = (total * (weights[at] ?? 0)) / sum(weights);
            expect(Math.abs(share - exact)).toBeLessThanOrEqual(1);
          });
        },
      ),
    );
  });

  it('are lowered by an exemption in proportion, and are none if nothing is to be paid', () => {
    const plan = planOf(3000, 2000, 1000);
    expect(amounts(partsOfFee(cents(3000), plan, 0))).toEqual([1500, 1000, 500]);
    expect(amounts(partsOfFee(cents(4501), plan, 0))).toEqual([2251, 1500, 750]);
    expect(partsOfFee(cents(0), plan, 0)).toEqual([]);
    expect(amounts(partsOfFee(cents(4), plan, 0))).toEqual([3, 1]);
    expect(partsOfFee(cents(1), plan, 0)).toEqual([]);
  });

  it('are of the plan that the application names, and one if all is paid by who accepts', () => {
    const activity = {
      plans: [
        { id: 'once', title: '', price: cents(6000), parts: [] },
        { id: 'parts', title: '', price: cents(6000), parts: planOf(3000, 3000) },
      ],
      exemptions: [{ id: 'half', title: '', percent: 50 }],
    };
    const verdict = aVerdict({ exemptions: ['half'] as never });
    const costing = (plan: string | null, at = 0) => feeInParts(activity, { plan, verdict }, at);
    expect(costing(null)).toEqual({ fee: 0, parts: [] });
    expect(costing('once')).toEqual({ fee: 3000, parts: [] });
    expect(costing('parts')).toMatchObject({ fee: 3000, parts: [{ amount: 1500 }, { amount: 1500 }] });
    expect(costing('parts', 10 * day)).toEqual({ fee: 3000, parts: [] });
  });

  it('of days that have come when the place is offered are one, for who accepts it', () => {
    const plan = planOf(1000, 1000, 1000, 1000);
    const late = partsOfFee(cents(4000), plan, 20 * day);
    expect(late.map(({ n, due, amount }) => [n, due?.day ?? null, amount])).toEqual([
      [1, null, 3000],
      [2, 'day 30', 1000],
    ]);
    expect(firstOfFee({ fee: cents(4000), parts: late })).toBe(3000);
    expect(partsOfFee(cents(4000), plan, 30 * day)).toEqual([]);
    expect(firstOfFee({ fee: cents(4000), parts: [] })).toBe(4000);
    // Each has a day: who accepts pays nothing yet.
    const dated = partsOfFee(cents(2000), planOf(null, 1000, 1000), 0);
    expect(firstOfFee({ fee: cents(2000), parts: dated })).toBe(0);
    expect(amounts(partsOfFee(cents(1000), planOf(null, 1000), 0))).toEqual([1000]);
  });

  it('are later, due and overdue by their day, to the millisecond, and no longer asked for once they end', () => {
    const [first, second] = partsOfFee(cents(2000), planOf(1000, 1000), 0) as [PartOfFee, PartOfFee];
    expect(partState(first, 0)).toBe('due');
    expect(partState(second, 10 * day - 1)).toBe('later');
    expect(partState(second, 10 * day)).toBe('due');
    expect(partState(second, 11 * day - 1)).toBe('due');
    expect(partState(second, 11 * day)).toBe('overdue');
    expect(partState({ ...second, owed: cents(0) }, 11 * day)).toBe('ended');
    const forgiven = { reason: 'x', by: 'neus', at: 1 };
    expect(partState({ ...second, owed: cents(0), forgiven }, 11 * day)).toBe('forgiven');
    expect(partState(paidPart(second), 11 * day)).toBe('paid');
  });
});

describe('what is to be paid', () => {
  const parts = partsOfFee(cents(3000), planOf(1000, 1000, 1000), 0).map((part) =>
    part.n === 1 ? paidPart(part) : part,
  );

  it('is the next part from a week before its day on, one after the other', () => {
    const enrolled = { state: 'enrolled' as const, parts };
    expect(partToPay(enrolled, 3 * day - 1)).toBeNull();
    expect(partToPay(enrolled, 3 * day)?.n).toBe(2);
    expect(partToPay(enrolled, 25 * day)?.n).toBe(2);
    const next = parts.map((part) => (part.n === 2 ? paidPart(part) : part));
    expect(partToPay({ ...enrolled, parts: next }, 12 * day)).toBeNull();
    expect(partToPay({ ...enrolled, parts: next }, 13 * day)?.n).toBe(3);
    expect(partToPay({ ...enrolled, parts: next.map((part) => paidPart(part)) }, 99 * day)).toBeNull();
    expect(partToPay({ state: 'accepted', parts }, 12 * day)).toBeNull();
    expect(partToPay({ state: 'left', parts: partsOfFee(cents(2000), planOf(1000, 1000), 0) }, 0)?.n).toBe(1);
  });

  it('is late after its day, and for staff to decide after the days of grace', () => {
    const enrolled = { state: 'enrolled' as const, parts };
    expect(lateParts(enrolled, 11 * day - 1)).toEqual([]);
    expect(lateParts(enrolled, 11 * day).map(({ n }) => n)).toEqual([2]);
    expect(lateParts({ ...enrolled, state: 'calledOff' }, 11 * day)).toEqual([]);
    expect(isPastGrace(enrolled, 15, 26 * day - 1)).toBe(false);
    expect(isPastGrace(enrolled, 15, 26 * day)).toBe(true);
    expect(isPastGrace(enrolled, 0, 11 * day)).toBe(true);
  });
});

describe('a fee in parts of a place that ends', () => {
  const inParts = (plan: readonly FeeShare[], paid: readonly number[]) => {
    const total = cents(sum(plan.map(({ amount }) => amount)));
    const parts = partsOfFee(total, plan, 0).map((part) => (paid.includes(part.n) ? paidPart(part) : part));
    return anApplication({ state: 'enrolled', fee: total, parts, payment: 'payment 1' });
  };

  it('is owed by the terms for the parts whose day has come, and no other part is asked for', () => {
    const application = inParts(planOf(1000, 1000, 1000), [1]);
    const { back, parts } = endedFee(application, 0, 10 * day);
    expect(back).toEqual({ refund: 0, kept: 1000 });
    expect(parts.map(({ owed }) => owed)).toEqual([1000, 1000, 0]);
    const half = endedFee(application, 50, 10 * day);
    expect(half.back).toEqual({ refund: 0, kept: 1000 });
    expect(half.parts.map(({ owed }) => owed)).toEqual([1000, 0, 0]);
    const all = endedFee(application, 100, 10 * day);
    expect(all.back).toEqual({ refund: 1000, kept: 0 });
    expect(refundsOfFee({ ...application, ...all })).toEqual([
      { payment: 'payment 1', amount: 1000, name: '/1' },
    ]);
  });

  it('that was paid before its day goes back, from the last payment on', () => {
    const application = inParts(planOf(1000, 1000, 1000), [1, 2, 3]);
    const ended = endedFee(application, 30, 10 * day);
    expect(ended.back).toEqual({ refund: 1600, kept: 1400 });
    expect(refundsOfFee({ ...application, ...ended })).toEqual([
      { payment: 'payment 2', amount: 600, name: '/2' },
      { payment: 'payment 3', amount: 1000, name: '/3' },
    ]);
  });

  it('that is paid at once goes back as one payment', () => {
    const application = anApplication({ state: 'enrolled', fee: cents(801), payment: 'p' });
    const ended = endedFee(application, 50, 0);
    expect(ended).toEqual({ back: { refund: 400, kept: 401 }, parts: [] });
    expect(refundsOfFee({ ...application, ...ended })).toEqual([{ payment: 'p', amount: 400, name: '' }]);
    expect(refundsOfFee({ ...application, back: null })).toEqual([]);
    expect(refundsOfFee({ ...application, ...ended, payment: null })).toEqual([]);
    expect(endedFee(anApplication({ fee: cents(801) }), 100, 0).back).toEqual({ refund: 0, kept: 0 });
    expect([isFeePaid(application), isFeePaid(anApplication())]).toEqual([true, false]);
    expect(isFeePaid(inParts(planOf(1, 1), [1]))).toBe(false);
    expect(isFeePaid(inParts(planOf(1, 1), [1, 2]))).toBe(true);
    // The second part is forgiven, or ended with the place: then the first one was all.
    const lessOf = ({ parts }: ReturnType<typeof inParts>, n: number) => ({
      payment: null,
      parts: parts.map((part) => (part.n === n ? { ...part, owed: cents(0) } : part)),
    });
    expect(isFeePaid(lessOf(inParts(planOf(1, 1), [1]), 2))).toBe(true);
    expect(isFeePaid(lessOf(inParts(planOf(1, 1), []), 2))).toBe(false);
  });

  it('has paid, less what went back, what is owed less what is still asked for, whatever was paid and forgiven', () => {
    const cases = fc.record({
      plan: anyPlan,
      paid: fc.array(fc.integer({ min: 1, max: 12 })),
      forgiven: fc.array(fc.integer({ min: 1, max: 12 })),
      percent: fc.constantFrom(0, 1, 33, 50, 99, 100),
      at: fc.integer({ min: 0, max: 130 }),
    });
    fc.assert(
      fc.property(cases, ({ plan, paid, forgiven, percent, at }) => {
        const application = inParts(plan, paid);
        const parts = application.parts.map((part) =>
          part.payment === null && forgiven.includes(part.n)
            ? { ...part, owed: cents(0), forgiven: { reason: 'x', by: 'n', at: 0 } }
            : part,
        );
        if (parts.length === 0) return;
        const before = { ...application, parts };
        const due = dueOfParts(parts, at * day);
        const owed = due - Math.floor((due * percent) / 100);
        const ended = endedFee(before, percent, at * day);
        const asked = sum(ended.parts.filter(({ payment }) => payment === null).map((part) => part.owed));
        expect(sum(ended.parts.map((part) => part.owed))).toBe(owed);
        expect(paidOfFee({ ...before, ...ended })).toBe(owed - asked);
        expect(ended.back.kept).toBe(owed - asked);
        expect(ended.back.refund + ended.back.kept).toBe(paidOfFee(before));
        expect(sum(refundsOfFee({ ...before, ...ended }).map(({ amount }) => amount))).toBe(
          ended.back.refund,
        );
        // Who still owes something got nothing back.
        if (asked > 0) expect(ended.back.refund).toBe(0);
        for (const part of ended.parts) {
          expect(part.returned).toBeGreaterThanOrEqual(0);
          expect(part.returned).toBeLessThanOrEqual(part.paid);
        }
        expect(keptOfParts(ended.parts)).toBe(ended.back.kept);
      }),
    );
  });
});
