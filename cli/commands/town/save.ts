import { printable } from '#adapters/driven/terminal/printable.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { inOpenTown } from '../staff/open-office.ts';

/** `concejo town save DIR`: writes a town as a folder that `town load` reads. */
export const townSave: Command = {
  help: 'help.townSave',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser
      .argument('[folder]')
      .option('--realm <R>')
      .allowExcessArguments(false)
      .action((folder: string | undefined, { realm }: { readonly realm?: string }) =>
        run(save(folder, realm, context)),
      );
  },
};

async function save(
  folder: string | undefined,
  realm: string | undefined,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  if (folder === undefined) {
    io.err(say('help.townSave'));
    return exitCodes.usage;
  }
  return inOpenTown(realm, 'concejo town save', context, async ({ realm: town, save: saveTo }) => {
    const name = printable(folder);
    const saved = await saveTo(town, folder);
    if (saved === null) {
      io.err(`${say('label.error')} ${say('save.notEmpty', { name })}\n`);
      return exitCodes.invalidInput;
    }
    const { documents, surveys, files } = saved;
    const counts = { documents: String(documents), surveys: String(surveys), files: String(files) };
    await io.out(`${say('save.saved', { ...counts, name })}\n`);
    return exitCodes.done;
  });
}
