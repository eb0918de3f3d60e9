import type { CensusRegister } from '#application/ports/server/census-register.ts';
import type { VotingKeys } from '#application/ports/server/voting-keys.ts';
import type { Town } from '#domain/access/town.ts';
import type { AppointmentService } from '#domain/appointments/appointment-office.ts';
import type { BookingChannel } from '#domain/appointments/office-calendar.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { readHolder, type WrittenHolder } from '#domain/vouchers/issue/holder-rules.ts';
import type { BookingRefused } from './booking-refused.ts';

/** What a person is checked with. */
export interface BookerPorts {
  readonly census: Pick<CensusRegister, 'match' | 'atDesk'>;
  readonly keys: Pick<VotingKeys, 'account'>;
}

/** Whether one of the services is for people of the census only. */
export const needsCensus = (services: readonly Pick<AppointmentService, 'booker'>[]): boolean =>
  services.some(({ booker }) => booker === 'census');

/** The mark by which a person is known in appointments. */
export const markOfBooker = (
  { keys }: Pick<BookerPorts, 'keys'>,
  realm: RealmId,
  identity: IdentityNumber,
): string => keys.account(`person of appointments ${JSON.stringify([realm, identity])}`);

/**
 * The mark of the person who books: the same for every spelling of their number, in every office, on every device and on the
 * phone. The number is not kept.
 */
export const checkBooker =
  ({ census, keys }: BookerPorts) =>
  async (
    { realm, timeZone }: Town,
    services: readonly AppointmentService[],
    { written, channel }: { readonly written: WrittenHolder; readonly channel: BookingChannel },
    now: Instant,
  ): Promise<Either<BookingRefused, string>> => {
    const isListed = needsCensus(services);
    const needsBirthDay = isListed && channel === 'web';
    const read = readHolder(written, { needsBirthDay, today: dayAt(now, timeZone) });
    if (isLeft(read)) return left({ kind: read.left.kind });
    const { identity, birthYear } = read.right;
    const listed = () =>
      channel === 'web' ? census.match(realm, identity, [birthYear]) : census.atDesk(realm, identity);
    if (isListed && (await listed()) === null) return left({ kind: 'notListed' });
    return right(markOfBooker({ keys }, realm, identity));
  };
