import { formatDay, formatDays } from '#application/text/dates.ts';
import { nearestPhase } from '#domain/processes/phases.ts';
import type { TakingProposals } from '#domain/processes/taking-proposals.ts';
import { type CalendarDay, dayAt, type TimeZone } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Speech } from '#ui-web/speech.ts';
import { processAddresses } from './addresses.ts';
import { type Moment, type ProcessVote, type ProcessStatus, todayAt, votingDays } from './process-status.ts';
import { votedView } from './voted-view.ts';
import { participantsWords } from './participants-words.ts';
import { type DaysLeftWords, daysLeftWords, needWords } from './words.ts';

/** The box beside the title: what can be done now, else what comes, else what was. */
export interface BoxView {
  readonly title: string;
  readonly daysLeft: DaysLeftWords | null;
  readonly sentence: string | null;
  readonly action: { readonly href: string; readonly text: string; readonly main: boolean } | null;
  readonly notes: readonly string[];
}

/** What else the box depends on. */
interface BoxFacts {
  /** This device stores answers to the vote that were not sent. */
  readonly isUnsent?: boolean;
  /** The town checks identities before the vote. */
  readonly checksIdentity?: boolean;
}

/** The main survey of a vote in which one can still vote, or will; null if there is none. */
export function surveyToVote({ vote, taking }: ProcessStatus): Survey | null {
  if (vote === null || taking !== null || vote.hasVoted) return null;
  const isToVote = vote.state.kind === 'open' || vote.state.kind === 'notStarted';
  return isToVote ? vote.survey : null;
}

const notes = (...words: readonly (string | null)[]) => words.filter((word) => word !== null);

function openBox(
  standing: ProcessStatus,
  vote: ProcessVote,
  moment: Moment,
  speech: Speech,
  { checksIdentity = false }: BoxFacts,
): BoxView {
  const { t } = speech;
  const days = votingDays(vote, moment);
  return {
    title: t('process:box.open'),
    daysLeft: days && daysLeftWords(days, speech),
    sentence: days === null ? t('process:box.openWithoutEnd') : null,
    action: { href: processAddresses.vote(standing.process), text: t('process:voteNow'), main: true },
    notes: notes(participantsWords(vote, speech), needWords(vote, checksIdentity, speech)),
  };
}

/** The open vote for a device that stores answers which were not sent. */
function unsentBox(...open: Parameters<typeof openBox>): BoxView {
  const [, , , { t }] = open;
  const box = openBox(...open);
  return {
    ...box,
    title: t('process:unsent.title'),
    sentence: notes(t('process:unsent.text'), box.sentence).join(' '),
    action: box.action && { ...box.action, text: t('process:unsent.continue') },
  };
}

/**
 * For a person who has voted while others still can: what they can do now. Another person of the household may still
 * vote.
 */
function votedBox(standing: ProcessStatus, vote: ProcessVote, speech: Speech): BoxView {
  const { t } = speech;
  const { title, sentences, action } = votedView(standing, vote, speech);
  const section = t('process:sections.participate');
  return {
    title,
    daysLeft: null,
    sentence: sentences.join(' '),
    action: action && { ...action, main: false },
    notes: notes(
      participantsWords(vote, speech),
      vote.survey.census ? t('process:voted.others', { section }) : null,
    ),
  };
}

/** What is said of the results of a vote that is over; null while they are shown. */
function resultsNote({ resultsShown, resultsFrom }: ProcessVote, zone: TimeZone, { t, language }: Speech) {
  if (resultsShown) return null;
  if (resultsFrom === null) return t('process:box.noResults');
  return t('process:box.resultsOn', { day: formatDay(dayAt(resultsFrom, zone), language) });
}

function closedBox(
  standing: ProcessStatus,
  vote: ProcessVote,
  { closedOn, zone }: { readonly closedOn: CalendarDay; readonly zone: TimeZone },
  speech: Speech,
): BoxView {
  const { t, language } = speech;
  return {
    title: t('process:box.closed'),
    daysLeft: null,
    sentence: t('process:box.closedOn', { day: formatDay(closedOn, language) }),
    action: vote.resultsShown
      ? { href: processAddresses.vote(standing.process), text: t('process:seeResults'), main: true }
      : null,
    notes: notes(
      participantsWords(vote, speech),
      resultsNote(vote, zone, speech),
      vote.hasVoted ? t(vote.resultsShown ? 'process:voted.counted' : 'process:voted.tookPart') : null,
    ),
  };
}

/** Without a vote: the phase that runs, or the next, or that all is over. */
function courseBox(standing: ProcessStatus, moment: Moment, { t, said, language }: Speech): BoxView {
  const { process, ribbon, phase } = standing;
  const plain = { daysLeft: null, action: null, notes: [] };
  if (ribbon === 'upcoming') {
    const day = formatDay(process.extent.start, language);
    return { ...plain, title: t('process:box.upcoming'), sentence: t('process:box.upcomingOn', { day }) };
  }
  if (ribbon === 'finished') {
    const day = formatDay(process.extent.end, language);
    return { ...plain, title: t('process:box.finished'), sentence: t('process:box.finishedOn', { day }) };
  }
  const range = phase?.range ?? nearestPhase(process.ranges, todayAt(moment));
  const named = range && `${said(range.name).text}. ${formatDays(range.start, range.end, language)}.`;
  return {
    ...plain,
    title: t('process:box.running'),
    sentence: named && (phase ? named : `${t('process:box.runningNext')} ${named}`),
  };
}

/** While it accepts proposals and has no open vote. */
function takingBox(
  { process }: ProcessStatus,
  { lastDay }: TakingProposals,
  { t, language }: Speech,
): BoxView {
  return {
    title: t('process:box.taking'),
    daysLeft: null,
    sentence: t('process:box.takingUntil', { day: formatDay(lastDay, language) }),
    action: { href: processAddresses.propose(process), text: t('process:proposeNow'), main: true },
    notes: [],
  };
}

export function boxView(
  standing: ProcessStatus,
  moment: Moment,
  speech: Speech,
  facts: BoxFacts = {},
): BoxView {
  const { vote } = standing;
  const { taking } = standing;
  if (taking !== null) return takingBox(standing, taking, speech);
  if (vote === null) return courseBox(standing, moment, speech);
  const { t, language } = speech;
  switch (vote.state.kind) {
    case 'open':
      if (vote.hasVoted) return votedBox(standing, vote, speech);
      return (facts.isUnsent ? unsentBox : openBox)(standing, vote, moment, speech, facts);
    case 'closed':
      return closedBox(standing, vote, { closedOn: vote.state.lastDay, zone: moment.zone }, speech);
    case 'notStarted': {
      const day = formatDay(dayAt(vote.state.startsAt, moment.zone), language);
      const sentence = t('process:box.startsOn', { day });
      return { title: t('process:box.notStarted'), daysLeft: null, sentence, action: null, notes: [] };
    }
    case 'notActive':
      return courseBox(standing, moment, speech);
    default:
      return vote.state satisfies never;
  }
}
