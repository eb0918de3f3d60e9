import type { Town } from '#domain/access/town.ts';
import { isLookedFor } from '#domain/appointments/looked-for.ts';
import { isToChoose, type OfficeVisit, visitSeen } from '#domain/appointments/visit.ts';
import { visitIn, visitKind } from '#domain/appointments/visit-record.ts';
import { readIdentity } from '#domain/census/identity-number.ts';
import { type CalendarDay, dayAt, endOfDay, type Instant, startOfDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type BookingPorts, goodOfAppointments } from '../booking/booking-ports.ts';
import { markOfBooker } from '../booking/check-booker.ts';
import type { ListedVisit } from './list-visits.ts';

/** Which visits staff look for. */
export interface SoughtVisits {
  /** Letters of a code, a name, a telephone, a time or a whole identity number; empty: all. */
  readonly text: string;
  /** Null: in any office. */
  readonly office: string | null;
  /** Null: today and later. */
  readonly day: CalendarDay | null;
}

/** How many are shown at once; who sees as many writes more of the name. */
const mostFound = 60;
/** How many are read at a time. */
const pageLength = 1000;

type Ports = Pick<BookingPorts, 'goodsRecords' | 'clock' | 'keys'>;

const isSeen = (visit: OfficeVisit): boolean =>
  isToChoose(visit) || (visit.state !== 'held' && visit.state !== 'ended' && visit.state !== 'cancelled');

/** Reads the visits between two moments, page by page, the last one first. */
async function visitsBetween(
  { goodsRecords, clock }: Ports,
  { realm }: Town,
  office: string | null,
  { from, until }: { readonly from: Instant; readonly until: Instant | null },
  isSought: (visit: OfficeVisit) => boolean,
): Promise<readonly ListedVisit[]> {
  const found: ListedVisit[] = [];
  const now = clock.now();
  let after: { readonly at: Instant; readonly id: string } | null = null;
  for (;;) {
    const query = { kind: visitKind, owner: office, from, until, limit: pageLength, after };
    // oxlint-disable-next-line no-await-in-loop -- a page says where the next one begins
    const records = await goodsRecords.list(goodOfAppointments(realm), query);
    for (const record of records) {
      const visit = visitSeen(visitIn(record), now);
      if (isSeen(visit) && isSought(visit)) found.push({ visit, version: record.version });
    }
    const last = records.at(-1);
    if (last === undefined || records.length < pageLength) return found;
    after = { at: last.at, id: last.id };
  }
}

/** The visits that staff look for, by their times, and how many there are with those that are not shown. */
export const findVisits =
  (ports: Ports, most: number = mostFound) =>
  async (
    town: Town,
    { text, office, day }: SoughtVisits,
  ): Promise<{ readonly found: readonly ListedVisit[]; readonly count: number }> => {
    const { realm, timeZone } = town;
    const read = readIdentity(text);
    const mark = isLeft(read) ? null : markOfBooker(ports, realm, read.right);
    const first = day ?? dayAt(ports.clock.now(), timeZone);
    const bounds = { from: startOfDay(first, timeZone), until: day && endOfDay(day, timeZone) };
    const isSought = ({ holder, code, person, at }: OfficeVisit) =>
      holder === mark ||
      isLookedFor({ code, name: person?.name ?? null, phone: person?.phone, at }, text, timeZone);
    const all = (await visitsBetween(ports, town, office, bounds, isSought)).toReversed();
    return { found: all.slice(0, most), count: all.length };
  };
