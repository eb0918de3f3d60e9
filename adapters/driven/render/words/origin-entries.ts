import { tieName } from '#domain/budget/parameters.ts';
import type { ComputedBudget } from '#application/reports/budget/budget-report.ts';
import { preferredWords } from '#application/reports/budget/shares-words.ts';
import { inEights } from '#application/reports/sheet-parts.ts';
import type { ReportInput } from '#application/reports/report-input.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import { printable } from '../../terminal/printable.ts';
import type { CliSay } from '../../texts/cli-say.ts';
import { endowmentWords, ruleWords } from './rule-words.ts';
import { inOrderOfRule } from './entries.ts';

/** How a result came about, in words: rule, threshold, tie-breaks, decisions beside the rule. */
export function originEntries(
  { allocation }: Pick<ComputedBudget, 'allocation'>,
  say: CliSay,
): readonly (readonly [label: string, words: string])[] {
  const { rule } = allocation;
  const threshold = eligibleText(allocation, say);
  const endowment = endowmentWords(allocation, say);
  return [
    [say('origin.rule'), ruleWords(allocation, say)],
    ...(endowment === null ? [] : [[say('origin.voters'), endowment] as const]),
    ...(threshold === null ? [] : [[say('origin.threshold'), threshold] as const]),
    ...preferredEntries(allocation, say),
    [say('origin.ties'), rule.ties.map((tie) => say(`tie.${tieName(tie)}`)).join(', ')],
    ...decisionsOf(allocation).map((line) => [say('origin.decision'), line] as const),
  ];
}

/** What the comparison step found, in a sentence. */
export const preferredEntries = (
  { preferred }: Allocation,
  say: CliSay,
): readonly (readonly [label: string, words: string])[] =>
  preferred === undefined
    ? []
    : [[say('compared'), preferredWords(preferred, { shares: 'equal-shares', votes: 'by-votes' }, say)]];

/** The fingerprint of a published list under the name that the portal uses, and the hash of the file. */
export const hashEntries = (
  { sha256, fingerprint }: ReportInput,
  say: CliSay,
): readonly (readonly [label: string, hash: string])[] => [
  ...(fingerprint === undefined ? [] : [[say('origin.fingerprint'), inEights(fingerprint)] as const]),
  ['sha256', inEights(sha256)],
];

/** Every decision outside the rule, with the person who took it and the reason. */
const decisionsOf = (allocation: Allocation): readonly string[] =>
  inOrderOfRule(allocation).flatMap(({ note, project }) =>
    note === null
      ? []
      : [printable(`${project.id}: ${[note.who, note.why].filter((part) => part !== null).join(': ')}`)],
  );

/** How many each reading of the threshold leaves: they fund different sets in half of real elections. */
function eligibleText({ eligible, order }: Allocation, say: CliSay): string | null {
  if (!eligible) return null;
  const votes = formatCount(eligible.votes);
  const all = formatCount(order.length);
  if (eligible.ballots === null) return say('origin.eligibleUnknown', { votes, all });
  return say('origin.eligible', { votes, all, ballots: formatCount(eligible.ballots) });
}
