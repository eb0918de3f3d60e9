import { formatCount } from '#application/text/numbers.ts';
import type { BudgetRefusal } from '#domain/budget/allocation.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { meantByValue } from '../../suggestion.ts';
import type { UsageRefusal } from '../../usage.ts';
import { joinedNames } from '#adapters/driven/render/words/tie-lines.ts';

/** Says what is wrong with the flags and where the help is. */
export function misused(
  { key, values }: UsageRefusal,
  { io, say }: CommandContext,
  command = 'concejo budget compute',
): ExitCode {
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? printable(value) : value,
    ]),
  );
  io.err(`${say('label.error')} ${say(key, shown)}\n`);
  io.err(meantByValue(values, say));
  io.err(`${say('usage.seeHelp', { command })}\n`);
  return exitCodes.usage;
}

/** Says why there is no allocation. */
export function refused(
  refusal: BudgetRefusal,
  context: CommandContext,
  command = 'concejo budget compute',
): ExitCode {
  const { io, say } = context;
  const fail = (line: string, exit: ExitCode): ExitCode => {
    io.err(`${say('label.error')} ${line}\n`);
    return exit;
  };
  switch (refusal.kind) {
    case 'ballotsUnknown':
      return misused({ key: 'usage.needsBallots', values: {} }, context, command);
    case 'unresolvedTie': {
      const names = refusal.between.map(({ id, title }) => printable(id === title ? id : `${id} «${title}»`));
      const between = joinedNames(names, say);
      const line =
        refusal.votes === null
          ? say('refusal.unresolvedLevel', { between })
          : say('refusal.unresolvedTie', { votes: formatCount(refusal.votes), between });
      return fail(`${line}\n${say('refusal.unresolvedTieHint')}`, exitCodes.failed);
    }
    case 'unknownProposal':
    case 'unknownPlace':
    case 'contradiction':
      return fail(
        say(`refusal.${refusal.kind}`, { found: printable(refusal.found) }),
        exitCodes.invalidInput,
      );
    case 'ballotsNeeded':
    case 'pointsNeeded':
    case 'ranksNeeded':
    case 'pointsTooFine':
    case 'overridesTooDear':
      return fail(say(`refusal.${refusal.kind}`), exitCodes.invalidInput);
    default:
      return refusal satisfies never;
  }
}

/** A budget of nothing is taken for a mistake: a fault of the flag if it was given there, else of the input. */
export function budgetOfNothing(byFlag: boolean, { io, say }: CommandContext): ExitCode {
  io.err(`${say('label.error')} ${say('refusal.budgetZero')}\n`);
  return byFlag ? exitCodes.usage : exitCodes.invalidInput;
}
