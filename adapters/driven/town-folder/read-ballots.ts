import * as t from 'io-ts';
import { decode } from '#adapters/wire/decode.ts';
import { rawAnswerWire } from '#adapters/wire/voting/ballot-list.ts';
import type { SurveyDocument } from '#application/ports/server/realm-register.ts';
import { type SurveyId, surveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import type { Folder } from './folder.ts';

/** Reads `ballots/<survey>.json`: answers that fit the survey's question. */
export function readBallots(
  folder: Folder,
  surveys: readonly SurveyDocument[],
): ReadonlyMap<SurveyId, readonly RawAnswer[]> {
  const ballots = new Map<SurveyId, readonly RawAnswer[]>();
  for (const name of folder.filesIn('ballots')) {
    const [file, id] = [`ballots/${name}`, surveyId(name.replace(/\.json$/u, ''))];
    const raw = folder.json(file);
    if (raw === undefined) continue;
    const answers = decode(t.array(rawAnswerWire), raw);
    const survey = surveys.find((one) => one.survey.id === id)?.survey;
    if (isLeft(answers)) folder.fault(file, answers.left.where, 'answers');
    else if (!survey) folder.fault(file, '', 'surveyOfBallots');
    else {
      for (const [index, answer] of answers.right.entries()) {
        if (isLeft(checkAnswer(survey.question, answer))) folder.fault(file, `[${index}]`, 'answer');
      }
      ballots.set(id, answers.right);
    }
  }
  return ballots;
}
