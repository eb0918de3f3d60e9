import { readVenueWeekCall } from '#adapters/wire/reservations/read-venue-week.ts';
import { readTicketedEventCall } from '#adapters/wire/tickets/read-event.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { listShowcaseCall } from '#adapters/wire/showcase/list-showcase.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { openNow, type OpenNow } from '#domain/showcase/open-now.ts';
import { readOpeningHours } from '#domain/vouchers/shops/opening-hours.ts';
import type { VoucherSeason } from '#domain/vouchers/voucher-season.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { PocketPorts } from '../state.ts';

/** What a favourite is about to do. `free`: a place of it can be reserved. `session`: one of its sessions begins. */
interface ComingStatus {
  readonly kind: 'free' | 'session';
  readonly at: Instant;
}

/** Whether a shop is open, and takes vouchers or why not. `isStale`: it has not said for 90 days that its hours hold. */
export interface FavouriteShop {
  readonly kind: 'shop';
  readonly open: OpenNow;
  readonly vouchers: VoucherSeason;
  readonly isStale: boolean;
}

/** What a favourite does or is about to do. */
export type FavouriteStatus = ComingStatus | FavouriteShop;

type Ports = Pick<PocketPorts, 'realm' | 'call' | 'clock' | 'zone'>;

/** The first of some moments that is still to come; null if there is none. */
const firstOf = (kind: ComingStatus['kind'], moments: readonly string[], now: Instant) => {
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

type ShopList = () => Promise<Either<unknown, CallAnswer<typeof listShowcaseCall>>>;

async function ofShop({ clock, zone }: Ports, list: ShopList, id: string): Promise<FavouriteStatus | null> {
  const listed = await list();
  const shop = isLeft(listed) ? undefined : listed.right.items.find((one) => one.id === id);
  if (isLeft(listed) || shop === undefined) return null;
  const { age } = shop;
  const { vouchers } = listed.right;
  const holidays = new Set(listed.right.holidays);
  const hours = readOpeningHours(shop.hours) ?? [];
  const open = openNow(hours, clock.now(), zone(), (day) => holidays.has(day));
  return { kind: 'shop', open, vouchers, isStale: age === 'stale' };
}

/** Asks for the shops of the town once, however many of them are favourites. */
export function shopsOnce({ call, realm }: Pick<Ports, 'call' | 'realm'>): ShopList {
  let asked: ReturnType<ShopList> | undefined;
  return () => (asked ??= call(listShowcaseCall, { realm }));
}

/** The status of a page that is a favourite, as the council says now; null if it has none, or there is no line. */
export async function askStatus(
  ports: Ports,
  shops: ShopList,
  path: string,
): Promise<FavouriteStatus | null> {
  const { pathname, searchParams } = new URL(path, 'https://portal.invalid');
  const [venue, event] = [searchParams.get('instalacion'), searchParams.get('evento')];
  const shop = searchParams.get('comercio');
  if (pathname === '/comercios' && shop !== null) return ofShop(ports, shops, shop);
  if (pathname === '/reservas' && venue !== null) return ofVenue(ports, venue);
  return pathname === '/entradas' && event !== null ? ofEvent(ports, event) : null;
}
