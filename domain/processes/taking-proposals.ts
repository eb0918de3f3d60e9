import type { CalendarDay } from '../shared/calendar-day.ts';
import type { Process } from './process.ts';

/** Until when a process takes proposals by its form. */
export interface TakingProposals {
  readonly mailbox: string;
  readonly lastDay: CalendarDay;
}

/**
 * Whether a process takes proposals today: it has a mailbox, the council has not switched the section off, and today
 * lies in a range of the kind `proposals`; a process without such a range takes them from its first day to its last.
 */
export function takingProposals(process: Process, today: CalendarDay): TakingProposals | null {
  const { mailbox, ranges, extent } = process;
  if (mailbox === null || process.switchedOff.includes('enviar-propuesta')) return null;
  const told = ranges.filter(({ kind }) => kind === 'proposals');
  const range = (told.length > 0 ? told : [extent]).find(({ start, end }) => start <= today && today <= end);
  return range === undefined ? null : { mailbox, lastDay: range.end };
}
