import { Command as Parser, CommanderError } from 'commander';
import type { CommandContext, CommandEntry } from './command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { fill } from './fill.ts';
import type { TextKey } from './texts/es.ts';

/** Loads a command, reads its flags and runs it. What is wrong with the flags is told in the reader's language. */
export async function runCommand(
  entry: CommandEntry,
  argv: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  const { io, texts } = context;
  const command = await entry.load();
  // The language is chosen before the command is known; here the flag is only allowed.
  const parser = new Parser(`concejo ${entry.path}`).option('--locale <language>');
  parser.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  let exit: Promise<ExitCode> | undefined;
  command.configure(parser, context, (promised) => {
    exit = promised;
  });
  try {
    await parser.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') {
      await io.out(texts[command.help]);
      return exitCodes.done;
    }
    io.err(`${texts['label.error']} ${explained(error, context)}\n`);
    io.err(`${fill(texts['usage.seeHelp'], { command: `concejo ${entry.path}` })}\n`);
    return exitCodes.usage;
  }
  return exit ?? exitCodes.done;
}

const byCode: Readonly<Record<string, TextKey>> = {
  'commander.unknownOption': 'usage.unknownOption',
  'commander.optionMissingArgument': 'usage.missingValue',
  'commander.excessArguments': 'usage.excessArguments',
};

/** The parser tells the flag in quotes: `error: unknown option '--x'`, `error: option '--budget <N>' argument missing`. */
function explained(error: CommanderError, { texts }: CommandContext): string {
  const key = byCode[error.code];
  const quoted = /'([^' ]+)/u.exec(error.message)?.[1] ?? '';
  return key
    ? fill(texts[key], { found: quoted.replace(/,$/u, '') })
    : error.message.replace(/^error: /u, '');
}
