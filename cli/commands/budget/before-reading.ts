import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import type { CommandContext } from '../../command.ts';
import { nowhereToPut } from '../../deliver.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { binaryToTerminal, type OutputOptions } from '../../output-options.ts';
import { misused } from './refuse.ts';

/** Refuses, before anything is read, what could not end well; null if the input can be read. */
export function refusedBeforeReading(
  file: string | undefined,
  { format, out }: Pick<OutputOptions, 'format' | 'out'>,
  { command, help }: { readonly command: string; readonly help: CliKey },
  context: CommandContext,
): ExitCode | null {
  const { io, say } = context;
  if ((file ?? '-') === '-' && io.stdinIsTerminal) {
    // The program would wait without saying so.
    io.err(say(help));
    return exitCodes.usage;
  }
  const binary = io.outIsTerminal ? binaryToTerminal(format, out) : null;
  return binary ? misused(binary, context, command) : nowhereToPut(out, context);
}
