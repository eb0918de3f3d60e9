import { statSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { writeWhole } from '#adapters/driven/files/write-whole.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import { commandLines } from '../../asked-help.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { causeOf } from '../../read-source.ts';
import { unknownCommand } from '../../suggestion.ts';
import { type Manual, manPage, pageName } from './man-page.ts';

interface ManFlags {
  readonly out?: string;
}

/** `concejo man [COMMAND]`: the manual page of the program or a command, or all of them in a folder. */
export const man: Command = {
  help: 'help.man',
  configure: (parser, context, run) => {
    parser
      .argument('[command...]')
      .option('--out <folder>')
      .action((words: readonly string[], flags: ManFlags) => run(write(words, flags, context)));
  },
};

async function write(
  words: readonly string[],
  { out }: ManFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say, commands = [] } = context;
  const manuals = await manualsIn(context);
  if (out !== undefined) return writeAll(manuals, out, context);
  const asked = manuals.find(({ name }) => name === ['concejo', ...words].join(' '));
  if (asked === undefined) {
    io.err(unknownCommand(words, commands, say));
    return exitCodes.usage;
  }
  await io.out(manPage(asked));
  return exitCodes.done;
}

/** The manuals of the program and of each command, made of the texts that `--help` shows. */
async function manualsIn({ say, program, commands = [] }: CommandContext): Promise<readonly Manual[]> {
  const nameHeading = say('man.name');
  const own = await Promise.all(
    commands.map(async ({ path, load }): Promise<Manual> => {
      const { help } = await load();
      const summary = say(`command.${path}` as CliKey);
      return { name: `concejo ${path}`, summary, help: say(help), program, nameHeading };
    }),
  );
  const overview = say('overview', { commands: commandLines(commands, say) });
  const [first = '', ...rest] = overview.split('\n');
  const summary = first.replace(/^Concejo: |\.$/gu, '');
  return [{ name: 'concejo', summary, help: rest.join('\n').trimStart(), program, nameHeading }, ...own];
}

function writeAll(manuals: readonly Manual[], folder: string, { io, say }: CommandContext): ExitCode {
  const place = statSync(folder, { throwIfNoEntry: false });
  if (!place?.isDirectory()) {
    const key = place ? 'file.notAFolder' : 'file.missing';
    io.err(`${say('label.error')} ${say(key, { name: printable(folder) })}\n`);
    return exitCodes.failed;
  }
  for (const manual of manuals) {
    const file = join(folder, `${pageName(manual.name)}.1`);
    try {
      io.uninterrupted(() => writeWhole(file, Buffer.from(manPage(manual))));
    } catch (error) {
      const values = { name: printable(file), cause: causeOf(error) };
      io.err(`${say('label.error')} ${say('file.unwritable', values)}\n`);
      return exitCodes.failed;
    }
    io.err(`${say('file.written', { name: printable(file) })}\n`);
  }
  return exitCodes.done;
}
