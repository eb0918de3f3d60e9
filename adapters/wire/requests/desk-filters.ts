import type { Coordinates } from '#domain/shared/coordinates.ts';
import { parseDay, type CalendarDay } from '#domain/shared/calendar-day.ts';
import { approvalStates, requestStatuses } from '#domain/forms/request.ts';
import { type ChosenFacets, noChoice } from '#domain/office/desk/facets.ts';
import { priorities } from '#domain/office/desk/priority.ts';
import { dueGroups } from '#domain/office/desk/term.ts';
import {
  maybeOneOf,
  oneWordOf,
  optionalText,
  type ParameterReader,
  severalOf,
  severalTexts,
} from '../query.ts';

/** A day, `2026-11-27`. */
const maybeDay: ParameterReader<CalendarDay | null> = {
  read: (written) => {
    if (written === null) return null;
    return written.length === 10 ? (parseDay(written) ?? undefined) : undefined;
  },
  isStrict: true,
};

/** The furthest that a request is looked for around a place, in metres. */
const mostMetres = 50_000;

/** A place and how far around it: latitude, longitude and metres, `39.41,-0.34,250`. */
export function readCircle(written: string): { readonly at: Coordinates; readonly metres: number } | null {
  const parts = written.split(',');
  const [lat = Number.NaN, lng = Number.NaN, metres = Number.NaN] = parts.map((part) =>
    /^-?\d{1,6}(?:\.\d{1,12})?$/u.test(part) ? Number(part) : Number.NaN,
  );
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return parts.length === 3 && isPlace && metres > 0 && metres <= mostMetres
    ? { at: { lat, lng }, metres }
    : null;
}

const maybeCircle: ParameterReader<string | null> = {
  read: (written) => (written === null || readCircle(written) !== null ? written : undefined),
  isStrict: true,
};

/** What staff filter requests by. Of a parameter with several values a request has one of them. */
export const deskFilters = {
  status: severalOf(requestStatuses),
  mailbox: severalTexts,
  assignedTo: severalTexts,
  priority: severalOf(priorities),
  due: severalOf(dueGroups),
  hasReply: severalOf(['yes', 'no']),
  approval: severalOf(approvalStates),
  replies: maybeOneOf(['waiting']),
  from: maybeDay,
  until: maybeDay,
  text: optionalText,
  near: maybeCircle,
} as const;

/** The words of these parameters for readers of the API. */
export const deskFilterTexts = {
  status: {
    tells:
      'Recibida, En gestión, Resuelta, Rechazada, Cerrada or Retirada (by its sender); several with commas.',
  },
  mailbox: { tells: 'The mailbox; several with commas.', example: 'incidencias' },
  assignedTo: {
    tells:
      'Who has it: present names with commas between (a comma in a name is written \\,), nobody, or me for the caller.',
    example: 'me,nobody',
  },
  priority: { tells: 'urgent, high, normal or low; several with commas.' },
  due: { tells: 'When its term ends: overdue, today, week (until Sunday) or later; several with commas.' },
  hasReply: { tells: 'yes: its sender replied after the council last acted; no: all others.' },
  approval: {
    tells:
      'waiting (for staff, before it is public), approved, withdrawn, or declined (the sender said no); several with commas.',
  },
  replies: { tells: 'waiting: those whose senders replied after the council last acted.' },
  from: { tells: 'The first day on which it came.', example: '2026-11-01' },
  until: { tells: 'The last day on which it came.', example: '2026-11-30' },
  text: {
    tells:
      'What is in number, reference, title, text, category or street, and in the contact of the sender for those who may see it; literally, without regard to capitals and accents.',
  },
  near: { tells: 'Latitude, longitude and metres around it (50,000 at most).', example: '39.41,-0.34,250' },
} as const;

type Read<R> = R extends ParameterReader<infer A> ? A : never;
type ReadFilters = { readonly [Name in keyof typeof deskFilters]: Read<(typeof deskFilters)[Name]> };

/** The chosen values; `storedAs`: how requests store an assignee who is named. `hasReply` and `replies` ask for the same. */
export const chosenFacets = (
  { status, mailbox, assignedTo, priority, due, hasReply, approval, replies }: ReadFilters,
  storedAs: (name: string) => readonly string[],
): ChosenFacets => ({
  ...noChoice,
  status,
  mailbox,
  assignedTo:
    assignedTo &&
    assignedTo.flatMap((name): readonly (string | null)[] => (name === 'nobody' ? [null] : storedAs(name))),
  priority,
  due,
  approval,
  hasReply: replies === null ? hasReply && hasReply.map((one) => one === 'yes') : [true],
});

/** In which order; the latest first if nothing is said. */
export const deskSort = oneWordOf(['newest', 'oldest', 'term', 'priority']);
