import type { Instant } from '../shared/calendar-day.ts';
import type { EventSession, TicketedEvent } from './ticketed-event.ts';

type Dated = Pick<TicketedEvent, 'sessions'>;

/** The session that comes next, or is on; null if all are over. */
export const nextSessionOf = ({ sessions }: Dated, now: Instant): EventSession | null =>
  sessions.filter(({ end }) => end > now).toSorted((a, b) => a.start - b.start)[0] ?? null;

/** Events as one looks for them: by their next session, and last those of which all sessions are over. */
export const byNextSession = <E extends Dated>(events: readonly E[], now: Instant): readonly E[] =>
  events
    .map((event) => ({ event, start: nextSessionOf(event, now)?.start ?? Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => (a.start === b.start ? 0 : a.start - b.start))
    .map(({ event }) => event);
