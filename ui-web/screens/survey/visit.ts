import { ownDeviceId } from '#application/access/own-device-id.ts';
import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { ListedSurvey } from '#adapters/wire/voting/survey.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { inOrderOf, orderSeed } from '#domain/voting/answer-order.ts';
import { chainOf } from '#domain/voting/chain.ts';
import { inProcess } from '#domain/voting/process-amount.ts';
import type { Question, Survey } from '#domain/voting/survey.ts';
import { resultsVisibility } from '#domain/voting/results-visibility.ts';
import { type SurveyState, surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { Council } from '#ui-web/composition/council.ts';

/** A process and its survey: the main one, and those that follow it. */
export interface Visit {
  readonly process: Process;
  readonly main: Survey;
  readonly chain: readonly Survey[];
  readonly voteCount: number | null;
  /** The state of the main survey, when it was last read. */
  readonly state: SurveyState;
  readonly now: Instant;
  readonly zone: TimeZone;
  /** The questions whose answers or proposals are in an order of this device's own. */
  readonly shuffled: ReadonlyMap<SurveyId, Question>;
}

/** Why there is nothing to answer. A survey missing from the council's list is not active. */
export type VisitRefusal =
  | { readonly kind: 'council'; readonly refusal: CouncilRefusal }
  | { readonly kind: 'noSurvey'; readonly process: Process }
  | { readonly kind: 'notActive'; readonly process: Process };

type Ports = Pick<Council, 'realm' | 'contents' | 'surveys' | 'clock' | 'zone' | 'deviceIds' | 'randomBytes'>;

/** Looks up the process, its survey and the chain, and the state of the main survey now. */
export async function openVisit(ports: Ports, slug: string): Promise<Either<VisitRefusal, Visit>> {
  const { realm, contents, surveys } = ports;
  const [process, listed] = await Promise.all([contents.process(realm, slug), surveys.surveys(realm)]);
  if (isLeft(process)) return left({ kind: 'council', refusal: process.left });
  if (process.right.survey === null) return left({ kind: 'noSurvey', process: process.right });
  // The council closed this section: the tab that leads here is closed, and so is the address.
  if (process.right.switchedOff.includes('participa'))
    return left({ kind: 'notActive', process: process.right });
  if (isLeft(listed)) return left({ kind: 'council', refusal: listed.left });
  const found = listed.right.find(({ survey }) => survey.id === process.right.survey);
  if (found === undefined) return left({ kind: 'notActive', process: process.right });
  return right(lookedAt(process.right, found, listed.right, ports));
}

function lookedAt(
  process: Process,
  { survey, voteCount }: ListedSurvey,
  listed: readonly ListedSurvey[],
  ports: Ports,
): Visit {
  const [now, zone] = [ports.clock.now(), ports.zone()];
  const chain = chainOf(
    survey,
    listed.map((one) => one.survey),
  ).map((one) => inProcess(one, process.amount));
  const [main = survey] = chain;
  const state = surveyState(survey, now, zone);
  const shuffled = shuffledIn(chain, ports);
  return { process, main, chain, voteCount, state, now, zone, shuffled };
}

/**
 * By the device's own id, so that the order stays when the page is loaded again. The id is not sent: an order tells
 * the council nothing, and a device without an id gets one only if a question needs it.
 */
function shuffledIn(chain: readonly Survey[], ports: Ports): Visit['shuffled'] {
  const random = chain.filter(({ randomOrder }) => randomOrder);
  if (random.length === 0) return new Map();
  const deviceId = ownDeviceId(ports);
  return new Map(random.map(({ id, question }) => [id, inOrderOf(question, orderSeed(deviceId, id))]));
}

/** The question as this device shows it. What is stored and counted keeps the survey's own order. */
export const shownIn = ({ shuffled }: Pick<Visit, 'shuffled'>, { id, question }: Survey): Question =>
  shuffled.get(id) ?? question;

/** The same visit at a later moment: a survey may close while it is on the screen. */
export const laterVisit = (visit: Visit, now: Instant): Visit => ({
  ...visit,
  now,
  state: surveyState(visit.main, now, visit.zone),
});

/** How many have taken part in the main survey by now; the number known before if the council does not answer. */
export async function participantsNow(
  { realm, surveys }: Pick<Ports, 'realm' | 'surveys'>,
  { main, voteCount }: Visit,
): Promise<number | null> {
  const listed = await surveys.surveys(realm);
  if (isLeft(listed)) return voteCount;
  return listed.right.find(({ survey }) => survey.id === main.id)?.voteCount ?? null;
}

/** Whether its display type is one that this version knows. */
export const isKnown = ({ question }: Survey): boolean => question.kind !== 'unknown';

const found = new WeakMap<Visit, readonly Survey[]>();

/** The surveys of the chain that can be answered now: open, and of a known kind. Computed once a visit. */
export function answerable(visit: Visit): readonly Survey[] {
  const before = found.get(visit);
  if (before) return before;
  const { chain, now, zone } = visit;
  const open = chain.filter((survey) => isKnown(survey) && surveyState(survey, now, zone).kind === 'open');
  found.set(visit, open);
  return open;
}

/**
 * The number of a question among those that can be answered now, from 1; null for the others. Every screen of a survey
 * counts these alone, so that “question 3 of 9” and “3 of 9 answered” agree.
 */
export function questionNumber(visit: Visit, survey: Survey): number | null {
  const place = answerable(visit).indexOf(survey);
  return place === -1 ? null : place + 1;
}

/** “3. ”, before the title of a question; empty if it has no number. */
export function numbered(visit: Visit, survey: Survey): string {
  const number = questionNumber(visit, survey);
  return number === null ? '' : `${number}. `;
}

export const asksCensus = (visit: Visit): boolean => answerable(visit).some(({ census }) => census);

/** Once the survey is closed: whether the results of some question are published, or their moment is known. */
export const hasResultsToShow = ({ chain, state, now, zone }: Visit): boolean =>
  state.kind === 'closed' &&
  chain.some((survey) => resultsVisibility(survey, now, zone, false).kind !== 'withheld');
