import { type CouncilRequest, finishedStatuses, type RequestStatus } from '../../forms/request.ts';
import { type CalendarDay, dayAt, type Instant, type TimeZone } from '../../shared/calendar-day.ts';
import { type WorkingCalendar, workingDaysLeft } from '../../working-days/working-days.ts';

/** What figures are made of: one request without its words. */
export interface DeskFact {
  readonly mailbox: string;
  readonly status: RequestStatus;
  readonly createdAt: Instant;
  readonly due: CalendarDay | null;
  /** When the council first wrote to its sender; null: it has not. */
  readonly answeredAt: Instant | null;
  /** When it was done with; null: it is open. */
  readonly closedAt: Instant | null;
}

/** When the council first wrote to the sender of a request; null if it has not. */
export const firstAnswer = ({ threads }: Pick<CouncilRequest, 'threads'>): Instant | null =>
  threads.find(({ isNote, reply }) => !isNote && reply === undefined)?.at ?? null;

/** The figures of some requests. Medians are of working days; null if none was answered, or closed. */
export interface DeskFigures {
  readonly came: number;
  readonly open: number;
  readonly closed: number;
  /** Open ones whose term is over. */
  readonly overdue: number;
  readonly daysToAnswer: number | null;
  readonly daysToClose: number | null;
}

/** The figures of requests that have a mailbox, a month or a state in common. */
export interface NamedFigures extends DeskFigures {
  readonly name: string;
}

/** The figures of all, and by mailbox, month (`2026-11`) in which they came, and state. */
export interface DeskReport {
  readonly all: DeskFigures;
  readonly byMailbox: readonly NamedFigures[];
  readonly byMonth: readonly NamedFigures[];
  readonly byStatus: readonly NamedFigures[];
}

/** What figures need to know of a town and a day. */
export interface FigureDay {
  readonly calendar: WorkingCalendar;
  readonly zone: TimeZone;
  readonly today: CalendarDay;
}

/** The middle of some numbers, or the mean of the two in the middle; null if there are none. */
export function median(numbers: readonly number[]): number | null {
  const ordered = numbers.toSorted((a, b) => a - b);
  const low = ordered[Math.floor((ordered.length - 1) / 2)];
  const high = ordered[Math.floor(ordered.length / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** One request, with its days worked out once for all tables that it is in. */
interface Counted {
  readonly fact: DeskFact;
  readonly month: string;
  readonly toAnswer: number | null;
  readonly toClose: number | null;
}

function counted(fact: DeskFact, { calendar, zone }: FigureDay): Counted {
  const came = dayAt(fact.createdAt, zone);
  // A clock that was set back must not make an answer come before its question.
  const until = (at: Instant | null) =>
    at === null ? null : Math.max(0, workingDaysLeft(calendar, came, dayAt(at, zone)));
  return { fact, month: came.slice(0, 7), toAnswer: until(fact.answeredAt), toClose: until(fact.closedAt) };
}

function figuresOf(some: readonly Counted[], today: CalendarDay): DeskFigures {
  const open = some.filter(({ fact }) => !finishedStatuses.includes(fact.status));
  return {
    came: some.length,
    open: open.length,
    closed: some.length - open.length,
    overdue: open.filter(({ fact }) => fact.due !== null && fact.due < today).length,
    daysToAnswer: median(some.flatMap(({ toAnswer }) => toAnswer ?? [])),
    daysToClose: median(some.flatMap(({ toClose }) => toClose ?? [])),
  };
}

function by(
  all: readonly Counted[],
  nameOf: (one: Counted) => string,
  today: CalendarDay,
): readonly NamedFigures[] {
  const groups = Map.groupBy(all, nameOf);
  return [...groups]
    .map(([name, some]) => ({ name, ...figuresOf(some, today) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The figures of the requests of a town: how many came and were closed, and how long they waited. */
export function deskReport(facts: readonly DeskFact[], day: FigureDay): DeskReport {
  const all = facts.map((fact) => counted(fact, day));
  return {
    all: figuresOf(all, day.today),
    byMailbox: by(all, ({ fact }) => fact.mailbox, day.today),
    byMonth: by(all, ({ month }) => month, day.today),
    byStatus: by(all, ({ fact }) => fact.status, day.today),
  };
}
