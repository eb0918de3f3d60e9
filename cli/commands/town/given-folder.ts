import { statSync } from 'node:fs';
import type { Configuration } from '#adapters/driving/council-api/composition/configuration.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { variableFaults } from '../serve/serving-faults.ts';

/** The folder that a command got and the settings of the program. */
export interface GivenFolder {
  readonly folder: string;
  readonly configuration: Configuration;
}

/** The folder and the settings; left, once the reader was told, if there is no such folder or they cannot be used. */
export async function givenFolder(
  folder: string | undefined,
  help: Command['help'],
  { io, say }: CommandContext,
): Promise<Either<ExitCode, GivenFolder>> {
  if (folder === undefined) {
    io.err(say(help));
    return left(exitCodes.usage);
  }
  const place = statSync(folder, { throwIfNoEntry: false });
  if (!place?.isDirectory()) {
    const name = printable(folder);
    io.err(`${say('label.error')} ${say(place ? 'file.notAFolder' : 'file.missing', { name })}\n`);
    return left(exitCodes.invalidInput);
  }
  const { readConfiguration } = await import('#adapters/driving/council-api/composition/configuration.ts');
  const configuration = readConfiguration(io.env);
  if (!isLeft(configuration)) return right({ folder, configuration: configuration.right });
  io.err(variableFaults(configuration.left, say));
  return left(exitCodes.usage);
}
