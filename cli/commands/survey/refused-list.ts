import type { ListRefusal } from '#adapters/driven/ballot-list/counted-list.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { fill } from '../../fill.ts';
import { paintWhen } from '../../paint.ts';
import { printable } from '../../printable.ts';
import { misused } from '../budget/refuse.ts';

/** Tells why a list was not counted. */
export async function refusedList(
  refusal: ListRefusal,
  name: string,
  context: CommandContext,
  command: string,
): Promise<ExitCode> {
  const { io, texts } = context;
  switch (refusal.kind) {
    case 'webPage':
      io.err(`${texts['label.error']} ${fill(texts['file.webPage'], { name })}\n`);
      return exitCodes.invalidInput;
    case 'needsSurvey':
      return misused({ key: 'usage.needsSurvey', values: {} }, context, command);
    case 'notCountable': {
      const type = printable(refusal.displayType);
      io.err(`${texts['label.error']} ${fill(texts['refusal.notCountable'], { type })}\n`);
      return exitCodes.invalidInput;
    }
    case 'faults': {
      const { faultsText } = await import('../../print-faults.ts');
      const paint = paintWhen(io.errIsTerminal && !io.env['NO_COLOR']);
      io.err(faultsText({ name, text: '', faults: refusal.faults, count: refusal.count }, texts, paint));
      return exitCodes.invalidInput;
    }
    default:
      return refusal satisfies never;
  }
}
