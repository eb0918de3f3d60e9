import { basename } from 'node:path';
import { countList, type CountedList, type ListRefusal } from '#adapters/driven/ballot-list/count-list.ts';
import { fileChunks } from '#adapters/driven/files/file-chunks.ts';
import { readSurvey } from '#adapters/wire/survey.ts';
import type { InputFault } from '#application/budget/election-input.ts';
import { formatCount } from '#application/text/numbers.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { Command, CommandContext } from '../../command.ts';
import { deliver } from '../../deliver.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { fill } from '../../fill.ts';
import type { Io } from '../../io.ts';
import { paintWhen } from '../../paint.ts';
import { fileRefusal, readSource, type SourceRefusal } from '../../read-source.ts';
import { misused } from '../budget/refuse.ts';
import { countedBytes } from './counted-bytes.ts';
import { type OutputFlags, outputOptions } from './output-options.ts';
import { refusedList } from './refused-list.ts';
import { leastStarsOf, namesIn } from './survey-names.ts';

interface TallyFlags extends OutputFlags {
  readonly survey?: string;
}

const command = 'concejo survey tally';

/** `concejo survey tally FILE|-|URL`: counts the published ballots of a survey. */
export const surveyTally: Command = {
  help: 'help.tally',
  configure: (parser, context, run) => {
    parser
      .argument('[file]')
      .option('--survey <file>')
      .option('--format <format>')
      .option('--out <file>')
      .option('--bom')
      .option('--quiet')
      .option('--no-color')
      .action((file: string | undefined, flags: TallyFlags) => run(tallyOf(file ?? '-', flags, context)));
  },
};

async function tallyOf(file: string, flags: TallyFlags, context: CommandContext): Promise<ExitCode> {
  const { io, texts, locale, program } = context;
  const options = outputOptions(flags, io.outIsTerminal);
  if (isLeft(options)) return misused(options.left, context, command);
  if (file === '-' && io.stdinIsTerminal) {
    // Nobody would know that it waits.
    io.err(texts['help.tally']);
    return exitCodes.usage;
  }
  io.endOnInterrupt();
  const survey = flags.survey === undefined ? right(null) : await givenSurvey(flags.survey, context);
  if (isLeft(survey)) return survey.left;
  const counted = await countSource(file, survey.right, io);
  if (isLeft(counted)) return unread(counted.left, context);
  if (isLeft(counted.right)) return refusedList(counted.right.left, file, context, command);
  const list = counted.right.right;
  const paint = paintWhen(io.errIsTerminal && options.right.colours && !io.env['NO_COLOR']);
  if (!options.right.quiet) {
    for (const warning of warningsOf(list, context))
      io.err(`${paint.yellow(texts['label.warning'])}  ${warning}\n`);
  }
  const { question, id } = list.survey;
  const name = /^https?:/iu.test(file) ? file : basename(file);
  const bytes = await countedBytes(
    {
      survey: id,
      tally: list.tally,
      nameOf: namesIn(question, locale),
      input: { name, sha256: list.counted },
      leastStars: leastStarsOf(question),
      program,
    },
    options.right,
    context,
  );
  return deliver(bytes, options.right, context, paint);
}

/** Counts while reading; only an address is fetched whole before. */
async function countSource(
  file: string,
  survey: Survey | null,
  io: Io,
): Promise<Either<SourceRefusal, Either<ListRefusal, CountedList>>> {
  if (file === '-') return right(await countList(io.stdin(), survey));
  if (/^https?:\/\//iu.test(file)) {
    const source = await readSource(file, io);
    return isLeft(source) ? source : right(await countList([source.right.bytes], survey));
  }
  try {
    return right(await countList(fileChunks(file), survey));
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'syscall' in error)
      return left(fileRefusal(file, error));
    throw error;
  }
}

/** The survey of `--survey`, or how the command ends without it. */
async function givenSurvey(file: string, context: CommandContext): Promise<Either<ExitCode, Survey>> {
  const source = await readSource(file, context.io);
  if (isLeft(source)) return left(unread(source.left, context));
  let raw: unknown = null;
  try {
    raw = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(source.right.bytes));
  } catch {
    // What is no JSON is no survey either.
  }
  const survey = readSurvey(raw, 'Europe/Madrid');
  if (!isLeft(survey)) return survey;
  const { where } = survey.left;
  const fault: InputFault = {
    kind: 'notASurvey',
    line: 1,
    column: 1,
    found: '',
    particulars: { where },
    suggestion: null,
  };
  return left(await refusedList({ kind: 'faults', faults: [fault], count: 1 }, file, context, command));
}

function unread({ key, values, exit }: SourceRefusal, { io, texts }: CommandContext): ExitCode {
  io.err(`${texts['label.error']} ${fill(texts[key], values)}\n`);
  return exit;
}

/** Ballots that fit nowhere, and a fingerprint that nobody claims. The texts of free answers are published apart. */
function warningsOf({ misfits, claimed, survey }: CountedList, { texts }: CommandContext): readonly string[] {
  const unclaimed = claimed === null ? [texts['warning.unclaimed']] : [];
  if (survey.question.kind === 'free' && misfits.count > 0) return [...unclaimed, texts['warning.freeApart']];
  if (misfits.count === 0) return unclaimed;
  const lines = misfits.lines
    .map(formatCount)
    .join(', ')
    .concat(misfits.count > misfits.lines.length ? ', …' : '');
  return [...unclaimed, fill(texts['warning.misfits'], { count: formatCount(misfits.count), lines })];
}
