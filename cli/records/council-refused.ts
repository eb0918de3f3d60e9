import type { CouncilRefusal } from '#application/ports/council-refusal.ts';
import type { CommandContext } from '../command.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { fill } from '../fill.ts';
import { printable } from '../printable.ts';

/** Tells why a source gave nothing: `name` is its address or its file. */
export function councilRefused(
  refusal: CouncilRefusal,
  address: string,
  { io, texts }: CommandContext,
): ExitCode {
  const name = printable(address);
  const told = (text: string, exit: ExitCode): ExitCode => {
    io.err(`${texts['label.error']} ${text}\n`);
    return exit;
  };
  switch (refusal.kind) {
    case 'unreachable':
      return told(fill(texts['network.silent'], { name }), exitCodes.network);
    case 'serverFailed':
      return told(fill(texts['network.refused'], { name, status: refusal.status }), exitCodes.network);
    case 'notFound':
      return told(fill(texts['network.refused'], { name, status: 404 }), exitCodes.network);
    case 'notAllowed':
      return told(fill(texts['network.notAuthorised'], { name, status: 403 }), exitCodes.notAuthorised);
    case 'unreadable': {
      const where = printable(refusal.where);
      return told(fill(texts['refusal.unreadable'], { name, where }), exitCodes.invalidInput);
    }
    default:
      return refusal satisfies never;
  }
}
