import type {
  InternalRequestAnswer,
  ProcedureAnswer,
  StaffNewsAnswer,
} from '#adapters/wire/intranet/intranet-home.ts';
import { writeAsked } from '#adapters/wire/requests/asked/asked-fields.ts';
import type { ExtraValue } from '#domain/forms/entry.ts';
import type { InternalRequest } from '#domain/intranet/internal-request.ts';
import type { Colleague, NewsReading } from '#domain/intranet/news-reading.ts';
import { reviewDue, reviewState } from '#domain/intranet/procedure-review.ts';
import { type CalendarDay, dayAt, type Instant, type TimeZone } from '#domain/shared/calendar-day.ts';
import type { ReadableArticle } from './article-files.ts';

const isoOf = (at: Instant) => new Date(at).toISOString();

/** Who sees an answer, and when. */
export interface IntranetReader {
  readonly person: Colleague;
  readonly today: CalendarDay;
  readonly zone: TimeZone;
}

/** A piece of news with who has read it of those who work here. */
export function writeStaffNews(
  { article, mustRead, files }: ReadableArticle,
  readings: readonly NewsReading[],
  { person, people }: Pick<IntranetReader, 'person'> & { readonly people: readonly Colleague[] },
): StaffNewsAnswer {
  const { id, title, lead, body, publishedOn: day } = article;
  const mine = readings.find((one) => one.person === person.id);
  const readers = new Set(readings.map((one) => one.person));
  const count = people.filter((one) => readers.has(one.id)).length;
  const read = mustRead ? { count, of: people.length } : null;
  return {
    id,
    title,
    lead,
    body,
    files: [...files],
    day,
    mustRead,
    readAt: mine ? isoOf(mine.at) : null,
    read,
  };
}

/** Whether a person answers for a procedure. */
export const isTheirs = ({ id, name }: Colleague, responsible: string | null): boolean =>
  responsible !== null && (responsible === name || responsible === id);

/** A procedure with its review as it stands today; none if the article is a piece of news. */
export function writeProcedure(
  { article, procedure, files }: ReadableArticle,
  confirmedAt: Instant | undefined,
  { person, today, zone }: IntranetReader,
): readonly ProcedureAnswer[] {
  if (procedure === null) return [];
  const { id, title, lead, body } = article;
  const { responsible } = procedure;
  const confirmed = confirmedAt === undefined ? null : dayAt(confirmedAt, zone);
  const due = reviewDue(procedure, confirmed);
  const state = reviewState(due, today);
  const days = 'days' in state ? state.days : 0;
  const reviewed =
    [procedure.reviewed, confirmed]
      .flatMap((one) => one ?? [])
      .toSorted()
      .at(-1) ?? null;
  const isMine = isTheirs(person, responsible);
  const texts = { id, title, lead, body, files: [...files] };
  return [{ ...texts, responsible, isMine, reviewed, due, state: state.kind, days }];
}

/** A list of its own: what is sent may be changed by its reader. */
const sentValue = (value: ExtraValue) =>
  typeof value === 'object' && !('lat' in value) ? [...value] : value;

/** What somebody asked for, with what was decided. */
export const writeInternalRequest = ({
  id,
  form,
  from,
  text,
  firstDay,
  lastDay,
  answers,
  at,
  decision,
  withdrawnAt,
}: InternalRequest): InternalRequestAnswer => ({
  id,
  form,
  from: from.name,
  text,
  firstDay,
  lastDay,
  answers: answers.flatMap(({ value, ...asked }) =>
    writeAsked([asked]).map((question) => ({ ...question, value: sentValue(value) })),
  ),
  at: isoOf(at),
  decision: decision && { ...decision, by: decision.by.name, at: isoOf(decision.at) },
  withdrawnAt: withdrawnAt === null ? null : isoOf(withdrawnAt),
});
