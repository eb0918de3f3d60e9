import type { Configuration } from '#adapters/driving/council-api/configuration.ts';
import { readConfiguration } from '#adapters/driving/council-api/configuration.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { fill } from '../../fill.ts';
import { printable } from '../../printable.ts';
import type { TextKey } from '../../texts/es.ts';
import { servingTexts, variableFaults } from '../serve/texts.ts';

/** A refusal in the reader's language, and the exit code that goes with it. */
export function tellRefusal(
  { io, texts }: CommandContext,
  key: TextKey,
  values: Readonly<Record<string, string | number>>,
  exit: ExitCode,
): ExitCode {
  const safe = Object.entries(values).map(([name, value]) => [name, printable(String(value))] as const);
  io.err(`${texts['label.error']} ${fill(texts[key], Object.fromEntries(safe))}\n`);
  return exit;
}

/** Where the data lie. Data in PostgreSQL are copied by its own tools. */
export function readPlaces(context: CommandContext): Either<ExitCode, Configuration> {
  const { io, locale } = context;
  if (io.env['DATABASE_URL']) {
    return left(tellRefusal(context, 'refusal.backupPostgres', {}, exitCodes.usage));
  }
  const configuration = readConfiguration(io.env);
  if (!isLeft(configuration)) return right(configuration.right);
  io.err(variableFaults(configuration.left, servingTexts[locale]));
  return left(exitCodes.usage);
}
