import type { StaffMember } from '#application/ports/server/office/staff-register.ts';
import type { CountedForNews } from '#application/office/works/result-article.ts';
import { surveysOf } from '#application/office/votes/view-vote.ts';
import { readOutcome } from '#application/voting/read-outcome.ts';
import { readResults } from '#application/voting/read-results.ts';
import { surveyRef } from '#adapters/driven/stores-shared/vote-row.ts';
import type { CallRefusal } from '#adapters/wire/call.ts';
import type { Town } from '#domain/access/town.ts';
import { decide, type StaffSubject } from '#domain/office/decide.ts';
import type { Process } from '#domain/processes/process.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { notAllowed } from '../../plugins/staff.ts';
import { voteSubjectOf } from '../votes/asked-vote.ts';

/** A vote that a call names, for a person who may read it. */
export interface NamedVote {
  readonly surveys: readonly string[];
  readonly process: Process | undefined;
  readonly subject: StaffSubject;
}

/** Why nothing can be made of a vote now. */
export type NoOutcome = 'notClosed' | 'resultsHidden' | 'countHidden' | 'noBudget' | 'undecided';

/** A vote whose result everybody may see. */
export interface ResultOfVote {
  readonly title: LocalizedText;
  readonly questions: readonly CountedForNews[];
}

/** The vote that a call names, if the person who asks may read it. */
export async function namedVote(
  { documentDesk, plans, clock }: Pick<ServerParts, 'documentDesk' | 'plans' | 'clock'>,
  town: Town,
  id: string,
  member: StaffMember,
): Promise<Either<CallRefusal<'unknownSurvey' | 'notAllowed'>, NamedVote>> {
  const main = await documentDesk.find(town.realm, surveyRef(id));
  if (main === null) return left({ kind: 'unknownSurvey' });
  const process = (await plans.processes(town)).find(({ survey }) => survey === id);
  const subject = voteSubjectOf(id, process);
  const may = decide(member, { act: 'vote.read', subject, now: clock.now() });
  return isLeft(may)
    ? left(notAllowed('vote.read', may.left))
    : right({ surveys: surveysOf(main), process, subject });
}

/** The result of one question, if it is over and everybody may see it. */
async function countedQuestion(
  council: ServerParts,
  town: Town,
  id: string,
): Promise<Either<NoOutcome, CountedForNews>> {
  const found = await council.realms.survey(town, surveyId(id));
  if (found === null) return left('notClosed');
  const { survey } = found;
  if (surveyState(survey, council.clock.now(), town.timeZone).kind !== 'closed') return left('notClosed');
  const tally = await readResults(council)(town, survey.id, null);
  if (isLeft(tally)) return left(tally.left.kind === 'countHidden' ? 'countHidden' : 'resultsHidden');
  const counted = { title: survey.title, ballots: tally.right.ballots };
  if (tally.right.kind === 'none') return right({ ...counted, outcome: null });
  const outcome = await readOutcome(council)(town.realm, survey, tally.right);
  if (isLeft(outcome) && outcome.left === 'undecided') return left('undecided');
  return right({ ...counted, outcome: isLeft(outcome) ? null : outcome.right });
}

/** The questions of a vote that are over and whose results everybody may see; left if one is not. */
export async function resultOfVote(
  council: ServerParts,
  town: Town,
  surveys: readonly string[],
): Promise<Either<NoOutcome, ResultOfVote>> {
  const all = await Promise.all(surveys.map((id) => countedQuestion(council, town, id)));
  const questions: CountedForNews[] = [];
  for (const one of all) {
    if (isLeft(one)) return one;
    questions.push(one.right);
  }
  return right({ title: questions[0]?.title ?? '', questions });
}

/** The proposals that a vote funded, in the order of its rules. */
export const fundedIn = ({ questions }: ResultOfVote) =>
  questions.flatMap(({ outcome }) =>
    (outcome?.allocation.funded ?? []).flatMap(({ project }) => {
      const proposal = outcome?.question.proposals.find(({ id }) => id === project.id);
      return proposal === undefined ? [] : [proposal];
    }),
  );
