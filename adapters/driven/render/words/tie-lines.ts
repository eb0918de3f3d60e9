import { tieName } from '#domain/budget/parameters.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import { printable } from '../../terminal/printable.ts';
import type { CliSay } from '../../texts/cli-say.ts';

/** The ties that changed who is funded, each with what decided it. */
export const tieLines = (
  { ties }: Allocation,
  say: CliSay,
  nameOf: (proposal: string) => string = printable,
): readonly string[] =>
  ties.map(({ between, decidedBy, votes }) => {
    const values = {
      between: joinedNames(between.map(nameOf), say),
      decidedBy: say(`decides.${tieName(decidedBy)}`),
    };
    return votes === null
      ? say('warning.level', values)
      : say('warning.tie', { ...values, votes: formatCount(votes) });
  });

/** `a`, `a y b`, `a, b y c`. */
export function joinedNames(names: readonly string[], say: CliSay): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : say('list.and', { first: names.slice(0, -1).join(', '), last });
}
