import { readProcess } from '#adapters/wire/processes/process.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { withProcessAmounts } from '#domain/voting/process-amount.ts';
import type { Survey } from '#domain/voting/survey.ts';

/** The document of a survey with the limit that its process sets, so that all who read it see the same. */
function withLimit(found: SurveyDocument, within: Survey): SurveyDocument {
  if (within === found.survey || within.question.kind !== 'budgetAmount') return found;
  if (within.question.isUsualTotal) return found;
  return { survey: within, document: { ...found.document, totalAmount: within.question.total / 100 } };
}

/** The surveys of a town, those without a total with the amount of their process. */
export function surveysOfProcesses(
  documents: readonly CouncilDocument[],
  surveys: readonly SurveyDocument[],
  zone: TimeZone,
): readonly SurveyDocument[] {
  const processes = documents.flatMap((document) => {
    const read = readProcess(document, zone);
    return isLeft(read) ? [] : [read.right];
  });
  const limited = withProcessAmounts(
    processes,
    surveys.map(({ survey }) => survey),
  );
  return surveys.map((found, index) => withLimit(found, limited.surveys[index] ?? found.survey));
}
