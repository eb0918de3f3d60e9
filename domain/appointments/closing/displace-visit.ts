import type { GoodsAct } from '../../scarcity/goods-act.ts';
import type { Instant } from '../../shared/calendar-day.ts';
import { giveToPerson } from '../appointment-goods.ts';
import type { OfficeVisit, VisitSeat } from '../visit.ts';
import type { ClosedVisit } from './closure-records.ts';
import type { OfficeClosure } from './office-closure.ts';

/** Where an appointment goes, with the code of that day; null: its person chooses. */
export interface MovedTo {
  readonly at: Instant;
  readonly seat: VisitSeat;
  readonly code: string;
  readonly families: readonly string[];
}

/** The acts by which an appointment leaves its time and has the other one. What it leaves does not rest: it is closed. */
export const displacingActs = (
  { seat, holder }: Pick<OfficeVisit, 'seat' | 'holder'>,
  to: MovedTo | null,
): readonly GoodsAct[] => [
  ...(seat === null ? [] : [{ kind: 'giveBack' as const, grant: seat.grant }]),
  ...(to === null ? [] : giveToPerson(to.seat, holder, to.families)),
];

/** The appointment after a closure took its time: it has another one, or waits for its person to choose. */
export function displacedVisit(
  visit: OfficeVisit,
  { id, reason }: Pick<OfficeClosure, 'id' | 'reason'>,
  to: MovedTo | null,
  { at, by }: { readonly at: Instant; readonly by: string },
): OfficeVisit {
  const closed = { closure: id, reason, from: visit.at, isOpen: to === null };
  const deeds = [...visit.deeds, { act: 'close', at, by }];
  if (to === null) return { ...visit, state: 'cancelled', closed, deeds };
  return { ...visit, at: to.at, seat: to.seat, code: to.code, moved: visit.moved + 1, closed, deeds };
}

/** What is noted of a person whose time was closed, with the id of the mail that tells them. Who left no mail is called. */
export const closedVisitOf = (
  visit: OfficeVisit,
  { id }: Pick<OfficeClosure, 'id'>,
  to: MovedTo | null,
  notice: string | null,
): ClosedVisit => ({
  closure: id,
  visit: visit.id,
  name: visit.person?.name ?? '',
  ...(visit.person?.phone !== undefined && { phone: visit.person.phone }),
  code: visit.code,
  services: visit.services,
  from: visit.at,
  to: to?.at ?? null,
  told: notice === null ? 'phone' : 'waits',
  notice,
});
