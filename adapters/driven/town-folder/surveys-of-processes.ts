import { readProcess } from '#adapters/wire/processes/process.ts';
import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import type { Process } from '#domain/processes/process.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { isLeft } from '#domain/shared/result.ts';
import { chainOf } from '#domain/voting/chain.ts';
import { inProcess, otherTotal } from '#domain/voting/process-amount.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Folder } from './folder.ts';

const file = 'collections/procesos.json';
const euros = (amount: number) => String(amount / 100);

/** A process that names a survey which the town does not have would offer no vote at all. */
function checkSurveyExists(folder: Folder, { id, survey }: Process): void {
  folder.tell({
    file,
    where: `${id}.data.survey`,
    kind: 'noSuchSurvey',
    found: JSON.stringify(survey),
    particulars: {},
  });
}

/** The document of a survey with the limit that its process sets, so that all who read it see the same. */
function withLimit(found: SurveyDocument, within: Survey): SurveyDocument {
  if (within === found.survey || within.question.kind !== 'budgetAmount') return found;
  if (within.question.isUsualTotal) return found;
  return { survey: within, document: { ...found.document, totalAmount: within.question.total / 100 } };
}

/**
 * The surveys of a town, those without a total with the amount of their process. A process whose survey is missing, or
 * has another total than its own amount, is a fault.
 */
export function surveysOfProcesses(
  folder: Folder,
  documents: readonly CouncilDocument[],
  surveys: readonly SurveyDocument[],
  zone: TimeZone,
): readonly SurveyDocument[] {
  // A survey whose file cannot be read is reported there.
  if (folder.faults.some((fault) => fault.file.startsWith('surveys/'))) return surveys;
  let known = surveys;
  for (const document of documents) {
    const read = readProcess(document, zone);
    if (isLeft(read) || read.right.survey === null) continue;
    const { id, survey, amount } = read.right;
    const all = known.map((one) => one.survey);
    const main = all.find((one) => one.id === survey);
    if (main === undefined) {
      checkSurveyExists(folder, read.right);
      continue;
    }
    const other = otherTotal(main, all, amount);
    if (other?.question.kind === 'budgetAmount' && amount !== null) {
      const particulars = { survey: other.id, total: euros(other.question.total) };
      folder.tell({ file, where: `${id}.amount`, kind: 'otherTotal', found: euros(amount), particulars });
    }
    const asked = new Set(chainOf(main, all).map((one) => one.id));
    known = known.map((one) =>
      asked.has(one.survey.id) ? withLimit(one, inProcess(one.survey, amount)) : one,
    );
  }
  return known;
}
