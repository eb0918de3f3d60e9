import { listedIds } from '#domain/budget/parameters.ts';
import type { InputWarning, ReadElection } from '#application/budget/election-input.ts';
import { smallBudget } from '#application/budget/small-budget.ts';
import { moneyIn } from '#application/text/money-in.ts';
import { formatAmount, formatCount } from '#application/text/numbers.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { Election } from '#domain/budget/election.ts';
import { type Cents, isAmbiguousAmount } from '#domain/shared/money.ts';
import type { Paint } from '#adapters/driven/terminal/paint.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import { joinedNames, tieLines } from '#adapters/driven/render/words/tie-lines.ts';

/** How many warnings of a kind are shown before the rest is only counted. */
const shownOfAKind = 3;

/** The quirks of the input, grouped by kind in the order in which the kinds first appear; `most` of each kind. */
export function quirkLines(
  name: string,
  warnings: readonly InputWarning[],
  say: CliSay,
  paint: Paint,
  most = shownOfAKind,
): readonly string[] {
  const lines: string[] = [];
  for (const kind of new Set(warnings.map((warning) => warning.kind))) {
    const ofKind = warnings.filter((warning) => warning.kind === kind);
    for (const { line, particulars } of ofKind.slice(0, most)) {
      const values = Object.fromEntries(
        Object.entries(particulars).map(([key, value]) => [key, shownValue(value)]),
      );
      lines.push(warningLine(`${printable(name)}:${line}: ${say(`quirk.${kind}`, values)}`, say, paint));
    }
    const more = ofKind.length - most;
    if (more > 0) lines.push(warningLine(say('warnings.more', { count: formatCount(more) }), say, paint));
  }
  return lines;
}

const shownValue = (value: string | number): string => {
  if (typeof value === 'number') return formatCount(value);
  return /^\d{1,15}$/u.test(value) ? formatCount(Number(value)) : printable(value);
};

/**
 * How `--budget 200.000` was read: flags are read as German, and the input may not be. An input that is says by itself
 * how thousands are written.
 */
export function budgetFlagLines(
  { budgetText, budget }: { readonly budgetText: string | null; readonly budget: Cents | null },
  { isGerman }: Pick<ReadElection, 'isGerman'>,
  say: CliSay,
  paint: Paint,
): readonly string[] {
  if (budgetText === null || budget === null || isGerman || !isAmbiguousAmount(budgetText)) return [];
  const values = { found: budgetText, read: formatAmount(budget) };
  return [warningLine(`--budget: ${say('quirk.ambiguousAmount', values)}`, say, paint)];
}

/** A budget that is not enough for any proposal: the outcome is right, and probably not what was meant. */
export function smallBudgetLines(election: Election, say: CliSay, paint: Paint): readonly string[] {
  const small = smallBudget(election);
  if (small === null) return [];
  const budget = moneyIn(small.budget, election.currency);
  const cheapest = moneyIn(small.cheapest, election.currency);
  return [warningLine(say('warning.budgetTooSmall', { budget, cheapest }), say, paint)];
}

/** Warnings that follow from the result: ties that decided, and a threshold that no proposal reaches. */
export function resultLines(allocation: Allocation, say: CliSay, paint: Paint): readonly string[] {
  const { rule, eligible } = allocation;
  const left = rule.kind === 'threshold' && eligible ? eligible[rule.base] : null;
  const none = left === 0 ? [say('warning.noneEligible')] : [];
  const lines = [
    ...tieListLines(allocation, say),
    ...tieLines(allocation, say),
    ...none,
    ...unvotedLines(allocation, say),
  ];
  return lines.map((line) => warningLine(line, say, paint));
}

/** What a list of ties names and the input does not have, and the reverse: either may be a mistake in the list. */
function tieListLines({ rule, order }: Allocation, say: CliSay): readonly string[] {
  const all = order.map(({ id }): string => id);
  const named = rule.ties.flatMap((tie) => listedIds(tie) ?? []);
  if (named.length === 0) return [];
  const [unknown, missing] = [
    named.filter((id) => !all.includes(id)),
    all.filter((id) => !named.includes(id)),
  ];
  const lineOf = (key: 'warning.tieListUnknown' | 'warning.tieListMissing', ids: readonly string[]) =>
    ids.length === 0 ? [] : [say(key, { ids: ids.map(printable).join(', ') })];
  return [...lineOf('warning.tieListUnknown', unknown), ...lineOf('warning.tieListMissing', missing)];
}

/** Money that is left may go to a proposal without votes; a council should know before that happens. */
function unvotedLines({ funded }: Allocation, say: CliSay): readonly string[] {
  const ids = funded
    .filter(({ votes, via }) => votes === 0 && via !== 'override')
    .map(({ project }) => printable(project.id));
  if (ids.length === 0) return [];
  return [say('warning.unvoted', { count: ids.length, between: joinedNames(ids, say) })];
}

const warningLine = (line: string, say: CliSay, paint: Paint): string =>
  `${paint.yellow(say('label.warning'))}  ${line}`;
