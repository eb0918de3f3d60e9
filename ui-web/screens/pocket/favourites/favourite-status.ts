import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { PocketPorts } from '../state.ts';

/** What a favourite is about to do. `free`: a place of it can be reserved. `session`: one of its sessions begins. */
export interface FavouriteStatus {
  readonly kind: 'free' | 'session';
  readonly at: Instant;
}

type Ports = Pick<PocketPorts, 'realm' | 'call' | 'clock'>;

/** The first of some moments that is still to come; null if there is none. */
const firstOf = (kind: FavouriteStatus['kind'], moments: readonly string[], now: Instant) => {
  const ahead = moments.map((text) => Date.parse(text)).filter((at) => at > now);
  return ahead.length === 0 ? null : { kind, at: Math.min(...ahead) };
};

async function ofVenue({ realm, call, clock }: Ports, id: string): Promise<FavouriteStatus | null> {
  const week = await call(readVenueWeekCall, { realm, id });
  if (isLeft(week)) return null;
  const starts = week.right.days.flatMap(({ places }) => places.flatMap((place) => place.starts));
  return firstOf('free', starts, clock.now());
}

async function ofEvent({ realm, call, clock }: Ports, id: string): Promise<FavouriteStatus | null> {
  const event = await call(readTicketedEventCall, { realm, id });
  if (isLeft(event)) return null;
  const held = event.right.dates.filter(({ calledOff }) => calledOff === null);
  return firstOf(
    'session',
    held.map(({ start }) => start),
    clock.now(),
  );
}

/** The status of a page that is a favourite, as the council says now; null if it has none, or there is no line. */
export async function askStatus(ports: Ports, path: string): Promise<FavouriteStatus | null> {
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid');
  const [venue, event] = [searchParams.get('instalacion'), searchParams.get('evento')];
  if (pathname === '/reservas' && venue !== null) return ofVenue(ports, venue);
  return pathname === '/entradas' && event !== null ? ofEvent(ports, event) : null;
}
