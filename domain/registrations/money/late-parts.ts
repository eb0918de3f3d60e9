import type { Instant } from '../../shared/calendar-day.ts';
import type { Application } from '../applicants/application.ts';
import { type PartOfFee, partState } from './fee-parts.ts';

const day = 86_400_000;

/** How long before its day a part can be paid, and is reminded of. */
export const partReminded = 7 * day;

/** The states in which parts of a fee are owed: the place is had, or was. */
export const owesParts = ({ state }: Pick<Application, 'state'>): boolean =>
  ['enrolled', 'left', 'expelled'].includes(state);

/** Whether a part is neither paid nor forgiven nor ended. */
export const isUnpaidPart = (part: PartOfFee): boolean => part.payment === null && part.owed > 0;

/** The part that is to be paid next, from a week before its day on; null: none. */
export function partToPay(application: Pick<Application, 'state' | 'parts'>, at: Instant): PartOfFee | null {
  if (!owesParts(application)) return null;
  const next = application.parts.find(isUnpaidPart);
  return next !== undefined && (next.due === null || at >= next.due.from - partReminded) ? next : null;
}

/** The parts of a place that are late. */
export const lateParts = (
  application: Pick<Application, 'state' | 'parts'>,
  at: Instant,
): readonly PartOfFee[] =>
  owesParts(application) ? application.parts.filter((part) => partState(part, at) === 'overdue') : [];

/** Whether somebody of staff is to decide about a place: a part of it was awaited for so many days in vain. */
export const isPastGrace = (
  application: Pick<Application, 'state' | 'parts'>,
  graceDays: number,
  at: Instant,
): boolean => lateParts(application, at).some(({ due }) => due !== null && at >= due.until + graceDays * day);
