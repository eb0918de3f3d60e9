import { compareRationals, type Rational, rational } from '#domain/shared/rational.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import type { Allocation, Funded } from '../allocation.ts';
import { contendersBy } from '../ballots/count-votes.ts';
import { factsOf } from '../budget-rule.ts';
import type { BallotMarks, Election } from '../election.ts';
import { certain } from '../explanation/certain.ts';

/** One ballot of an outcome. It says nothing of who filled it in. */
export interface BallotAccount {
  /** How many projects it names. */
  readonly named: number;
  /** How many of them are funded, and what these cost. */
  readonly funded: number;
  readonly received: Cents;
  /** Equal shares: what it paid, in cents. Phragmén: its load at the end. Null by other rules, where ballots do not pay. */
  readonly paid: Rational | null;
  /** Equal shares: what it had left of its money. Null by other rules. */
  readonly kept: Rational | null;
}

/**
 * What each ballot got, paid and kept, in the order of the ballots; found by going through the purchases of the
 * allocation once more, without computing the rule. What completes the method of equal shares is paid from what is left
 * over, by no ballot.
 *
 * @example Budget 100, ten ballots with 10 each; A 40 is paid by the six that name it: each pays 6,67 and keeps 3,33
 */
export function accountsOfBallots(
  election: Election,
  marks: BallotMarks,
  allocation: Allocation,
): readonly BallotAccount[] {
  const byId = new Map(allocation.funded.map((one) => [one.project.id, one]));
  const turns = election.projects.map(({ id }) => byId.get(id));
  const { values } = certain(contendersBy(election, factsOf(allocation.rule).votesBy(allocation.rule)));
  return Array.from({ length: marks.offsets.length - 1 }, (_, ballot): BallotAccount => {
    const from = marks.offsets[ballot] as number;
    const named = marks.projects.subarray(from, marks.offsets[ballot + 1]);
    const bought = Array.from(named, (place, at) => ({ turn: turns[place], value: values?.[from + at] ?? 1 }))
      .flatMap(({ turn, value }) => (turn ? [{ turn, value }] : []))
      .toSorted((a, b) => a.turn.step - b.turn.step);
    const received = cents(bought.reduce((sum, { turn }) => sum + turn.project.amount, 0));
    return { named: named.length, funded: bought.length, received, ...paymentsOf(bought, allocation) };
  });
}

interface Bought {
  readonly turn: Funded;
  readonly value: number;
}

function paymentsOf(
  bought: readonly Bought[],
  { rule, endowment }: Allocation,
): Pick<BallotAccount, 'paid' | 'kept'> {
  if (rule.kind === 'phragmen') {
    const loads = bought.flatMap(({ turn: { backing } }) => (backing?.kind === 'load' ? [backing.load] : []));
    return { paid: loads.at(-1) ?? rational(0), kept: null };
  }
  if (endowment === null) return { paid: null, kept: null };
  let kept = endowment.each;
  for (const { turn, value } of bought) {
    if (turn.backing?.kind === 'payment') kept = minus(kept, least(kept, times(turn.backing.each, value)));
  }
  return { paid: minus(endowment.each, kept), kept };
}

const least = (a: Rational, b: Rational): Rational => (compareRationals(a, b) < 0 ? a : b);

const times = ({ numerator, denominator }: Rational, by: number): Rational =>
  rational(numerator * BigInt(by), denominator);

function minus(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return rational(a.numerator - b.numerator, a.denominator);
  return rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}
