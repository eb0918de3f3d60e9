import type { Allocation } from '../../allocation.ts';
import { type Electorate, electorateOf } from '../../ballots/electorate.ts';
import type { GroupedBallots } from '../../ballots/group-ballots.ts';
import type { NamedChange, Replay } from '../../changes/change.ts';
import { changedBy } from '../../changes/changed-election.ts';
import type { Contender } from '../../contender.ts';
import type { BudgetProject, Election } from '../../election.ts';
import { certain } from '../../explanation/certain.ts';
import { completing, endedBy, settingOf } from './allocate.ts';
import { ceilingsOf } from './ceilings.ts';
import { completes, type EqualSharesRule } from './rule.ts';

/**
 * The method of equal shares on changed elections: as `allocateByEqualShares`, but equal ballots are put together once for
 * all changes, and no tie is asked for, nor what anybody paid. Only for a list of ties that leaves no order open.
 */
export function replayOfEqualShares(
  election: Election,
  rule: EqualSharesRule,
  allocation: Allocation,
): Replay {
  const electorate = certain(electorateOf(election, rule, rule.satisfaction));
  const group = remembering(electorate.group);
  const ceilings = ceilingsOf(settingOf({ ...electorate, group }, rule), rule, allocation);
  return {
    isRecorded: false,
    ceiling: (place) => ceilings.get(place)?.most ?? null,
    guessedCost: (place) => ceilings.get(place)?.guess ?? null,
    funds: (change) => {
      const read = certain(electorateOf(changedBy(election, change), rule, rule.satisfaction));
      const changed = { ...read, group: grouping(group, change) };
      const { id } = election.projects[change.place] as BudgetProject;
      return fundedIn(changed, rule).some(({ project }) => project.id === id);
    },
  };
}

type Group = Electorate['group'];

/** Groups the ballots once for each list of contenders. */
function remembering(group: Group): Group {
  const known = new Map<string, GroupedBallots>();
  return (contenders) => {
    const key = contenders.map(({ place }) => place).join();
    const found = known.get(key) ?? group(contenders);
    known.set(key, found);
    return found;
  };
}

/** The ballots of the changed election: those there are, and as one more group those that were added. */
function grouping(group: Group, change: NamedChange): Group {
  if (change.kind === 'cost') return group;
  return (contenders) => {
    const grouped = group(contenders);
    const seat = contenders.findIndex(({ place }) => place === change.place);
    return seat < 0 ? grouped : withGroup(grouped, seat, change.more);
  };
}

function withGroup(
  { groups, weights, supports }: GroupedBallots,
  seat: number,
  weight: number,
): GroupedBallots {
  const { offsets, items } = supports;
  const more = { offsets: new Uint32Array(offsets.length + 1), items: new Uint32Array(items.length + 1) };
  more.offsets.set(offsets);
  more.offsets[offsets.length] = items.length + 1;
  more.items.set(items);
  more.items[items.length] = seat;
  const all = new Float64Array(groups + 1).fill(weight);
  all.set(weights);
  // Ballots are added only where they do not give points, and so have no shares.
  return { groups: groups + 1, weights: all, supports: { ...more, shares: null } };
}

function fundedIn(electorate: Electorate, rule: EqualSharesRule): readonly Pick<Contender, 'project'>[] {
  const setting = settingOf(electorate, rule);
  const { run } = certain(endedBy(setting.market, rule));
  const bought = run.bought.map((seat) => setting.market.contenders[seat] as Contender);
  const paid = [...setting.free.funded, ...bought];
  return completes(rule) ? [...paid, ...completing(setting, rule, run)] : paid;
}
