import { basename } from 'node:path';
import type { CountedList } from '#adapters/driven/ballot-list/counted-list.ts';
import type { RunningHash } from '#adapters/driven/ballot-list/list-hash.ts';
import { isLeft, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { deliverReport } from '../../deliver-report.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { paintForErrors } from '../../paint-for.ts';
import { countedVote } from './counted-vote.ts';
import { countSource } from './count-source.ts';
import { givenSurvey, reportUnread } from './given-survey.ts';
import type { OutputOptions } from '../../output-options.ts';
import { refusedList } from './refused-list.ts';
import { leastStarsOf, choiceNames } from './survey-names.ts';

/** The input of a count: the list, and the file of its survey if the list does not contain it. */
interface Given {
  readonly file: string;
  readonly survey: string | undefined;
  /** How many people could vote; null if it is not given. */
  readonly census: number | null;
  readonly command: string;
}

/** Counts a list and writes the count to the given place. */
export async function tallyList(
  { file, survey: surveyFile, census, command }: Given,
  options: OutputOptions,
  hash: RunningHash,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say, locale, program } = context;
  const survey = surveyFile === undefined ? right(null) : await givenSurvey(surveyFile, context);
  if (isLeft(survey)) return survey.left;
  const counted = await countSource(file, survey.right, hash, io);
  if (isLeft(counted)) return reportUnread(counted.left, context);
  if (isLeft(counted.right)) return refusedList(counted.right.left, file, context, command);
  const list = counted.right.right;
  const paint = paintForErrors(io, options);
  if (!options.quiet) {
    for (const warning of warningsOf(list, context))
      io.err(`${paint.yellow(say('label.warning'))}  ${warning}\n`);
  }
  const { question, id } = list.survey;
  const name = /^https?:/iu.test(file) ? file : basename(file);
  const counts = {
    survey: id,
    tally: list.tally,
    nameOf: choiceNames(question, context),
    input: { name, sha256: list.counted },
    leastStars: leastStarsOf(question),
    ...(census === null ? {} : { census }),
    program,
    about: {
      ...countedVote(list.survey, locale, null),
      council: '',
      list: {
        name,
        command: [
          command,
          name,
          ...(surveyFile === undefined ? [] : ['--survey', basename(surveyFile)]),
        ].join(' '),
      },
    },
  };
  return deliverReport({ kind: 'tally', counted: counts }, { command }, options, context);
}

/**
 * The notes of a count: the fingerprint was not stated by the list, and texts of free answers are published separately.
 */
const warningsOf = ({ textsApart, claimed }: CountedList, { say }: CommandContext): readonly string[] => [
  ...(claimed === null ? [say('warning.unclaimed')] : []),
  ...(textsApart === 0 ? [] : [say('warning.freeApart')]),
];
