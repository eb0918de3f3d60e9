import type { CalendarDay } from '../shared/calendar-day.ts';
import type { DateRange, Process } from './process.ts';

/** Until when a process takes proposals by its form. */
export interface TakingProposals {
  readonly mailbox: string;
  readonly lastDay: CalendarDay;
}

function takingRanges({ ranges, extent }: Process): readonly Pick<DateRange, 'start' | 'end'>[] {
  const told = ranges.filter(({ kind }) => kind === 'proposals');
  return told.length > 0 ? told : [extent];
}

/**
 * Whether there may be proposals that residents sent for a process: it has a mailbox, and its first day for proposals
 * has come.
 */
export const hasTakenProposals = (process: Process, today: CalendarDay): boolean =>
  process.mailbox !== null && takingRanges(process).some(({ start }) => start <= today);

/**
 * Whether a process takes proposals today: it has a mailbox, the council has not switched the section off, and today
 * lies in a range of the kind `proposals`; a process without such a range takes them from its first day to its last.
 */
export function takingProposals(process: Process, today: CalendarDay): TakingProposals | null {
  const { mailbox } = process;
  if (mailbox === null || process.switchedOff.includes('enviar-propuesta')) return null;
  const range = takingRanges(process).find(({ start, end }) => start <= today && today <= end);
  return range === undefined ? null : { mailbox, lastDay: range.end };
}
