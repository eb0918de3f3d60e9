import type { Clock } from '#application/ports/clock.ts';
import type { RandomBytes } from '#application/ports/random-bytes.ts';
import type { GoodsCalendar } from '#application/ports/server/scarcity/goods-calendar.ts';
import type { GoodsRecords } from '#application/ports/server/scarcity/goods-records.ts';
import type { GoodId, GoodsStore } from '#application/ports/server/scarcity/goods-store.ts';
import type { Town } from '#domain/access/town.ts';
import type { GoodsRefusal } from '#domain/scarcity/goods-act.ts';
import {
  type AskedTime,
  type PricedTime,
  pricedTime,
  type TimeRefused,
  type VenueSite,
} from '#domain/reservations/priced-time.ts';
import { personFault, type ReservationFault } from '#domain/reservations/reservation-rules.ts';
import type { DeskMoney, Reservation, ReservationContact } from '#domain/reservations/reservation.ts';
import { goodOfVenue } from '#domain/reservations/venue.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { answerOnce } from '../scarcity/answer-once.ts';
import { type AskingVisitor, findVisitor, type VisitorPorts, type VisitorRefused } from './find-visitor.ts';
import { isFreeNow } from './is-free-now.ts';
import { readReservation } from './read-reservation.ts';
import { newReservation, requestOfReservation } from './new-reservation.ts';
import { readVisitorBook } from './visitor-book.ts';

/** What a reservation is made with. */
export interface ReservePorts extends VisitorPorts {
  readonly goods: Pick<GoodsStore, 'ask' | 'grantsOf'>;
  readonly goodsRecords: Pick<GoodsRecords, 'record' | 'list'>;
  readonly goodsCalendar: GoodsCalendar;
  readonly random: RandomBytes;
  readonly clock: Clock;
}

/** What a person asks for. */
export interface AskedReservation extends AskedTime {
  /** Made by chance on the device; at a desk, by the page of the person of staff. */
  readonly id: string;
  readonly purpose: string;
  readonly visitor: AskingVisitor;
  /** Where its holder is written to; missing: nowhere. */
  readonly contact?: ReservationContact | null;
  /** How it is paid at a desk; missing: in cash, or by a bank. */
  readonly desk?: DeskMoney;
  /** By whom, for the steps: `sender`, or the person of staff. */
  readonly by: string;
}

/** Why nothing is reserved. `otherReservation`: another one came under the same key. `busy`: too many at the same time. */
export type ReserveRefused =
  | TimeRefused
  | VisitorRefused
  | ReservationFault
  | { readonly kind: 'taken' | 'otherReservation' | 'busy' };

const isSame = ({ place, category, start, end }: Reservation, asked: AskedReservation): boolean =>
  place === asked.place &&
  category === asked.category &&
  start === asked.start &&
  end === asked.start + asked.minutes * 60_000;

interface CheckedReservation {
  readonly asked: AskedReservation;
  readonly priced: PricedTime;
  readonly holder: string;
}

/** Whether a request was refused for what somebody did meanwhile, or by chance: it is decided anew. */
const isPassing = ({ kind }: GoodsRefusal): boolean => kind === 'recordChanged' || kind === 'grantExists';

const mostTries = 5;

/** Asks until nobody has changed what it was decided on; each time, the rules are asked again. */
async function asking(
  ports: ReservePorts,
  site: VenueSite,
  good: GoodId,
  checked: CheckedReservation,
): Promise<Either<ReserveRefused, Reservation>> {
  const { asked, priced, holder } = checked;
  const { venue } = site;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const now = ports.clock.now();
    // oxlint-disable-next-line no-await-in-loop -- each try is decided on what the one before it found changed
    const book = await readVisitorBook(ports)(good, venue, holder, now);
    const fault = personFault(venue.rules, priced.facts, book.own, book.strikes);
    if (fault !== null) return left(fault);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!(await isFreeNow(ports, site, good, priced))) return left({ kind: 'taken' });
    const { id, purpose, contact = null, visitor, desk, by } = asked;
    const reservation = newReservation(ports, venue, {
      id,
      purpose,
      contact,
      holder,
      visitor,
      priced,
      ...(desk !== undefined && { desk }),
    });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const done = await ports.goods.ask(good, requestOfReservation(reservation, book.version, by));
    if (!isLeft(done)) return right(reservation);
    if (done.left.kind === 'cellsTaken') return left({ kind: 'taken' });
    if (done.left.kind === 'otherRequest') return left({ kind: 'otherReservation' });
    if (!isPassing(done.left)) throw new Error(`a place was asked for in a wrong way: ${done.left.kind}`);
  }
  return left({ kind: 'busy' });
}

/**
 * Reserves a place: sets it aside until it is paid, gives it at once if nothing is paid for it over the web, or asks staff. The
 * same sent again, because its answer was lost, is answered as it is now.
 */
export const reserve =
  (ports: ReservePorts) =>
  async (
    town: Town,
    site: VenueSite,
    asked: AskedReservation,
  ): Promise<Either<ReserveRefused, Reservation>> => {
    const { venue } = site;
    const good = { realm: town.realm, good: goodOfVenue(venue.id) };
    const stored = async (): Promise<Either<ReserveRefused, Reservation> | null> => {
      const kept = await readReservation(ports)(good, asked.id);
      if (kept === null) return null;
      const { reservation } = kept;
      return isSame(reservation, asked) ? right(reservation) : left({ kind: 'otherReservation' });
    };
    return answerOnce(stored, async () => {
      const now = ports.clock.now();
      const priced = pricedTime(site, asked, now, asked.visitor.isAtDesk);
      if (isLeft(priced)) return priced;
      const { category, facts } = priced.right;
      const visitor = { good: good.good, category, day: facts.day };
      const holder = await findVisitor(ports)(town, visitor, asked.visitor, now);
      if (isLeft(holder)) return holder;
      return asking(ports, site, good, { asked, priced: priced.right, holder: holder.right });
    });
  };
