import type { Cents } from '#domain/shared/money.ts';
import type { Backing, Funded } from '../../allocation.ts';
import type { Contender } from '../../contender.ts';
import { type Purse, paying } from '../../purse.ts';
import { exactLevelOf, paidAllItHad, paidInFull } from './exact-levels.ts';
import type { Run } from './run.ts';

/** What a run bought, round by round, with what its supporters paid. Steps are numbered from `stepsBefore` on. */
export function purchasesOf(run: Run, before: Purse, stepsBefore: number): readonly Funded[] {
  let purse = before;
  return run.bought.map((seat, round) => {
    const { project, votes } = run.market.contenders[seat] as Contender;
    purse = paying(purse, project);
    const { remaining } = purse;
    const backing = backingOf(run, seat, round, project.amount);
    return { project, votes, step: stepsBefore + round + 1, remaining, via: 'rule', backing, note: null };
  });
}

function backingOf(run: Run, seat: number, round: number, amount: Cents): Backing {
  const { supporters, weights } = run.market;
  const each = exactLevelOf(run, round);
  let inFull = 0;
  let allTheyHad = 0;
  const end = supporters.offsets[seat + 1] as number;
  for (let at = supporters.offsets[seat] as number; at < end; at += 1) {
    const group = supporters.items[at] as number;
    if (paidAllItHad(run, group, round)) allTheyHad += weights[group] as number;
    else if (paidInFull(run, group, round)) inFull += weights[group] as number;
  }
  const effective = { numerator: BigInt(amount) * each.denominator, denominator: each.numerator };
  return { kind: 'payment', each, inFull, allTheyHad, effective };
}
