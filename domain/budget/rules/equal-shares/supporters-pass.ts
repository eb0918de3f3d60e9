import type { Run } from './run.ts';

/** What one pass over the supporters of a seat finds at a level. */
interface Pass {
  /** What those who have less than the level have together, and the bound of that number's error. */
  poor: number;
  poorError: number;
  /** What all have together. */
  all: number;
  /** The shares of the others together: whole numbers, so that the sum is exactly 0 if no supporter is rich. */
  rich: number;
  /** The least that a rich share has: it shows how near the level is to it. */
  leastOfRich: number;
}

const last: Pass = { poor: 0, poorError: 0, all: 0, rich: 0, leastOfRich: 0 };
/** The result of the last pass; one object is reused, since there are millions of passes. */
export const lastPass: Readonly<Pass> = last;

const beyond = 1e300;
/**
 * Supporters are processed in blocks: an engine that compiles a loop while it runs has no type information yet for the
 * code after it.
 */
const stretch = 512;

/** Looks through the supporters of a seat, each at a level; what it finds is `lastPass`. */
export function look(run: Run, seat: number, level: number): void {
  const { supporters, totals } = run.market;
  const { shares } = supporters;
  const end = supporters.offsets[seat + 1] as number;
  last.poor = 0;
  last.poorError = 0;
  last.all = 0;
  last.rich = totals[seat] as number;
  last.leastOfRich = Infinity;
  for (let at = supporters.offsets[seat] as number; at < end; at += stretch) {
    const until = Math.min(at + stretch, end);
    if (shares) addUpShares(run, at, until, level, shares);
    else addUp(run, at, until, level);
  }
}

function addUp({ market, money, error }: Run, from: number, until: number, level: number): void {
  const { supporterWeights, supporters } = market;
  const { items } = supporters;
  let { poor, poorError, all, rich, leastOfRich } = last;
  for (let at = from; at < until; at += 1) {
    const group = items[at] as number;
    const has = money[group] as number;
    const weight = supporterWeights[at] as number;
    const isPoor = Number(has < level);
    const ofPoor = weight * isPoor;
    poor += ofPoor * has;
    poorError += ofPoor * (error[group] as number);
    all += weight * has;
    rich -= ofPoor;
    leastOfRich = Math.min(leastOfRich, has + isPoor * beyond);
  }
  keepPass(poor, poorError, all, rich, leastOfRich);
}

/**
 * The same where a supporter pays in proportion to her share: a separate loop, so that the other one needs no division.
 */
function addUpShares(
  { market, money, error }: Run,
  from: number,
  until: number,
  level: number,
  shares: Float64Array,
): void {
  const { supporterWeights, supporters } = market;
  const { items } = supporters;
  let { poor, poorError, all, rich, leastOfRich } = last;
  for (let at = from; at < until; at += 1) {
    const group = items[at] as number;
    const has = money[group] as number;
    const share = shares[at] as number;
    const perShare = has / share;
    const weight = supporterWeights[at] as number;
    const isPoor = Number(perShare < level);
    const ofPoor = weight * isPoor;
    poor += ofPoor * has;
    poorError += ofPoor * (error[group] as number);
    all += weight * has;
    rich -= ofPoor * share;
    leastOfRich = Math.min(leastOfRich, perShare + isPoor * beyond);
  }
  keepPass(poor, poorError, all, rich, leastOfRich);
}

function keepPass(poor: number, poorError: number, all: number, rich: number, leastOfRich: number): void {
  last.poor = poor;
  last.poorError = poorError;
  last.all = all;
  last.rich = rich;
  last.leastOfRich = leastOfRich;
}
