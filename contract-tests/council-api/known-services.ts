import { addressOf } from '#adapters/wire/address-of.ts';
import { findAppointmentTimesCall } from '#adapters/wire/appointments/find-appointment-times.ts';
import { listAppointmentServicesCall } from '#adapters/wire/appointments/list-appointment-services.ts';
import type { OfficeAnswer, ServiceAnswer } from '#adapters/wire/appointments/setup.ts';
import type { JsonCall } from '#adapters/wire/call.ts';
import { decode } from '#adapters/wire/decode.ts';
import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import { listActivitiesCall } from '#adapters/wire/registrations/list-activities.ts';
import { readActivityCall } from '#adapters/wire/registrations/read-activity.ts';
import { listVenuesCall } from '#adapters/wire/reservations/list-venues.ts';
import { readVenueCall } from '#adapters/wire/reservations/read-venue.ts';
import { readVenueWeekCall, type VenueWeekAnswer } from '#adapters/wire/reservations/read-venue-week.ts';
import type { VenueAnswer } from '#adapters/wire/reservations/venue.ts';
import { listTicketedEventsCall } from '#adapters/wire/tickets/list-events.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import type { TicketedEventAnswer } from '#adapters/wire/tickets/ticketed-event.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { type Ask, ask, type HttpAnswer } from './ask.ts';
import type { Asker } from './asker.ts';
import type { Finding, NoAnswer } from './finding.ts';
import { objectIn } from './read-answer.ts';

/** The lists of what people can have of a town: times of its offices, its places, courses and events. */
export const serviceSources = ['appointments', 'venues', 'activities', 'events'] as const;
type ServiceSource = (typeof serviceSources)[number];

/** A time that can be booked now. */
interface FreeTime {
  readonly service: string;
  readonly office: string;
  readonly at: string;
}

/** What people can have of a town now. What cannot be read is left out, and in `broken`. */
export interface KnownServices {
  readonly appointments: {
    readonly services: readonly ServiceAnswer[];
    readonly offices: readonly OfficeAnswer[];
    /** For a service that anybody books. */
    readonly free: FreeTime | null;
  };
  readonly venues: readonly { readonly venue: VenueAnswer; readonly week: VenueWeekAnswer }[];
  readonly activities: readonly ActivityAnswer[];
  readonly events: readonly TicketedEventAnswer[];
}

export const noServices: KnownServices = {
  appointments: { services: [], offices: [], free: null },
  venues: [],
  activities: [],
  events: [],
};

/** The requests for these lists. */
export const serviceAsks = (realm: RealmId): Readonly<Record<ServiceSource, Ask>> => ({
  appointments: ask(addressOf(listAppointmentServicesCall, { realm })),
  venues: ask(addressOf(listVenuesCall, { realm })),
  activities: ask(addressOf(listActivitiesCall, { realm })),
  events: ask(addressOf(listTicketedEventsCall, { realm })),
});

type Answered = Either<NoAnswer, HttpAnswer>;

/** The answer of a call in its documented form. */
function readBy<T>(call: JsonCall, answer: Answered): Either<Finding, T> {
  const object = isLeft(answer) ? answer : objectIn(answer.right);
  if (isLeft(object)) return object;
  const read = decode(call.answer, object.right);
  return isLeft(read) ? left({ kind: 'unreadable', where: read.left.where }) : right(read.right as T);
}

/** Gets to know what people can have of a town, as far as its lists were asked for; a town need not have any of them. */
export async function knowServices(
  asker: Asker,
  realm: RealmId,
  answers: ReadonlyMap<string, Answered>,
): Promise<KnownServices & { readonly broken: ReadonlyMap<ServiceSource, Finding> }> {
  const broken = new Map<ServiceSource, Finding>();
  const asked = async <T>(source: ServiceSource, call: JsonCall, answer: Answered): Promise<T | null> => {
    const read = readBy<T>(call, answer);
    if (isLeft(read)) broken.set(source, read.left);
    return isLeft(read) ? null : read.right;
  };
  const listed = async <T>(source: ServiceSource, call: JsonCall): Promise<T | null> => {
    const answer = answers.get(source);
    const isMissing = answer === undefined || (!isLeft(answer) && answer.right.status === 404);
    return isMissing ? null : asked<T>(source, call, answer);
  };
  const each = async <T>(
    source: ServiceSource,
    list: JsonCall,
    one: (id: string) => Promise<T | null>,
  ): Promise<readonly T[]> => {
    const rows = await listed<{ readonly items: readonly { readonly id: string }[] }>(source, list);
    const read: T[] = [];
    for (const { id } of rows?.items ?? []) {
      const found = await one(id);
      if (found !== null) read.push(found);
    }
    return read;
  };
  const named = { realm };
  const setup = await listed<KnownServices['appointments']>('appointments', listAppointmentServicesCall);
  return {
    appointments:
      setup === null
        ? noServices.appointments
        : { ...setup, free: await firstFreeTime(asker, realm, setup.services) },
    venues: await each('venues', listVenuesCall, async (id) => {
      const read = await asker(ask(addressOf(readVenueCall, { ...named, id })));
      const venue = await asked<VenueAnswer>('venues', readVenueCall, read);
      const times = await asker(ask(addressOf(readVenueWeekCall, { ...named, id })));
      const week = await asked<VenueWeekAnswer>('venues', readVenueWeekCall, times);
      return venue && week && { venue, week };
    }),
    activities: await each('activities', listActivitiesCall, async (id) => {
      const read = await asker(ask(addressOf(readActivityCall, { ...named, id })));
      return asked<ActivityAnswer>('activities', readActivityCall, read);
    }),
    events: await each('events', listTicketedEventsCall, async (id) => {
      const read = await asker(ask(addressOf(readTicketedEventCall, { ...named, id })));
      return asked<TicketedEventAnswer>('events', readTicketedEventCall, read);
    }),
    broken,
  };
}

/** The first time of the first service that anybody books and that has one. */
async function firstFreeTime(
  asker: Asker,
  realm: RealmId,
  services: readonly ServiceAnswer[],
): Promise<FreeTime | null> {
  for (const { id, booker } of services) {
    if (booker !== 'anybody') continue;
    const answer = await asker(ask(addressOf(findAppointmentTimesCall, { realm, services: [id] })));
    const read = readBy<{
      readonly offices: readonly { readonly id: string; readonly first: string | null }[];
    }>(findAppointmentTimesCall, answer);
    const office = isLeft(read) ? undefined : read.right.offices.find(({ first }) => first !== null);
    if (office?.first) return { service: id, office: office.id, at: office.first };
  }
  return null;
}
