import { readBallotLine, readHeadLine } from '#adapters/wire/voting/ballot-list.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { ListRefusal } from '#application/ports/ballot-list-reader.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { refusedBy, invalidLine } from './counted-list.ts';

/** Only opening hours are read in a zone, and a count does not need them. Moments with an offset get their days in it. */
export const listZone = 'Europe/Madrid';

export interface Beginning {
  readonly survey: Survey;
  readonly claimed: string | null;
}

/** What the first line says, and what `given` adds if the line does not contain the question. */
export function beginning(first: string, given: Survey | null): Either<ListRefusal, Beginning> {
  const head = readHeadLine(first);
  if (isLeft(head)) {
    // Without a first line of its own the list begins with a ballot, or with a line that is reported as invalid.
    if (given) return right({ survey: given, claimed: null });
    if (!isLeft(readBallotLine(first, 1))) return left({ kind: 'needsSurvey' });
    return refusedBy(invalidLine('notABallotList', 1, head.left.where, first));
  }
  const { survey: id, question, head: claimed } = head.right;
  if (given) {
    return given.id === id
      ? right({ survey: given, claimed })
      : refusedBy({ kind: 'otherSurvey', line: 1, found: id, survey: given.id });
  }
  if (question === undefined || question === null) return left({ kind: 'needsSurvey' });
  const survey = readSurvey(question, listZone);
  if (isLeft(survey)) return refusedBy(invalidLine('notABallotList', 1, `question.${survey.left.where}`, ''));
  return right({ survey: { ...survey.right, id: surveyId(id) }, claimed });
}
