import type { Process } from '#domain/processes/process.ts';
import { endOfDay } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { votedSurveys } from '../../survey/vote-history.ts';
import type { PocketPorts, PocketVote } from '../state.ts';

/** How many processes are looked through for the page of a vote. */
const mostProcesses = 100;

/** Where one votes: the page of the process that has it, or the list of them. */
function pageOf(survey: string, processes: readonly Process[]): string {
  const process = processes.find((one) => one.survey === survey);
  const list = '/procesos-participativos';
  return process === undefined ? list : `${list}/${encodeURIComponent(process.slug)}/participa`;
}

/**
 * The votes that are open, and those in which this device took part: in which, never what was chosen. Null if the council
 * does not answer.
 */
export async function askVotes({
  realm,
  surveys,
  contents,
  clock,
  zone,
}: Pick<PocketPorts, 'realm' | 'surveys' | 'contents' | 'clock' | 'zone'>): Promise<
  readonly PocketVote[] | null
> {
  const [listed, processes] = await Promise.all([
    surveys.surveys(realm),
    contents.processes(realm, { limit: mostProcesses, offset: 0 }),
  ]);
  if (isLeft(listed)) return null;
  const voted = new Set<string>(votedSurveys());
  const inTown = isLeft(processes) ? [] : processes.right.items;
  return listed.right.flatMap(({ survey }): readonly PocketVote[] => {
    const hasTakenPart = voted.has(survey.id);
    const isOpen = surveyState(survey, clock.now(), zone()).kind === 'open';
    const path = pageOf(survey.id, inTown);
    if (!hasTakenPart && (!isOpen || !path.endsWith('/participa'))) return [];
    const until = survey.endDay === null ? null : endOfDay(survey.endDay, zone());
    return [{ id: survey.id, title: survey.title, until, path, hasTakenPart }];
  });
}
