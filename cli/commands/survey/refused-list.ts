import { inputFault } from '#adapters/driven/ballot-list/input-fault.ts';
import type { InputFault } from '#application/budget/election-input.ts';
import type { ListRefusal } from '#application/ports/ballot-list-reader.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { paintWhen } from '#adapters/driven/terminal/paint.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { misused } from '../budget/refuse.ts';

/** Says why a list was not counted. */
export async function refusedList(
  refusal: ListRefusal,
  name: string,
  context: CommandContext,
  command: string,
): Promise<ExitCode> {
  const { io, say } = context;
  switch (refusal.kind) {
    case 'webPage':
      io.err(`${say('label.error')} ${say('file.webPage', { name })}\n`);
      return exitCodes.invalidInput;
    case 'needsSurvey':
      return misused({ key: 'usage.needsSurvey', values: {} }, context, command);
    case 'notCountable': {
      const type = printable(refusal.displayType);
      io.err(`${say('label.error')} ${say('refusal.notCountable', { type })}\n`);
      return exitCodes.invalidInput;
    }
    case 'faults':
      return printFaults(refusal.faults.map(inputFault), refusal.count, name, context);
    default:
      return refusal satisfies never;
  }
}

/** Prints the first faults of an input and their number. */
export async function printFaults(
  faults: readonly InputFault[],
  count: number,
  name: string,
  { io, say }: CommandContext,
): Promise<ExitCode> {
  const { faultsText } = await import('../../print-faults.ts');
  const paint = paintWhen(io.errIsTerminal && !io.env['NO_COLOR']);
  io.err(faultsText({ name, text: '', faults, count }, say, paint));
  return exitCodes.invalidInput;
}
