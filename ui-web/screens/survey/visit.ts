import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import type { ListedSurvey } from '#application/ports/survey-source.ts';
import type { Process } from '#domain/processes/process.ts';
import type { Instant, TimeZone } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { chainOf } from '#domain/voting/chain.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { type SurveyState, surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { Council } from '#ui-web/council.ts';

/** A process and the survey it asks: the main one, and those that follow it. */
export interface Visit {
  readonly process: Process;
  readonly main: Survey;
  readonly chain: readonly Survey[];
  readonly voteCount: number | null;
  /** Of the main survey, when it was last looked at. */
  readonly state: SurveyState;
  readonly now: Instant;
  readonly zone: TimeZone;
}

/** Why there is nothing to answer. A survey missing from the council's list is one that is not active. */
export type VisitRefusal =
  | { readonly kind: 'council'; readonly refusal: CouncilRefusal }
  | { readonly kind: 'noSurvey'; readonly process: Process }
  | { readonly kind: 'notActive'; readonly process: Process };

type Ports = Pick<Council, 'realm' | 'contents' | 'surveys' | 'clock' | 'zone'>;

/** Looks up the process, its survey and the chain, and where the main survey stands now. */
export async function openVisit(ports: Ports, slug: string): Promise<Either<VisitRefusal, Visit>> {
  const { realm, contents, surveys, clock } = ports;
  const [process, listed] = await Promise.all([contents.process(realm, slug), surveys.surveys(realm)]);
  if (isLeft(process)) return left({ kind: 'council', refusal: process.left });
  if (process.right.survey === null) return left({ kind: 'noSurvey', process: process.right });
  if (isLeft(listed)) return left({ kind: 'council', refusal: listed.left });
  const found = listed.right.find(({ survey }) => survey.id === process.right.survey);
  if (found === undefined) return left({ kind: 'notActive', process: process.right });
  return right(lookedAt(process.right, found, listed.right, clock.now(), ports.zone()));
}

function lookedAt(
  process: Process,
  { survey, voteCount }: ListedSurvey,
  listed: readonly ListedSurvey[],
  now: Instant,
  zone: TimeZone,
): Visit {
  const chain = chainOf(
    survey,
    listed.map((one) => one.survey),
  );
  return { process, main: survey, chain, voteCount, state: surveyState(survey, now, zone), now, zone };
}

/** The same visit at a later moment: a survey may close while somebody looks at it. */
export const laterVisit = (visit: Visit, now: Instant): Visit => ({
  ...visit,
  now,
  state: surveyState(visit.main, now, visit.zone),
});

const found = new WeakMap<Visit, readonly Survey[]>();

/** The surveys of the chain that can be answered now: open, and of a kind that is known. Looked for once a visit. */
export function answerable(visit: Visit): readonly Survey[] {
  const before = found.get(visit);
  if (before) return before;
  const { chain, now, zone } = visit;
  const open = chain.filter(
    (survey) => survey.question.kind !== 'unknown' && surveyState(survey, now, zone).kind === 'open',
  );
  found.set(visit, open);
  return open;
}

export const asksCensus = (visit: Visit): boolean => answerable(visit).some(({ census }) => census);
