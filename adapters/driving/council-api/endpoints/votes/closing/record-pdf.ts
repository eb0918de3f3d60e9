import { readFile } from 'node:fs/promises';
import { fontsBy } from '#adapters/driven/render/pdf/document/font-files.ts';
import { writeClosingSheet } from '#adapters/driven/render/pdf/document/closing-writer.ts';
import { closingRecordIn, resultPageIn } from '#adapters/driven/texts/sentences-in.ts';
import { type PublishedRecord, readClosingRecord } from '#adapters/wire/voting/closing-record.ts';
import { closingSheet, type RecordToPrint } from '#application/reports/closing/closing-sheet.ts';
import { formatClock, formatWeekday } from '#application/text/dates.ts';
import type { Town } from '#domain/access/town.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';

/** The surveys of a record by their ids. */
async function surveysOf(
  { realms }: Pick<ServerParts, 'realms'>,
  town: Town,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Survey>> {
  const found = await Promise.all(ids.map((id) => realms.all.survey(town, surveyId(id))));
  return new Map(
    found.flatMap((one) => (one === null ? [] : [[String(one.survey.id), one.survey] as const])),
  );
}

/** A closing record as a PDF, in the language of the town. */
export async function writeRecordPdf(
  council: Pick<ServerParts, 'realms'>,
  town: Town,
  record: PublishedRecord,
): Promise<Uint8Array> {
  const read = readClosingRecord(record);
  if (isLeft(read)) throw new Error(`a closing record of our own is not read: ${read.left.where}`);
  const { said, paper, assisted } = read.right;
  const language = town.defaultLanguage;
  const surveys = await surveysOf(
    council,
    town,
    said.surveys.map(({ id }) => id),
  );
  const page = resultPageIn(language);
  const nameOf: RecordToPrint['nameOf'] = (survey, id) => {
    const question = surveys.get(survey)?.question;
    const choices = question && question.kind !== 'unknown' ? kindOf(question).choices(question) : null;
    const name = choices?.find((one) => one.id === id)?.name;
    return (name && textFor(name, language, language).text) || id;
  };
  const at = (written: string): string => {
    const instant = Date.parse(written);
    return `${formatWeekday(dayAt(instant, town.timeZone), language)}, ${formatClock(instant, town.timeZone, language)}`;
  };
  const sheet = closingSheet(
    {
      town: textFor(town.name, language, language).text,
      hash: record.hash,
      said,
      paper,
      assisted,
      signatures: record.signatures.map((one) => ({ name: one.name, at: at(one.at) })),
      nameOf,
      ruleOf: (id) => {
        const question = surveys.get(id)?.question;
        if (question?.kind !== 'budgetAmount') return null;
        return { name: page(`ruleName.${question.rule.kind}`), ties: question.rule.ties };
      },
    },
    { say: closingRecordIn(language), language },
  );
  return writeClosingSheet(sheet, () => fontsBy(readFile));
}
