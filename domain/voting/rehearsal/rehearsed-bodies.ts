import { isJsonObject, type Json, type JsonObject } from '../../documents/json.ts';
import { addDays, type CalendarDay } from '../../shared/calendar-day.ts';
import type { SurveyBody } from '../opening/frozen-vote.ts';

/** The fields of a survey by which it waits, begins and ends. */
const times = ['startTime', 'startPublicationTime', 'endTime', 'resultsFrom'] as const;
/** What is left out: times, and for whom of the census it is, since invented people have neither age nor district. */
const leftOut: readonly string[] = [...times, 'conditions'];

/**
 * A survey as it is rehearsed: as it is drafted, open until a day whatever its own dates. Nobody in a rehearsal has a mailbox,
 * so an account with a verified address is not asked for.
 */
export function rehearsedBody(body: SurveyBody, lastDay: CalendarDay): SurveyBody {
  const kept = Object.entries(body).filter(([name]) => !leftOut.includes(name));
  return {
    ...Object.fromEntries(kept),
    _id: body._id,
    isActive: true,
    endTime: lastDay,
    registeredOnly: false,
  };
}

/** A survey of a rehearsal whose poll is closed: it was open until yesterday. */
export const closedBody = (body: SurveyBody, today: CalendarDay): SurveyBody => ({
  ...body,
  endTime: addDays(today, -1),
});

const objectOr = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** The process of a rehearsal if none names the vote yet: it has the title of the survey. */
const bareProcess = (survey: SurveyBody): JsonObject & { readonly _id: string } => ({
  _id: 'ensayo',
  title: survey['title'] ?? survey._id,
  isPublished: true,
});

/**
 * The process that shows a vote in its rehearsal: the one that names it, from the first day to the last one of the rehearsal
 * at least, so that its section of votes is there.
 */
export function rehearsedProcess(
  found: (JsonObject & { readonly _id: string }) | null,
  survey: SurveyBody,
  { from, until }: { readonly from: CalendarDay; readonly until: CalendarDay },
): JsonObject & { readonly _id: string } {
  const process = found ?? bareProcess(survey);
  const [data, period] = [objectOr(process['data']), objectOr(process['period'])];
  const extent = objectOr(period['_extent']);
  const dayOf = (value: unknown, other: CalendarDay) =>
    typeof value === 'string' && value !== '' ? value : other;
  const [start, end] = [dayOf(extent['start'], from), dayOf(extent['end'], until)];
  return {
    ...process,
    period: {
      ...period,
      _extent: { start: start < from ? start : from, end: end > until ? end : until },
    },
    data: {
      ...data,
      survey: survey._id,
      buttons: { ...objectOr(data['buttons']), participa: true, 'enviar-propuesta': false },
    },
  };
}
