import type { Allocation } from '../../allocation.ts';
import { electorateOf } from '../../ballots/electorate.ts';
import type { PhragmenRule } from './rule.ts';
import type { Election } from '../../election.ts';
import { burdensOf, exactLoadWith, noLoads, take } from './loads.ts';
import type { ProposalId } from '#domain/shared/ids.ts';
import type { Rational } from '#domain/shared/rational.ts';
import { certain } from '../../explanation/certain.ts';

/** The load to which the supporters of a project would have come, had it been bought when the rule ended. */
export function loadsThen(
  election: Election,
  rule: PhragmenRule,
  { funded }: Allocation,
): (project: ProposalId) => Rational {
  const { field, group } = certain(electorateOf(election, rule, 'cardinality'));
  const burdens = burdensOf(field.eligible, group(field.eligible));
  const loads = noLoads(burdens);
  const seatOf = new Map(field.eligible.map(({ project }, seat) => [project.id, seat]));
  for (const { project } of funded) {
    const seat = seatOf.get(project.id);
    if (seat !== undefined) take(loads, seat);
  }
  return (project) => exactLoadWith(loads, seatOf.get(project) as number);
}
