import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { Town } from '#domain/access/town.ts';
import { isForStaff } from '#domain/access/audience.ts';
import { surveyDocuments } from '#domain/documents/document-parts.ts';
import { isLeft } from '#domain/shared/result.ts';

/** The collection that surveys are stored in; it is not served as a collection. */
export const surveyCollection = surveyDocuments;

/** Its document with what the server knows of its paper ballots, which a document cannot say by itself. */
function withPaper(stored: CouncilDocument, isAwaited: boolean): CouncilDocument {
  const { awaitsPaper: _, ...document } = stored;
  return isAwaited ? { ...document, awaitsPaper: true } : document;
}

/**
 * A survey that `town load` accepted can be read; one that cannot is a defect of an older program, and is not served.
 */
export function servedSurvey(
  town: Town,
  stored: CouncilDocument,
  isAwaited: boolean,
): readonly SurveyDocument[] {
  if (isForStaff(surveyCollection, stored)) return [];
  const document = withPaper(stored, isAwaited);
  const survey = readSurvey(document, town.timeZone);
  return isLeft(survey) ? [] : [{ survey: survey.right, document }];
}
