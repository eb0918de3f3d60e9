import { compareRationals, type Rational } from '#domain/shared/rational.ts';
import type { Allocation } from '../../allocation.ts';
import { electorateOf } from '../../ballots/electorate.ts';
import type { NamedChange, Replay } from '../../changes/change.ts';
import type { Contender } from '../../contender.ts';
import type { Election } from '../../election.ts';
import { certain } from '../../explanation/certain.ts';
import { limitOn, type Purse } from '../../purse.ts';
import type { TieBreak } from '../../parameters.ts';
import { compareByList } from '../../tie-break.ts';
import { type Burdens, burdenOf, burdensOf, exactLoadWith, loadOf } from './loads.ts';
import { playLoads } from './play.ts';
import type { PhragmenRule } from './rule.ts';

/** A round of a run without the project that is asked about. */
interface Stage {
  readonly purse: Purse;
  /** The others that could be next, and the load at which; null if there are none. */
  readonly least: readonly Contender[];
  readonly load: Rational | null;
  /** What the supporters of each watched seat had been given together. */
  readonly burdens: ReadonlyMap<number, Rational>;
}

/** The seats of an election, also those that have too few votes to take part, since further ballots may change that. */
interface Setting {
  readonly contenders: readonly Contender[];
  readonly burdens: Burdens;
  /** How many ballots name each. */
  readonly supporters: Float64Array;
  readonly purse: Purse;
  readonly rule: PhragmenRule;
}

/**
 * What Phragmén's rule would do on changed elections, exactly. Until the changed project is bought, the run is the one
 * without it, so one recorded run answers for all projects that it neither buys nor ends with, and one run for each of
 * the others. Only for a list of ties that leaves no order open.
 *
 * @example A 60 with three supporters is bought at a load of 20. B 70 has two: it needs a load of 20 or less, so two
 * ballots more make it level (70 / 4 = 17,5), one does not (70 / 3 = 23,3)
 */
export function replayOfPhragmen(election: Election, rule: PhragmenRule, allocation: Allocation): Replay {
  const setting = settingOf(election, rule);
  const seatOf = new Map(setting.contenders.map(({ place }, seat) => [place, seat]));
  const settled = new Set([
    ...allocation.funded.map(({ project }) => project.id),
    ...allocation.unfunded.filter(({ reason }) => reason === 'overBudget').map(({ project }) => project.id),
  ]);
  const watched = setting.contenders.flatMap(({ project }, seat) => (settled.has(project.id) ? [] : [seat]));
  const common = stagesOf(setting, watched, setting.burdens);
  const own = new Map<number, readonly Stage[]>();
  const stagesFor = (seat: number): readonly Stage[] => {
    if (watched.includes(seat)) return common;
    const known = own.get(seat) ?? stagesOf(setting, [seat], without(setting.burdens, [seat]));
    own.set(seat, known);
    return known;
  };
  return {
    isRecorded: true,
    ceiling: () => null,
    guessedCost: () => null,
    funds: (change) => {
      const seat = seatOf.get(change.place) as number;
      return isBought(stagesFor(seat), seat, changed(setting, seat, change), rule);
    },
  };
}

function settingOf(election: Election, rule: PhragmenRule): Setting {
  const { field, group } = certain(electorateOf(election, rule, 'cardinality'));
  const tooFew = field.excluded.flatMap(({ contender, reason }) =>
    reason === 'belowMinimum' ? [contender] : [],
  );
  const contenders = [...field.eligible, ...tooFew];
  const all = burdensOf(contenders, group(contenders));
  const left = tooFew.map((_, at) => field.eligible.length + at);
  const { purse } = field;
  return { contenders, burdens: without(all, left), supporters: all.totals, purse, rule };
}

/** The same without these seats: nobody supports them. */
function without(burdens: Burdens, seats: readonly number[]): Burdens {
  const totals = burdens.totals.slice();
  for (const seat of seats) totals[seat] = 0;
  return { ...burdens, totals };
}

function stagesOf(
  { contenders, purse: before, rule }: Setting,
  watched: readonly number[],
  burdens: Burdens,
): readonly Stage[] {
  const stages: Stage[] = [];
  playLoads(contenders, burdens, before, rule.ties, new Map(), ({ loads, least, purse }) => {
    const [first] = least;
    stages.push({
      purse,
      least: least.map((seat) => contenders[seat] as Contender),
      load: first === undefined ? null : exactLoadWith(loads, first),
      burdens: new Map(watched.map((seat) => [seat, burdenOf(loads, seat)])),
    });
  });
  return stages;
}

/** A project after its change, with the number of its supporters; null if it takes no part. */
interface Changed {
  readonly contender: Contender;
  readonly supporters: number;
}

function changed(
  { contenders, supporters: named, rule }: Setting,
  seat: number,
  change: NamedChange,
): Changed | null {
  const before = contenders[seat] as Contender;
  const { project } = before;
  const more = change.kind === 'ballots' ? change.more : 0;
  const supporters = (named[seat] as number) + more;
  const votes = before.votes + more;
  const amount = change.kind === 'cost' ? change.amount : project.amount;
  if (supporters === 0 || votes < (rule.parts?.minVotes ?? 0)) return null;
  return { contender: { ...before, project: { ...project, amount }, votes, whole: votes }, supporters };
}

function isBought(
  stages: readonly Stage[],
  seat: number,
  asked: Changed | null,
  { ties }: { readonly ties: readonly TieBreak[] },
): boolean {
  if (asked === null) return false;
  const { contender, supporters } = asked;
  const { project, place } = contender;
  for (const { purse, least, load, burdens } of stages) {
    if (limitOn(purse, project)) return false;
    const own = loadOf(burdens.get(seat) as Rational, project.amount, supporters);
    const order = load === null ? -1 : compareRationals(own, load);
    if (order > 0) continue;
    const level = order < 0 ? [] : least.filter((other) => other.place !== place);
    if ([contender, ...level].some((one) => one.project.amount > purse.remaining)) return false;
    if (level.every((other) => compareByList(ties, contender, other) < 0)) return true;
  }
  return false;
}
