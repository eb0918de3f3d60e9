import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '#fixtures/arbitraries/examples.ts';
import { type WrittenBallot, withBallots } from '#fixtures/arbitraries/ballots.ts';
import { anElection } from '#fixtures/arbitraries/election.ts';
import { marketFor } from '#fixtures/builders/data/equal-shares.ts';
import { priceOf } from '#fixtures/naive/equal-shares.ts';
import { type Fraction, fraction, isLess, minus, plus, times } from '#fixtures/naive/fractions.ts';
import { buy } from './buy.ts';
import { begin, newRun, type Run } from './run.ts';
import { levelOfSeat } from './water-level.ts';

/** Supporters of the project who have paid for another one together: `spent` of what they had. */
interface Party {
  readonly voters: number;
  readonly spent: number;
  readonly points: number;
}

const atMost = 9_000_000_000_000_000;
const exactly = (number: number): Fraction => [BigInt(number * 2 ** 200), 2n ** 200n];

/** A project that several parties support, each voter with `total` / voters before they paid for their own. */
interface Asked {
  readonly total: bigint;
  readonly parties: readonly Party[];
  /** Whether no two ballots are equal, so that every voter is added up by herself. */
  readonly isSplit?: boolean;
}

const votersOf = ({ parties }: Asked): number => parties.reduce((sum, { voters }) => sum + voters, 0);

/** What the voters of a party have together, exactly. */
const leftOf = (asked: Asked, { voters, spent }: Party): Fraction =>
  minus(fraction(asked.total * BigInt(voters), BigInt(votersOf(asked))), fraction(spent));

/** What each supporter pays for a share of the project, exactly; null if they cannot pay for it. */
const levelFor = (asked: Asked, amount: number): Fraction | null =>
  priceOf(
    amount,
    asked.parties.map((party) => ({
      money: leftOf(asked, party),
      gain: BigInt(party.voters * party.points),
    })),
  );

/** The run in which all parties have paid; the project is its first seat. */
function runOf(asked: Asked, amount: number): Run {
  const { parties, total, isSplit } = asked;
  const bits = isSplit ? Math.ceil(Math.log2(votersOf(asked))) : 0;
  const own = parties.map(({ spent }, at) => [`p${at}`, Math.max(1, spent), 0] as const);
  const others = Array.from({ length: bits }, (_, bit) => [`x${bit}`, atMost, 0] as const);
  const ballots = parties.flatMap(({ voters, points, spent }, at) =>
    Array.from(
      { length: voters },
      (_, voter): WrittenBallot => [
        [0, points],
        ...(spent > 0 ? [[at + 1, 1] as const] : []),
        ...others.flatMap((_row, bit) => ((voter >> bit) & 1 ? [[own.length + bit + 1, 1] as const] : [])),
      ],
    ),
  );
  const kind = parties.some(({ points }) => points > 1) ? 'points' : 'approval';
  const election = withBallots(anElection(0, [['t', amount, 0], ...own, ...others]), kind, ballots);
  const run = newRun(marketFor(election, kind === 'points' ? 'points' : 'cardinality'));
  begin(run, total);
  for (const [at, { spent }] of parties.entries()) {
    if (spent === 0) continue;
    expect(levelOfSeat(run, at + 1, Infinity)).toBe('priced');
    buy(run, at + 1);
  }
  return run;
}

/** Whether the price of the project, which is its level here, is between the bounds that the run has for it. */
const isWithin = ({ low, high }: Run, level: Fraction): boolean =>
  !isLess(level, exactly(low[0] ?? 0)) && (high[0] === Infinity || !isLess(exactly(high[0] ?? 0), level));

/** Buys the project; what each voter of a party keeps must be as near to the exact money as its bound says. */
function checkPayments(asked: Asked, run: Run, level: Fraction): void {
  const { supporters } = run.market;
  const worst = run.worst;
  buy(run, 0);
  expect(run.worst).toBe(Math.max(worst, ...run.error));
  for (const [at, party] of asked.parties.entries()) {
    if (party.spent === 0) continue;
    const group = supporters.items[supporters.offsets[at + 1] ?? 0] ?? 0;
    const has = times(leftOf(asked, party), fraction(1, party.voters));
    const share = times(level, fraction(party.points));
    const keeps = isLess(has, share) ? fraction(0) : minus(has, share);
    const [money, error] = [exactly(run.money[group] ?? 0), exactly(run.error[group] ?? 0)];
    expect(isLess(keeps, minus(money, error)) || isLess(plus(money, error), keeps)).toBe(false);
  }
}

/** Parties that have kept much, little or almost nothing of their money, and an amount near one that a party can just pay. */
const nearlyPaid = fc
  .record({
    kept: fc.array(
      fc.record({
        voters: fc.constantFrom(1, 2, 3, 7, 101),
        kept: fc.constantFrom(1, 1, 2 ** -1, 2 ** -9, 2 ** -20, 2 ** -40, 0),
        points: fc.constantFrom(1, 1, 3, 1000),
        cents: fc.integer({ min: -2, max: 2 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    total: fc.bigInt({ min: 1_000_000n, max: 8_000_000_000_000_000n }),
    party: fc.nat(4),
    more: fc.integer({ min: -3, max: 3 }),
  })
  .map(({ kept, total, party, more }) => {
    const all = kept.reduce((sum, { voters }) => sum + voters, 0);
    const parties = kept.map(({ voters, points, kept: part, cents }): Party => {
      const had = Number((total * BigInt(voters)) / BigInt(all));
      return { voters, points, spent: Math.min(had, Math.max(0, Math.floor(had * (1 - part)) + cents)) };
    });
    const asked: Asked = { total, parties };
    const one = parties[party % parties.length] as Party;
    const each = times(leftOf(asked, one), fraction(1, one.voters * one.points));
    const paid = parties.reduce((sum, other) => {
      const [has, share] = [leftOf(asked, other), times(each, fraction(other.voters * other.points))];
      return plus(sum, isLess(has, share) ? has : share);
    }, fraction(0));
    return { asked, amount: Math.max(1, Number(paid[0] / paid[1]) + more) };
  });

describe('the bounds of a price', () => {
  it('contain it however near the supporters are to the level, and whatever they have left', () => {
    fc.assert(
      fc.property(nearlyPaid, ({ asked, amount }) => {
        const level = levelFor(asked, amount);
        const run = runOf(asked, amount);
        expect(levelOfSeat(run, 0, Infinity)).toBe(level === null ? 'unpayable' : 'priced');
        if (level === null) return;
        expect(isWithin(run, level)).toBe(true);
        if (run.full[0] === 1) {
          const points = asked.parties.reduce((sum, one) => sum + one.points * one.voters, 0);
          expect(times(level, fraction(points))).toEqual(fraction(amount));
        }
        // Looked at again from what is known now, it is the same; nor is it over a ceiling that it may just reach.
        const high = run.high[0] ?? 0;
        expect(levelOfSeat(run, 0, high)).toBe('priced');
        expect(isWithin(run, level)).toBe(true);
        checkPayments(asked, run, level);
        const ceiling = (run.low[0] ?? 0) * 0.999;
        const other = runOf(asked, amount);
        if (levelOfSeat(other, 0, ceiling) === 'dearer') {
          expect(other.low[0]).toBeGreaterThan(ceiling);
          expect(other.high[0]).toBe(Infinity);
        }
        expect(isWithin(other, level)).toBe(true);
      }),
      examples(1000),
    );
  });

  // Of 512 numbers like this the second half is added to a sum so large that less than half a cent is lost each time.
  const each = 2 ** 43 + 127 / 512;
  const splitUp = (asked: Omit<Asked, 'isSplit'>, amount: number): Run =>
    runOf({ ...asked, isSplit: true }, amount);

  it('leave room for the rounding of what all have: a project that takes all of it can be paid for', () => {
    const amount = 512 * each;
    const asked = { total: BigInt(amount), parties: [{ voters: 512, spent: 0, points: 1 }] };
    const run = splitUp(asked, amount);
    expect(levelOfSeat(run, 0, Infinity)).toBe('priced');
    expect([run.level[0], run.full[0]]).toEqual([each, 1]);
    expect(levelOfSeat(splitUp(asked, amount + 1), 0, Infinity)).toBe('unpayable');
  });

  it('leave room for the rounding of what the poor have', () => {
    // All begin with 2⁴⁴; 512 of them pay so much together that `each` is left to them.
    const parties = [
      { voters: 512, spent: 512 * (2 ** 44 - each), points: 1 },
      { voters: 1, spent: 0, points: 1 },
    ];
    const asked = { total: 513n * 2n ** 44n, parties };
    const amount = 512 * each + 2 ** 43 + 1000;
    const run = splitUp(asked, amount);
    expect(levelOfSeat(run, 0, Infinity)).toBe('priced');
    expect(run.level[0]).not.toBe(2 ** 43 + 1000);
    expect(isWithin(run, fraction(2 ** 43 + 1000))).toBe(true);
  });

  it('share an error of what the poor have among all who pay in full', () => {
    // The poor one has 500,000 left, known to a billionth; the thousand others pay a thousandth of that error each.
    const parties = [
      { voters: 1000, spent: 0, points: 1 },
      { voters: 1, spent: 500_000, points: 1 },
    ];
    const run = runOf({ total: 1_001_000_000n, parties }, 600_500_000);
    expect(levelOfSeat(run, 0, Infinity)).toBe('priced');
    expect(run.error[1]).toBeGreaterThan(8e-10);
    expect(run.level[0]).toBe(600_000);
    expect((run.high[0] ?? 0) - (run.low[0] ?? 0)).toBeLessThan(2e-9);
  });

  it('are met by a ceiling that is not over the lower one', () => {
    const parties = [{ voters: 3, spent: 0, points: 1 }];
    const run = runOf({ total: 30n, parties }, 10);
    expect(levelOfSeat(run, 0, Infinity)).toBe('priced');
    const low = run.low[0] ?? 0;
    expect([levelOfSeat(run, 0, low), run.high[0] === Infinity]).toEqual(['priced', false]);
    expect(levelOfSeat(run, 0, low * (1 - 2 ** -52))).toBe('dearer');
  });
});

describe('the bound of what a voter has', () => {
  it('leaves room for the error of a level that is paid for a thousand shares', () => {
    // Of what each of 102 has, floating point is off by 0.008. So the 101 poor, who have some 5 left, are off by 0.8
    // together, and the one who pays all the rest, for a thousand shares, by as much.
    const each = 78_431_372_549_019;
    const parties = [
      { voters: 101, spent: 101 * (each - 5), points: 1 },
      { voters: 1, spent: 1, points: 1000 },
    ];
    const asked = { total: 102n * BigInt(each) + 4n, parties };
    const run = runOf(asked, 1_000_000);
    expect(levelOfSeat(run, 0, Infinity)).toBe('priced');
    checkPayments(asked, run, levelFor(asked, 1_000_000) ?? fraction(0));
  });

  it('leaves room for payments that are too small to change the number', () => {
    // Fifty projects of a cent, a third of it from each of three voters with 6.8 · 10¹⁵.
    const rows = Array.from({ length: 50 }, (_, at) => [`p${at}`, 1, 0] as const);
    const ballot = rows.map((_row, place) => [place, 1] as const);
    const run = newRun(
      marketFor(withBallots(anElection(0, rows), 'approval', [ballot, ballot, ballot]), 'cardinality'),
    );
    const each = 1.5 * 2 ** 52;
    begin(run, 3n * BigInt(each));
    for (const seat of rows.keys()) {
      levelOfSeat(run, seat, Infinity);
      buy(run, seat);
    }
    const [money, error] = [run.money[0] ?? 0, run.error[0] ?? 0];
    expect(money).toBe(each);
    expect(error).toBeGreaterThanOrEqual(50 / 3);
    expect(error).toBeLessThan(200);
  });
});
