import type { Instant } from '../shared/calendar-day.ts';
import type { OfficeDesk } from './appointment-office.ts';
import type { OfficeVisit } from './visit.ts';

/** A person who waits, and since when it counts. */
export interface QueuePlace {
  readonly visit: OfficeVisit;
  readonly since: Instant;
}

/**
 * Since when a visit waits: a ticket since it was taken, an appointment since its time or since the person came, if that
 * was later. Who comes early waits for their time like who comes in time.
 */
export const waitsSince = ({ at, seat, deeds }: OfficeVisit): Instant => {
  const arrived = deeds.findLast(({ act }) => act === 'arrive')?.at ?? at;
  return seat === null ? at : Math.max(at, arrived);
};

/** Who needs to be called earlier counts as if they had waited so many minutes more. */
export const preferredMinutes = 15;

/**
 * The moment by which a visit has its place in the queue: since when it waits or, of who needs to be called earlier, a
 * quarter of an hour before. So who has waited a quarter of an hour more than such a person is called first all the same.
 */
export const turnOf = (visit: OfficeVisit): Instant =>
  waitsSince(visit) - (visit.prefers === true ? preferredMinutes * 60_000 : 0);

/** Who waits, the next one first: by their turn, then by their code. */
export const queueOf = (visits: readonly OfficeVisit[]): readonly QueuePlace[] =>
  visits
    .filter(({ state }) => state === 'arrived')
    .map((visit) => ({ visit, since: waitsSince(visit) }))
    .toSorted(
      (a, b) => turnOf(a.visit) - turnOf(b.visit) || ((a.visit.code ?? '') < (b.visit.code ?? '') ? -1 : 1),
    );

/** Whether a desk can do all services of a visit. */
export const canServe = (desk: Pick<OfficeDesk, 'services'>, services: readonly string[]): boolean =>
  desk.services === null || services.every((one) => desk.services?.includes(one));

/** Whether a desk calls a visit: it can do its services, and nobody redirected it to another desk. */
export const isForDesk = (desk: Pick<OfficeDesk, 'id' | 'services'>, visit: OfficeVisit): boolean =>
  (visit.forDesk ?? desk.id) === desk.id && canServe(desk, visit.services);

/** Those of a queue whom a desk calls, the next one first. */
export const queueAtDesk = (
  queue: readonly QueuePlace[],
  desk: Pick<OfficeDesk, 'id' | 'services'>,
): readonly QueuePlace[] => queue.filter(({ visit }) => isForDesk(desk, visit));
