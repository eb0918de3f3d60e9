import { listZone } from '#adapters/driven/ballot-list/list-beginning.ts';
import { countList } from '#adapters/driven/ballot-list/count-list.ts';
import { inputFault } from '#adapters/driven/ballot-list/input-fault.ts';
import type {
  ElectionReading,
  InputFault,
  InputSettings,
  ReadElection,
} from '#application/budget/election-input.ts';
import type { ListRefusal } from '#application/ports/ballot-list-reader.ts';
import { surveyElection } from '#application/voting/survey-election.ts';
import { type CalendarDay, dayAt } from '#domain/shared/calendar-day.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { runningHash } from './running-hash.ts';

/** Reads the published ballots of a closed survey on a budget, by the rules of published lists. */
export async function readPublishedBallots(
  bytes: Uint8Array,
  { language, budget }: InputSettings,
): Promise<ElectionReading> {
  const read = await countList([bytes], {
    given: null,
    hash: runningHash(),
    keepMarks: true,
    // The caller counts them, and shows the first.
    mostFaults: Infinity,
  });
  if (isLeft(read)) return left(faultsOf(read.left));
  const { survey, tally, marks, counted } = read.right;
  const { question } = survey;
  if (question.kind !== 'budgetAmount') return left([faultOfHead('notABudgetSurvey')]);
  const titleOf = (text: LocalizedText) => textFor(text, language, 'es').text;
  const election = surveyElection(question, tally, titleOf, marks);
  return right({
    election: { ...election, budget: budget ?? question.total },
    rule: question.rule,
    warnings: [],
    about: aboutSurvey(survey, titleOf(survey.title)),
    fingerprint: counted,
  });
}

/** The survey in the words of an election file. Such a file needs a description as well, which is the title again. */
function aboutSurvey({ startsAt, endDay }: Survey, title: string): NonNullable<ReadElection['about']> {
  const named =
    title === ''
      ? []
      : ([
          ['description', title],
          ['instance', title],
        ] as const);
  const begun = startsAt === null ? [] : ([['date_begin', inFile(dayAt(startsAt, listZone))]] as const);
  const ended = endDay === null ? [] : ([['date_end', inFile(endDay)]] as const);
  return [...named, ...begun, ...ended];
}

/** @example inFile('2026-11-27') // '27.11.2026' */
const inFile = (day: CalendarDay): string => day.split('-').toReversed().join('.');

function faultsOf(refusal: ListRefusal): readonly InputFault[] {
  switch (refusal.kind) {
    case 'faults':
      return refusal.faults.map(inputFault);
    case 'notCountable':
      return [faultOfHead('notABudgetSurvey')];
    case 'needsSurvey':
    case 'webPage':
      return [faultOfHead('notABallotList', { where: 'question' })];
    default:
      return refusal satisfies never;
  }
}

const faultOfHead = (kind: InputFault['kind'], particulars: InputFault['particulars'] = {}): InputFault => ({
  kind,
  line: 1,
  column: 1,
  found: '',
  particulars,
  suggestion: null,
});
