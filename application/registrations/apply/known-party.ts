import type { Town } from '#domain/access/town.ts';
import { ageOn } from '#domain/census/age.ts';
import type { Activity } from '#domain/registrations/activity/activity.ts';
import { goodOfActivity } from '#domain/registrations/activity/activity.ts';
import type { Application } from '#domain/registrations/applicants/application.ts';
import {
  nameOfPerson,
  type PartyFault,
  type ReadPerson,
  readParty,
  type WrittenParty,
} from '#domain/registrations/applicants/participant.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RegistrationPorts } from '../registration-ports.ts';

type Ports = Pick<RegistrationPorts, 'census' | 'voucherKeys' | 'clock'>;

/** Why nobody is known by what was written. `notListed`: the activity is for people of the census. */
export type KnownRefused = PartyFault | { readonly kind: 'notListed' };

/** What is stored of who an application is for. */
export type KnownParty = Pick<Application, 'holder' | 'guardian' | 'isOfCensus' | 'age'>;

async function isInCensus(
  { census }: Pick<Ports, 'census'>,
  { realm }: Town,
  { identity, birthDay }: ReadPerson,
  isAtDesk: boolean,
): Promise<boolean> {
  if (identity === null) return false;
  const person = isAtDesk
    ? await census.atDesk(realm, identity)
    : await census.match(realm, identity, [birthDay.slice(0, 4)]);
  return person !== null;
}

const asksCensus = ({ isForCensus, segments }: Activity): boolean =>
  isForCensus || segments.some(({ check }) => check === 'census');

/**
 * Who an application is for, as marks: the same for every spelling, on every device. A child is of the census if it is, or if
 * who answers for it is.
 */
export const knownParty =
  (ports: Ports) =>
  async (
    town: Town,
    activity: Activity,
    written: WrittenParty,
    isAtDesk: boolean,
  ): Promise<Either<KnownRefused, KnownParty>> => {
    const now = ports.clock.now();
    const read = readParty(written, dayAt(now, town.timeZone));
    if (isLeft(read)) return read;
    const { participant, guardian } = read.right;
    const people = guardian === null ? [participant] : [participant, guardian];
    const found = asksCensus(activity)
      ? await Promise.all(people.map((one) => isInCensus(ports, town, one, isAtDesk)))
      : [];
    const isOfCensus = found.includes(true);
    if (activity.isForCensus && !isOfCensus) return left({ kind: 'notListed' });
    const name = { realm: town.realm, campaign: goodOfActivity(activity.id) };
    const markOf = (person: ReadPerson) =>
      ports.voucherKeys.holder(name, nameOfPerson(person, guardian === person ? null : guardian));
    const firstDay = dayAt(activity.times.starts, town.timeZone);
    return right({
      holder: markOf(participant),
      guardian: guardian && markOf(guardian),
      isOfCensus,
      age: ageOn(participant.birthDay, firstDay),
    });
  };
