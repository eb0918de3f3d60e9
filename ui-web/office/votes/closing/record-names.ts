import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { kindOf } from '#domain/voting/kinds/question-kinds.ts';
import { paperSheet, type SheetSurvey } from '#domain/voting/paper/sheet.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';

/** The titles of what a record names by ids, and the questions on its paper ballots. */
export interface RecordNames {
  readonly sheet: readonly SheetSurvey[];
  /** Of a survey, or a box by its name; else the id. */
  readonly of: (id: string) => string;
  /** Of an answer or a proposal of a survey. */
  readonly choice: (survey: string, id: string) => string;
}

/** The titles of the surveys and answers of a vote, for its record. */
export function useRecordNames(
  vote: VoteAnswer,
  boxes: readonly { readonly id: string; readonly name: string }[],
): RecordNames {
  const { said } = useSpeech();
  const { town } = useOffice();
  const surveys = vote.surveys.flatMap((body) => {
    const read = readSurvey(body, town.timeZone);
    return isLeft(read) ? [] : [read.right];
  });
  const textOf = (text: LocalizedText | undefined) => (text === undefined ? '' : said(text).text);
  return {
    sheet: paperSheet(surveys),
    of: (id) =>
      textOf(surveys.find((survey) => survey.id === id)?.title) ||
      (boxes.find((box) => box.id === id)?.name ?? id),
    choice: (survey, id) => {
      const question = surveys.find((one) => one.id === survey)?.question;
      const choices = question && question.kind !== 'unknown' ? kindOf(question).choices(question) : null;
      return textOf(choices?.find((one) => one.id === id)?.name) || id;
    },
  };
}
