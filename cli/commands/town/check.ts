import { isLeft } from '#domain/shared/result.ts';
import { countsOf } from '#application/towns/load-town.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { doubtLines, faultLines } from './fault-lines.ts';
import { givenFolder } from './given-folder.ts';

/** `concejo town check DIR`: the checks of `town load`, without a database and without writing anything. */
export const townCheck: Command = {
  help: 'help.townCheck',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser
      .argument('[folder]')
      .allowExcessArguments(false)
      .action((folder: string | undefined) => run(check(folder, context)));
  },
};

async function check(given: string | undefined, context: CommandContext): Promise<ExitCode> {
  const found = await givenFolder(given, 'help.townCheck', context);
  if (isLeft(found)) return found.left;
  const { io, say } = context;
  const { folder, configuration } = found.right;
  const { readTownFolder } = await import('#adapters/driven/town-folder/read-town-folder.ts');
  const { configuredBanks } = await import('#adapters/driving/council-api/composition/configured-banks.ts');
  const banks = configuredBanks(configuration);
  const read = readTownFolder(folder, Date.now(), (realm) => banks.includes(realm));
  if (isLeft(read)) {
    io.err(`${faultLines(read.left, say).join('\n')}\n`);
    return exitCodes.invalidInput;
  }
  const { documents, surveys, people, files } = countsOf(read.right);
  for (const line of doubtLines(read.right.doubts, say)) io.err(`${line}\n`);
  const counts = { documents: String(documents), surveys: String(surveys), files: String(files) };
  const census = people === null ? say('load.censusKept') : String(people);
  await io.out(`${say('town.fine', { ...counts, people: census })}\n`);
  return exitCodes.done;
}
