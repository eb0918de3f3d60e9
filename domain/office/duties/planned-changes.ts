import type { Process } from '../../processes/process.ts';
import { dayAt, endOfDay, type Instant, startOfDay, type TimeZone } from '../../shared/calendar-day.ts';
import type { Survey } from '../../voting/survey.ts';
import type { PlannedChange } from './waiting-work.ts';

/** The phases of a process; the whole of it if it has none. */
function phaseChanges(process: Process, zone: TimeZone): readonly PlannedChange[] {
  const { id: subject, title, ranges, extent } = process;
  const shown = ranges.length === 0 ? [{ name: null, ...extent }] : ranges;
  const about = { subject, title, in: { process: subject } };
  return shown.flatMap(({ name: phase, start, end }): readonly PlannedChange[] => [
    { ...about, what: 'phaseStarts', phase, at: startOfDay(start, zone), day: start },
    { ...about, what: 'phaseEnds', phase, at: endOfDay(end, zone), day: end },
  ]);
}

/** The opening and the close of a vote, and the publication of its result, where they have a time. */
function voteChanges(survey: Survey, process: Process | undefined, zone: TimeZone): readonly PlannedChange[] {
  const { id, title, startsAt, endDay, resultsFrom } = survey;
  const subject = process?.id ?? id;
  const about = { subject, title, phase: null, in: { vote: id, ...(process && { process: process.id }) } };
  const moment = (what: PlannedChange['what'], at: Instant | null): readonly PlannedChange[] =>
    at === null ? [] : [{ ...about, what, at, day: dayAt(at, zone) }];
  return [
    ...moment('voteOpens', startsAt),
    ...(endDay === null
      ? []
      : [{ ...about, what: 'voteCloses' as const, at: endOfDay(endDay, zone), day: endDay }]),
    ...moment('results', resultsFrom),
  ];
}

/**
 * What changes by itself in a town, and when: phases of its processes and votes, in no particular order. What ends on a day
 * ends with that day, and is listed under it.
 */
export const plannedChanges = (
  processes: readonly Process[],
  surveys: readonly Survey[],
  zone: TimeZone,
): readonly PlannedChange[] => [
  ...processes.flatMap((one) => phaseChanges(one, zone)),
  ...surveys
    .filter(({ isActive }) => isActive)
    .flatMap((survey) => {
      const process = processes.find((one) => one.survey === survey.id);
      return voteChanges(survey, process, zone);
    }),
];
