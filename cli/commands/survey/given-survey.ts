import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { InputFault } from '#application/budget/election-input.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import type { CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { readSource, type SourceRefusal } from '../../read-source.ts';
import { printFaults } from './refused-list.ts';

/** The survey of `--survey`, or how the command ends without it. */
export async function givenSurvey(file: string, context: CommandContext): Promise<Either<ExitCode, Survey>> {
  const source = await readSource(file, context.io);
  if (isLeft(source)) return left(reportUnread(source.left, context));
  let raw: unknown = null;
  try {
    raw = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(source.right.bytes));
  } catch {
    // Invalid JSON is refused like a file that is not a survey.
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
  return left(await printFaults([fault], 1, file, context));
}

export function reportUnread({ key, values, exit }: SourceRefusal, { io, say }: CommandContext): ExitCode {
  io.err(`${say('label.error')} ${say(key, values)}\n`);
  return exit;
}
