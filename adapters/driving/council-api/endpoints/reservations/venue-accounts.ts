import type { FastifyInstance } from 'fastify';
import { exportVenueMonthCall } from '#adapters/wire/reservations/office/export-venue-month.ts';
import { findStrikesCall } from '#adapters/wire/reservations/office/find-strikes.ts';
import { forgiveStrikeCall } from '#adapters/wire/reservations/office/forgive-strike.ts';
import { listOwedMoneyCall } from '#adapters/wire/reservations/office/list-owed-money.ts';
import { listStrikesCall } from '#adapters/wire/reservations/office/list-strikes.ts';
import { readVenueMonthCall } from '#adapters/wire/reservations/office/read-venue-month.ts';
import { returnOwedMoneyCall } from '#adapters/wire/reservations/office/return-owed-money.ts';
import { seenReservationsIn } from '#application/reservations/list-reservations.ts';
import type { GoodId } from '#application/ports/server/scarcity/goods-store.ts';
import { findStrikes } from '#application/reservations/staff/find-strikes.ts';
import { forgiveStrike } from '#application/reservations/staff/forgive-strike.ts';
import { listStrikes, type StrikesOfPerson } from '#application/reservations/staff/list-strikes.ts';
import { listOwedMoney, returnOwedMoney } from '#application/reservations/staff/owed-money.ts';
import type { SeenReservation } from '#application/reservations/view-reservation.ts';
import type { Town } from '#domain/access/town.ts';
import { sumsOfVenue } from '#domain/reservations/month-of-venue.ts';
import { addDays, parseDay, startOfDay } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { asWritten, route } from '../../plugins/route.ts';
import { withinDeskBudget } from '../votes/desk/desk-budget.ts';
import { type AskedVenue, reservationRefused, venueIn } from './asked-venue.ts';
import { languageOf } from '../requests/captcha.ts';
import { monthTable, monthWorkbook } from './month-table.ts';
import { namedByStaff, shownToStaff } from './named-by-staff.ts';
import { reservationRefunds } from './paid-reservations.ts';
import { writeStaffReservation } from './write-staff-reservation.ts';

const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function strikes(server: FastifyInstance, council: ServerParts): void {
  const write = writeStaffReservation(council);
  const seen = shownToStaff(council);
  const shown = (good: GoodId, people: readonly StrikesOfPerson[]) =>
    people.map(({ holder, strikes: { count, blockedUntil }, missed }) => ({
      holder,
      count,
      blockedUntil: moment(blockedUntil),
      missed: missed.map((one) => write(good, one)),
    }));
  route(server, council, listStrikesCall, async ({ town, id }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { site, good } = found.right;
    return right({ items: shown(good, await listStrikes(council)(good, site.venue.strikes)) });
  });

  route(server, council, findStrikesCall, async ({ town, realm, id, body, member }) => {
    const asked = await venueIn(council, town, id);
    if (isLeft(asked)) return asked;
    const { site, good } = asked.right;
    const work = () => findStrikes(council)(good, site.venue.strikes, body.identity);
    const tried = await withinDeskBudget(
      council,
      { realm, member },
      work,
      (done) => !isLeft(done) && done.right.length === 0,
    );
    if (isLeft(tried)) return tried;
    if (isLeft(tried.right)) return left(reservationRefused(tried.right.left));
    return right({ items: shown(good, tried.right.right) });
  });

  route(server, council, forgiveStrikeCall, async ({ town, id, body, member }) => {
    const named = await namedByStaff(council, town, { venue: id, name: body.reservation });
    if (isLeft(named)) return named;
    const { good, kept } = named.right;
    const verdict = { reason: body.reason, by: member.name };
    const done = await forgiveStrike(council)(good, kept, verdict);
    return isLeft(done) ? left(reservationRefused(done.left)) : right(await seen(good, kept));
  });
}

function owed(server: FastifyInstance, council: ServerParts): void {
  const refunds = reservationRefunds(council);
  const seen = shownToStaff(council);
  route(server, council, listOwedMoneyCall, async ({ town, id }) => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return found;
    const { good } = found.right;
    const found_ = await listOwedMoney(council)(good);
    const items = await Promise.all(
      found_.map(async ({ owed: { what, amount }, ...kept }) => ({
        reservation: await seen(good, kept),
        what,
        amount,
        payment: kept.reservation.payment,
      })),
    );
    return right({ items });
  });

  route(server, council, returnOwedMoneyCall, async ({ town, id, body, member }) => {
    const named = await namedByStaff(council, town, { venue: id, name: body.reservation });
    if (isLeft(named)) return named;
    const { good, kept } = named.right;
    const ports = { ...council, refund: refunds(town) };
    const done = await returnOwedMoney(ports)(good, kept, { isHanded: body.isHanded, by: member.name });
    return isLeft(done) ? left(reservationRefused(done.left)) : right(await seen(good, kept));
  });
}

/** The reservations of a month; an unreadable month has none. */
async function ofMonth(
  council: ServerParts,
  { timeZone }: Town,
  { good }: AskedVenue,
  month: string,
): Promise<readonly SeenReservation[]> {
  const first = parseDay(`${month}-01`);
  if (first === null || !/^\d{4}-\d{2}$/u.test(month)) return [];
  const next = parseDay(`${addDays(first, 31).slice(0, 7)}-01`) ?? first;
  const period = { from: startOfDay(first, timeZone), until: startOfDay(next, timeZone) };
  return seenReservationsIn(council)(good, period);
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

function months(server: FastifyInstance, council: ServerParts): void {
  const read = async (
    town: Town,
    id: string,
    month: string,
  ): Promise<
    Either<
      { readonly kind: 'unknownDocument' },
      { readonly asked: AskedVenue; readonly seen: readonly SeenReservation[] }
    >
  > => {
    const found = await venueIn(council, town, id);
    if (isLeft(found)) return left({ kind: 'unknownDocument' });
    return right({ asked: found.right, seen: await ofMonth(council, town, found.right, month) });
  };
  route(server, council, readVenueMonthCall, async ({ town, id, month }) => {
    const done = await read(town, id, month ?? '');
    if (isLeft(done)) return done;
    const { asked, seen } = done.right;
    const places = asked.site.venue.places.map(({ id: place }) => ({
      place,
      ...sumsOfVenue(seen.filter(({ reservation }) => reservation.place === place)),
    }));
    return right({ month: month ?? '', all: sumsOfVenue(seen), places });
  });

  route(server, council, exportVenueMonthCall, async ({ town, realm, id, month, format, reply, request }) => {
    const done = await read(town, id, month ?? '');
    if (isLeft(done)) return done;
    const { asked, seen } = done.right;
    const name = `${realm}-${id}-${month ?? ''}`.replaceAll(/[^\w-]/gu, '');
    const ending = format === 'xlsx' ? 'xlsx' : 'csv';
    reply.type(types[ending]).header('content-disposition', `attachment; filename="${name}.${ending}"`);
    if (ending === 'csv') return right(asWritten(monthTable(town, asked.site.venue, seen)));
    const language = languageOf(request, town.defaultLanguage);
    const workbook = await monthWorkbook({ month: month ?? '', language }, town, asked.site.venue, seen);
    return right(asWritten(Buffer.from(workbook)));
  });
}

/** Strikes, money that waits, and what a month came to. */
export function venueAccountEndpoints(server: FastifyInstance, council: ServerParts): void {
  strikes(server, council);
  owed(server, council);
  months(server, council);
}
