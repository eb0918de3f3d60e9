import { formatCount } from '#application/text/numbers.ts';
import type { BudgetRefusal } from '#domain/budget/allocation.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { fill } from '../../fill.ts';
import { printable } from '../../printable.ts';
import type { UsageRefusal } from '../../usage.ts';
import { listed } from './print-warnings.ts';

/** Tells what is wrong with the flags and where the help is. */
export function misused(
  { key, values }: UsageRefusal,
  { io, texts }: CommandContext,
  command = 'concejo budget compute',
): ExitCode {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? printable(value) : value,
    ]),
  );
  io.err(`${texts['label.error']} ${fill(texts[key], shown)}\n`);
  io.err(`${fill(texts['usage.seeHelp'], { command })}\n`);
  return exitCodes.usage;
}

/** Tells why there is no allocation. */
export function refused(refusal: BudgetRefusal, context: CommandContext): ExitCode {
  const { io, texts } = context;
  switch (refusal.kind) {
    case 'ballotsUnknown':
      return misused({ key: 'usage.needsBallots', values: {} }, context);
    case 'unresolvedTie': {
      const names = refusal.between.map(({ id, title }) => printable(id === title ? id : `${id} «${title}»`));
      const values = { votes: formatCount(refusal.votes), between: listed(names, texts) };
      io.err(`${texts['label.error']} ${fill(texts['refusal.unresolvedTie'], values)}\n`);
      io.err(`${texts['refusal.unresolvedTieHint']}\n`);
      return exitCodes.failed;
    }
    default:
      return refusal satisfies never;
  }
}
