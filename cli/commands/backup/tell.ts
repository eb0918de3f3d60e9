import type { NoServer } from '#adapters/driven/backup/dump-postgres.ts';
import type { ProgramFault } from '#adapters/driven/backup/postgres-programs.ts';
import type { Configuration } from '#adapters/driving/council-api/composition/configuration.ts';
import { readConfiguration } from '#adapters/driving/council-api/composition/configuration.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import { variableFaults } from '../serve/serving-faults.ts';

/** A refusal in the reader's language, and the exit code that goes with it. */
export function tellRefusal(
  { io, say }: CommandContext,
  key: CliKey,
  values: Readonly<Record<string, string | number>>,
  exit: ExitCode,
): ExitCode {
  const safe = Object.entries(values).map(([name, value]) => [name, printable(String(value))] as const);
  io.err(`${say('label.error')} ${say(key, Object.fromEntries(safe))}\n`);
  return exit;
}

/** The folder of the PostgreSQL programs: the one that the operator names, else the usual one. */
export const programPlaces = ({ io }: CommandContext) => ({
  folder: io.env['CONCEJO_POSTGRES_PROGRAMS'],
  path: io.env['PATH'] ?? '',
});

/** The folder of the data, for a command that writes only what is the user's own. */
export function readPlaces(context: CommandContext): Either<ExitCode, Configuration> {
  const { io, say } = context;
  const configuration = readConfiguration(io.env);
  io.writePrivately();
  if (!isLeft(configuration)) return right(configuration.right);
  io.err(variableFaults(configuration.left, say));
  return left(exitCodes.usage);
}

/** Why a command cannot use a database in PostgreSQL. */
export function tellServerFault(fault: ProgramFault | NoServer, context: CommandContext): ExitCode {
  if (fault.kind === 'noServer')
    return tellRefusal(context, 'refusal.noServer', { name: fault.file, cause: fault.why }, exitCodes.failed);
  const { program, found, server } = fault;
  return found === null
    ? tellRefusal(context, 'refusal.programMissing', { program, version: server }, exitCodes.failed)
    : tellRefusal(context, 'refusal.programTooOld', { program, found, version: server }, exitCodes.failed);
}
