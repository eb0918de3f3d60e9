import type { CallAnswer } from '#adapters/wire/call.ts';
import type { readEventFiguresCall } from '#adapters/wire/tickets/office/read-figures.ts';

/** What is sold of an event now, and of one session of it. */
export type FiguresNow = CallAnswer<typeof readEventFiguresCall>;
export type SessionNow = FiguresNow['sessions'][number];
