import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft } from '#domain/shared/result.ts';

/** The collection that surveys are kept in; it is not served as a collection. */
export const surveyCollection = '#surveys';

/** What town load let in can be read; a survey that cannot is a defect of an older program, and is not served. */
export function servedSurvey(town: Town, document: CouncilDocument): readonly SurveyDocument[] {
  const survey = readSurvey(document, town.timeZone);
  return isLeft(survey) ? [] : [{ survey: survey.right, document }];
}
