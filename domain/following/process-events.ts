import type { AttachedFile, Process } from '../processes/process.ts';
import { addDays, endOfDay, type Instant, startOfDay, type TimeZone } from '../shared/calendar-day.ts';
import { type LocalizedText, textFor } from '../shared/localized-text.ts';
import { resultsVisibility } from '../voting/results-visibility.ts';
import { surveyState } from '../voting/survey-lifecycle.ts';
import type { Survey } from '../voting/survey.ts';
import { type FollowedDelivery, type FollowedEvent, stateKey } from './followed-event.ts';

/** The data about a process besides its own document. */
export interface AroundProcess {
  /** Its vote, where it has one. */
  readonly survey: Survey | null;
  /** Published articles that name it. */
  readonly news: readonly { readonly id: string; readonly title: LocalizedText }[];
  /** What it funded: published proposals that are being carried out. */
  readonly projects: readonly FollowedProject[];
}

/** A project as the followers of its process see it. */
interface FollowedProject {
  readonly id: string;
  readonly title: LocalizedText;
  readonly delivery: Pick<FollowedDelivery, 'status' | 'milestones'>;
}

/** How many days an event with a date is news. */
const newsDays = 14;
/** Councils write down what was reached when they have time. */
const projectNewsDays = 60;
/** A vote closes soon from two days before its last day on: Wednesday, where it closes with Friday. */
const daysBeforeClose = 2;

const isNamed = (name: LocalizedText): boolean => textFor(name, 'es', 'es').text.trim() !== '';

/** Documents that appear, of a process or a proposal. */
export const documentEvents = (files: readonly AttachedFile[]): readonly FollowedEvent[] =>
  files.map(({ uri, title }) => ({
    key: `file/${uri}`,
    event: { kind: 'documentAdded', title },
    at: null,
    until: null,
  }));

/** Phases are identified by their days and, among those of the same days, by their order. */
function phaseEvents({ ranges }: Process, zone: TimeZone): readonly FollowedEvent[] {
  return ranges.flatMap(({ name, start, end }, index): readonly FollowedEvent[] => {
    if (!isNamed(name)) return [];
    const nth = ranges.slice(0, index).filter((one) => one.start === start && one.end === end).length;
    const over = endOfDay(end, zone);
    return [
      {
        key: `begins/${start}/${nth}`,
        event: { kind: 'phaseBegan', name, lastDay: end },
        at: startOfDay(start, zone),
        until: over,
      },
      {
        key: `ends/${end}/${nth}`,
        event: { kind: 'phaseEnded', name },
        at: over,
        until: endOfDay(addDays(end, newsDays), zone),
      },
    ];
  });
}

/** A vote without an end day only opens; one that lasts no longer than its reminder gets none. */
function voteEvents(survey: Survey, zone: TimeZone): readonly FollowedEvent[] {
  const { isActive, startsAt, endDay } = survey;
  if (!isActive) return [];
  const over = endDay === null ? null : endOfDay(endDay, zone);
  const opened: FollowedEvent = {
    key: 'vote/opened',
    event: { kind: 'voteOpened', lastDay: endDay },
    at: startsAt,
    until: over,
  };
  if (endDay === null) return [opened];
  const soon = startOfDay(addDays(endDay, -daysBeforeClose), zone);
  const closing: FollowedEvent = {
    key: `vote/soon/${endDay}`,
    event: { kind: 'voteClosesSoon', lastDay: endDay },
    at: soon,
    until: over,
  };
  const closed: FollowedEvent = {
    key: `vote/closed/${endDay}`,
    event: { kind: 'voteClosed' },
    at: over,
    until: endOfDay(addDays(endDay, newsDays), zone),
  };
  return [opened, ...(startsAt !== null && startsAt >= soon ? [] : [closing]), closed];
}

/** Followers are notified of results once everybody may see them, after the close. */
function resultsEvents(survey: Survey, now: Instant, zone: TimeZone): readonly FollowedEvent[] {
  const isThere =
    surveyState(survey, now, zone).kind === 'closed' &&
    resultsVisibility(survey, now, zone, false).kind === 'shown';
  return isThere ? [{ key: 'results', event: { kind: 'resultsPublished' }, at: null, until: null }] : [];
}

/** A project changes its state, and reaches a step. A step that is written down long after its day is no news. */
const projectEvents = (
  { id, title: project, delivery: { status, milestones } }: FollowedProject,
  zone: TimeZone,
): readonly FollowedEvent[] => [
  {
    key: stateKey(`project-${encodeURIComponent(id)}`, status),
    event: { kind: 'projectChanged', project, status },
    at: null,
    until: null,
  },
  ...milestones.flatMap(({ id: step, title, reached }): readonly FollowedEvent[] =>
    reached === null
      ? []
      : [
          {
            key: `project/${id}/${step}`,
            event: { kind: 'projectStep', project, title },
            at: startOfDay(reached, zone),
            until: endOfDay(addDays(reached, projectNewsDays), zone),
          },
        ],
  ),
];

/**
 * The events of a process: each phase begins and ends, its vote opens, closes soon and closes, its results are
 * published, news and documents appear, what it funded is carried out. A phase that is moved to other days gives a new
 * notice on those days.
 */
export const processEvents = (
  process: Process,
  { survey, news, projects }: AroundProcess,
  now: Instant,
  zone: TimeZone,
): readonly FollowedEvent[] => [
  ...phaseEvents(process, zone),
  ...(survey === null ? [] : [...voteEvents(survey, zone), ...resultsEvents(survey, now, zone)]),
  ...news.map(
    ({ id, title }): FollowedEvent => ({
      key: `news/${id}`,
      event: { kind: 'newsAdded', title },
      at: null,
      until: null,
    }),
  ),
  ...documentEvents(process.files),
  ...projects.flatMap((project) => projectEvents(project, zone)),
];
