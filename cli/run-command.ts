import { Command as Parser, CommanderError } from 'commander';
import type { Command, CommandContext, CommandEntry } from './command.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';

/** Loads a command, reads its flags and runs it. Faults of the flags are reported in the reader's language. */
export async function runCommand(
  entry: CommandEntry,
  argv: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  const { say, settings } = context;
  const command = await entry.load();
  // The language is chosen before the command is known; here the flag is only allowed, like that of standard input.
  const parser = new Parser(`concejo ${entry.path}`).option('--locale <language>').option('--no-input');
  parser.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  let exit: Promise<ExitCode> | undefined;
  // Without input (`--no-input`) standard input is treated as a terminal, so that the command shows its help instead of
  // waiting silently.
  const io = argv.includes('--no-input') ? { ...context.io, stdinIsTerminal: true } : context.io;
  const asksForHelp = argv.includes('--help') || argv.includes('-h');
  if (settings && settings.faults.length > 0 && !asksForHelp) {
    const { tellFaults } = await import('./settings/tell-faults.ts');
    return tellFaults(settings.faults, context);
  }
  const exitCode = await withProgress(command, argv, { ...context, io });
  command.configure(parser, { ...context, io: exitCode.io }, (promised) => {
    exit = promised;
  });
  if (settings && settings.found.length > 0) {
    const { applySettings } = await import('./settings/apply-settings.ts');
    applySettings(parser, entry.path, argv, settings.found);
  }
  try {
    await parser.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') {
      await exitCode.io.out(say(command.help));
      return exitCodes.done;
    }
    exitCode.io.err(`${say('label.error')} ${explained(error, context)}\n`);
    if (error.code === 'commander.unknownOption') {
      const { meantLine } = await import('./suggestion.ts');
      const flags = ['--help', ...parser.options.map(({ long, flags: short }) => long ?? short)];
      exitCode.io.err(meantLine(quotedIn(error), flags, say));
    }
    exitCode.io.err(`${say('usage.seeHelp', { command: `concejo ${entry.path}` })}\n`);
    return exitCodes.usage;
  }
  try {
    return (await exit) ?? exitCodes.done;
  } finally {
    exitCode.stop();
  }
}

/** Streams that remove the line of progress, if there is one, before they write. */
async function withProgress(
  { mayTakeLong }: Command,
  argv: readonly string[],
  { io, say }: CommandContext,
): Promise<{ readonly io: Io; readonly stop: () => void }> {
  if (!mayTakeLong || !io.errIsTerminal || argv.includes('--quiet')) return { io, stop: () => undefined };
  const { startProgress } = await import('./progress.ts');
  const { doing, stop } = startProgress(io, say);
  const out: Io['out'] = (data) => {
    stop();
    return io.out(data);
  };
  const err: Io['err'] = (text) => {
    stop();
    io.err(text);
  };
  return { io: { ...io, out, err, doing }, stop };
}

const byCode: Readonly<Record<string, CliKey>> = {
  'commander.unknownOption': 'usage.unknownOption',
  'commander.optionMissingArgument': 'usage.missingValue',
  'commander.excessArguments': 'usage.excessArguments',
};

/**
 * The parser names the flag in quotes: `error: unknown option '--x'`, `error: option '--budget <N>' argument missing`.
 */
function explained(error: CommanderError, { say }: CommandContext): string {
  const key = byCode[error.code];
  return key ? say(key, { found: quotedIn(error) }) : error.message.replace(/^error: /u, '');
}

const quotedIn = ({ message }: CommanderError): string =>
  (/'([^' ]+)/u.exec(message)?.[1] ?? '').replace(/,$/u, '').replace(/=.*$/u, '');
