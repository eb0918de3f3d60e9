import type { RawAnswer } from '#domain/voting/answer.ts';
import type { KnownSurvey } from '../../known-town.ts';
import { exampleAnswers } from './example-answers.ts';
import type { WritableTown } from './visitor.ts';

/** A survey that is open for votes, with an answer that it accepts and perhaps another one. */
export interface Votable {
  readonly known: KnownSurvey;
  readonly answer: RawAnswer;
  readonly other: RawAnswer | null;
}

/** Surveys in one state in which the checks can vote: those with a census need people. */
export function surveysIn(
  { surveys, visit }: WritableTown,
  state: KnownSurvey['state'],
  concerns: (known: KnownSurvey) => boolean = () => true,
): readonly Votable[] {
  return (
    surveys
      .filter((known) => known.state === state && (!known.survey.census || visit.people.length > 0))
      // Checks have no account with a verified address.
      .filter(({ survey }) => !survey.registeredOnly)
      // The ages and the districts of their people are not known.
      .filter(({ survey }) => survey.conditions === null)
      .filter(concerns)
      .flatMap((known) => {
        const [answer, other = null] = exampleAnswers(known.survey.question);
        return answer === undefined ? [] : [{ known, answer, other }];
      })
  );
}

/** One open survey with a census and one without, if there are any. */
export function openOnes(town: WritableTown): readonly Votable[] {
  const open = surveysIn(town, 'open');
  const [withCensus, without] = [true, false].map((census) =>
    open.find(({ known }) => known.survey.census === census),
  );
  return [withCensus, without].filter((votable) => votable !== undefined);
}
