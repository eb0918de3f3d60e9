import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CouncilDocument } from '#application/ports/document-store.ts';
import type { SurveyDocument } from '#application/ports/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { TownBundle } from '#application/ports/town-keeper.ts';
import { readSurvey } from '#adapters/wire/survey.ts';
import { readTown } from '#adapters/wire/town.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { type SurveyId, surveyId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import { checkAnswer } from '#domain/voting/check-answer.ts';
import { readCensus } from './read-census.ts';
import { resolveDates } from './relative-dates.ts';

/** Something in a town's folder that cannot be loaded: which file, where in it, and what was expected there. */
export interface TownFault {
  readonly file: string;
  readonly where: string;
  readonly expected: string;
}

/** Reads a town from a folder (format: docs/guides/operator.md). All faults of all files come together. */
export function readTownFolder(folder: string, now: Instant): Either<readonly TownFault[], TownBundle> {
  const faults: TownFault[] = [];
  const fault = (file: string, where: string, expected: string) => faults.push({ file, where, expected });
  const json = (file: string, resolve: (text: string) => string = (text) => text): unknown => {
    try {
      return JSON.parse(resolve(readFileSync(join(folder, file), 'utf8')));
    } catch (error) {
      fault(file, '', `JSON (${error instanceof Error ? error.message : String(error)})`);
      return undefined;
    }
  };
  const filesIn = (sub: string) => (existsSync(join(folder, sub)) ? readdirSync(join(folder, sub)).toSorted() : []);

  const town = readTown(json('town.json'));
  if (isLeft(town)) return left([...faults, { file: 'town.json', where: town.left.where, expected: 'a town' }]);
  const today = dayAt(now, town.right.timeZone);
  const dated = (text: string) => resolveDates(text, today);

  const collections = new Map<string, readonly CouncilDocument[]>();
  for (const file of filesIn('collections')) {
    const documents = json(`collections/${file}`, dated);
    if (isDocuments(documents)) collections.set(file.replace(/\.json$/u, ''), withTown(documents, file, town.right));
    else if (documents !== undefined) fault(`collections/${file}`, '', 'an array of documents with an _id each');
  }

  const surveys: SurveyDocument[] = [];
  for (const file of filesIn('surveys')) {
    const document = json(`surveys/${file}`, dated);
    const survey = readSurvey(document, town.right.timeZone);
    if (!isLeft(survey)) surveys.push({ survey: survey.right, document: document as SurveyDocument['document'] });
    else if (document !== undefined) fault(`surveys/${file}`, survey.left.where, 'a survey of the documented shape');
  }

  const census = existsSync(join(folder, 'census.csv'))
    ? readCensus(readFileSync(join(folder, 'census.csv'), 'utf8'))
    : right(null);
  if (isLeft(census)) for (const { line, expected } of census.left) fault('census.csv', `line ${line}`, expected);

  const ballots = new Map<SurveyId, readonly RawAnswer[]>();
  for (const file of filesIn('ballots')) {
    const id = surveyId(file.replace(/\.json$/u, ''));
    const answers = json(`ballots/${file}`) as readonly RawAnswer[] | undefined;
    const survey = surveys.find((one) => one.survey.id === id)?.survey;
    if (!survey) fault(`ballots/${file}`, '', 'ballots of a survey of this town');
    for (const [index, answer] of (answers ?? []).entries()) {
      if (survey && isLeft(checkAnswer(survey.question, answer))) fault(`ballots/${file}`, `[${index}]`, 'a valid answer');
    }
    ballots.set(id, answers ?? []);
  }

  if (faults.length > 0 || isLeft(census)) return left(faults);
  const files = filesIn('files').map((name) => ({ name, from: join(folder, 'files', name) }));
  return right({ town: town.right, collections, surveys, census: census.right, ballots, files });
}

const isDocuments = (value: unknown): value is readonly CouncilDocument[] =>
  Array.isArray(value) && value.every((item) => typeof item?._id === 'string' || typeof item?.region === 'object');

/** Settings carry the town's zone and language along, so that the browser needs no other call. */
const withTown = (documents: readonly CouncilDocument[], file: string, town: Town): readonly CouncilDocument[] =>
  documents.map((document, index) => ({
    ...(file === 'settings.json' ? { timeZone: town.timeZone, defaultLanguage: town.defaultLanguage } : {}),
    ...document,
    _id: document._id ?? String(index),
  }));
