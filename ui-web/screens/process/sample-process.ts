import type { Process } from '#domain/processes/process.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';

export const aDay = (text: string): CalendarDay => text as CalendarDay;

/** For tests: a process of three phases, from September to December 2026, without a survey. */
export const aProcess = (id: string, more: Partial<Process> = {}): Process => ({
  id,
  slug: id,
  title: { es: id },
  subtitle: null,
  lead: null,
  body: null,
  headerImage: null,
  logo: null,
  extent: { start: aDay('2026-09-01'), end: aDay('2026-12-31') },
  ranges: [
    {
      name: { es: 'Recogida' },
      kind: 'proposals',
      note: null,
      start: aDay('2026-09-01'),
      end: aDay('2026-09-30'),
    },
    { name: { es: 'Votación' }, kind: null, note: null, start: aDay('2026-11-09'), end: aDay('2026-11-27') },
    { name: { es: 'Obras' }, kind: null, note: null, start: aDay('2026-12-01'), end: aDay('2026-12-31') },
  ],
  survey: null,
  switchedOff: [],
  amount: null,
  proposals: null,
  mailbox: null,
  contact: null,
  who: null,
  comments: null,
  files: [],
  links: [],
  ...more,
});
