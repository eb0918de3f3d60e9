import type { Process } from '#domain/processes/process.ts';
import { plainSummary } from '#domain/content/plain-summary.ts';
import { endOfDay } from '#domain/shared/calendar-day.ts';
import { type Language, type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { serverSayIn } from '../../../server-texts.ts';
import type { CalendarEntry } from './ical.ts';

/** For whom entries are written. */
export interface CalendarReader {
  readonly realm: string;
  readonly zone: string;
  readonly language: Language;
  readonly realmDefault: Language;
  /** The address of a page of the portal. */
  readonly pageAt: (path: string) => string;
}

/** Milliseconds that a moment, such as the publication of results, takes in a calendar. */
const aMoment = 3_600_000;

const pathOf = ({ slug }: Process) => `/procesos-participativos/${encodeURIComponent(slug)}`;

/** The phases of a process; the whole of it if it has none. */
function phases(process: Process, { realm, language, realmDefault, pageAt }: CalendarReader) {
  const said = (text: LocalizedText | null) => textFor(text, language, realmDefault).text;
  const { id, title, lead, body, extent, ranges } = process;
  const whole = { name: '', note: lead ?? body, ...extent };
  const shown = ranges.length === 0 ? [whole] : ranges;
  return shown.map(({ name, note, start, end }, at): CalendarEntry => {
    const phase = said(name);
    return {
      uid: `process-${id}-phase-${at}@${realm}.concejo`,
      title: phase === '' ? said(title) : `${said(title)}: ${phase}`,
      text: plainSummary(said(note)),
      url: pageAt(pathOf(process)),
      time: { kind: 'days', first: start, last: end },
    };
  });
}

/** The vote of a process, from its opening to its close, and the publication of its result, where they have a time. */
function voteTimes(process: Process, survey: Survey, reader: CalendarReader): readonly CalendarEntry[] {
  const { realm, language, realmDefault, pageAt, zone } = reader;
  const say = serverSayIn(language);
  const { startsAt, endDay, resultsFrom, id } = survey;
  const title = textFor(survey.title, language, realmDefault).text;
  const entry = (kind: 'vote' | 'results', time: CalendarEntry['time']): CalendarEntry => ({
    uid: `survey-${id}-${kind}@${realm}.concejo`,
    title: say(`calendar.${kind}`, { title }),
    text: '',
    url: pageAt(`${pathOf(process)}/participa`),
    time,
  });
  const vote =
    startsAt === null || endDay === null
      ? []
      : [entry('vote', { kind: 'instants', from: startsAt, to: endOfDay(endDay, zone) })];
  const results =
    resultsFrom === null
      ? []
      : [entry('results', { kind: 'instants', from: resultsFrom, to: resultsFrom + aMoment })];
  return [...vote, ...results];
}

/** What a calendar has of a process: its phases, its vote, the publication of the result. */
export const processEntries = (
  process: Process,
  surveys: readonly Survey[],
  reader: CalendarReader,
): readonly CalendarEntry[] => {
  const survey = surveys.find(({ id, isActive }) => isActive && id === process.survey);
  return [...phases(process, reader), ...(survey === undefined ? [] : voteTimes(process, survey, reader))];
};
