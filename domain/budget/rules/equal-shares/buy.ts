import type { Contender } from '../../contender.ts';
import { hasLimits, limitOn, paying } from '../../purse.ts';
import { settle } from './exact-levels.ts';
import { type Run, ulp } from './run.ts';

/** Buys a seat whose level is known: its supporters pay, and the seats that it excludes are closed. */
export function buy(run: Run, seat: number): void {
  const round = run.bought.length;
  run.bought.push(seat);
  run.roundOf[seat] = round;
  run.levels.push(run.level[seat] as number);
  run.levelErrors.push(run.levelError[seat] as number);
  run.highs.push(run.high[seat] as number);
  run.wasFull.push(run.full[seat] === 1);
  pay(run, seat, round);
  const { project } = run.market.contenders[seat] as Contender;
  run.purse = paying(run.purse, project);
  run.overspent = run.purse.remaining < 0;
  close(run, seat);
}

/** Each supporter pays her share of the level, or all she has where that is less. */
function pay(run: Run, seat: number, round: number): void {
  const { supporters } = run.market;
  const { items, shares } = supporters;
  const { money, error, spentIn } = run;
  const level = run.level[seat] as number;
  const doubt = run.levelError[seat] as number;
  const unsure: number[] = [];
  const shareOf = new Map<number, number>();
  const end = supporters.offsets[seat + 1] as number;
  for (let at = supporters.offsets[seat] as number; at < end; at += 1) {
    const group = items[at] as number;
    const has = money[group] as number;
    if (has === 0) continue;
    const share = shares ? (shares[at] as number) : 1;
    const left = has - level * share;
    const off = (error[group] as number) + doubt * share + 2 * ulp * has;
    if (left > off) {
      money[group] = left;
      error[group] = off;
      run.worst = Math.max(run.worst, off);
    } else if (left < -off) {
      money[group] = 0;
      error[group] = 0;
      spentIn[group] = round + 1;
    } else {
      unsure.push(group);
      shareOf.set(group, share);
    }
  }
  if (unsure.length > 0) {
    settle(run, unsure, (group) => shareOf.get(group) as number);
  }
}

/** Takes the seat out of the queue, together with seats that are now excluded or no longer fit their reserved sum. */
function close(run: Run, seat: number): void {
  const { queue, market } = run;
  const binds = hasLimits(run.purse);
  let kept = 0;
  for (let at = 0; at < run.open; at += 1) {
    const other = queue[at] as number;
    if (other === seat) continue;
    if (binds && limitOn(run.purse, (market.contenders[other] as Contender).project)) continue;
    queue[kept] = other;
    kept += 1;
  }
  run.open = kept;
}
