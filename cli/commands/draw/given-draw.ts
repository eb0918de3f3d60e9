import { printable } from '#adapters/driven/terminal/printable.ts';
import { type ReadDraw, readPublishedDraw } from '#adapters/wire/registrations/draw/published-draw.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { type ReadSource, readSource } from '../../read-source.ts';
import { reportUnread } from '../survey/given-survey.ts';

/** A published draw and where it was read from. */
export interface GivenDraw {
  readonly draw: ReadDraw;
  readonly source: ReadSource;
}

function textIn({ bytes }: Pick<ReadSource, 'bytes'>): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads the published record of a draw of a file, standard input or an address. Left: how the command ends. */
export async function givenDraw(file: string, context: CommandContext): Promise<Either<ExitCode, GivenDraw>> {
  const { io, say } = context;
  const source = await readSource(file, io);
  if (isLeft(source)) return left(reportUnread(source.left, context));
  const text = textIn(source.right);
  const read = readPublishedDraw(text ?? '');
  if (!isLeft(read)) return right({ draw: read.right, source: source.right });
  io.err(`${say('label.error')} ${say('draw.notADraw', { where: printable(read.left.where) })}\n`);
  return left(exitCodes.invalidInput);
}
