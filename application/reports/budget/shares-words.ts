import { formatCount } from '#application/text/numbers.ts';
import type { SharesKey } from '#application/text/catalogue/keys/shares.ts';
import type { Say } from '#application/text/say.ts';
import type { PreferredOutcome } from '#domain/budget/allocation.ts';
import type { EqualSharesRule } from '#domain/budget/rules/equal-shares/rule.ts';

/**
 * What a rule of equal shares does beside the usual: whole euros, the comparison step. The terminal, files and the portal
 * say it in the same words.
 *
 * @example sharesWords({ ...defaultEqualShares, endowments: 'whole' }, say) // ['each ballot begins with whole euros']
 */
export const sharesWords = (
  { endowments, comparison }: EqualSharesRule,
  say: Say<SharesKey>,
): readonly string[] => [
  ...(endowments === 'exact' ? [] : [say(`endowments.${endowments}`)]),
  ...(comparison === 'none' ? [] : [say(`comparison.${comparison}`)]),
];

/** What the comparison step found, in a sentence; `names` are those of both rules where it is said. */
export const preferredWords = (
  { by, preferEqualShares, preferByVotes, taken }: PreferredOutcome,
  names: { readonly shares: string; readonly votes: string },
  say: Say<SharesKey>,
): string =>
  say(`compared.${by}`, {
    ...names,
    ours: formatCount(preferEqualShares),
    other: formatCount(preferByVotes),
    taken: taken === 'equal-shares' ? names.shares : names.votes,
  });
