import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { CommandContext } from '../command.ts';
import { whySilent } from '../council-line.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';

/** Says that a council does not answer, and why if that is known. */
export function silence(name: string, context: CommandContext): string {
  const { say } = context;
  const cause = whySilent(context);
  return cause === null ? say('network.silent', { name }) : say('network.unreachable', { name, cause });
}

/**
 * Says why a source gave no data: `address` is its address or its file, `hidden` the text for data that a council
 * does not publish.
 */
export function councilRefused(
  refusal: CouncilRefusal,
  address: string,
  context: CommandContext,
  hidden: 'network.notAuthorised' | 'refusal.resultsHidden' = 'network.notAuthorised',
): ExitCode {
  const { io, say } = context;
  const name = printable(address);
  const fail = (text: string, exit: ExitCode): ExitCode => {
    io.err(`${say('label.error')} ${text}\n`);
    return exit;
  };
  switch (refusal.kind) {
    case 'unreachable':
      return fail(silence(name, context), exitCodes.network);
    case 'serverFailed':
      return fail(say('network.refused', { name, status: refusal.status }), exitCodes.network);
    case 'notFound':
      return fail(say('network.notFound', { name }), exitCodes.network);
    case 'notAllowed':
      return fail(say(hidden, { name, status: 403 }), exitCodes.notAuthorised);
    case 'unreadable': {
      // A fault without a place means that it is not a document at all.
      const where = printable(refusal.where || 'JSON');
      return fail(say('refusal.unreadable', { name, where }), exitCodes.invalidInput);
    }
    default:
      return refusal satisfies never;
  }
}
