import type { SheetKey } from '#application/text/catalogue/keys/sheet.ts';
import { moneyIn } from '#application/text/money-in.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Say } from '#application/text/say.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import { ruleSyntax } from '#domain/budget/rules/rule-syntax.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { ReportInput } from '../report-input.ts';
import type { ReportSheet } from '../report.ts';
import { aboutOf, filled, inEights, type SheetSubject, signaturesIn } from '../sheet-parts.ts';

interface SheetResult {
  readonly allocation: Allocation;
  readonly currency: string;
  /** What was counted; the hash of a file is null if there is only a published list. */
  readonly input: Omit<ReportInput, 'sha256'> & { readonly sha256: string | null };
  /** The rule is the one that the input names, so that the command need not. */
  readonly isOwnRule?: boolean;
}

/** What a printed report says of a budget's result: the same on the command line and in the browser. */
export function resultSheet(
  subject: SheetSubject,
  { allocation, currency, input, isOwnRule = false }: SheetResult,
  say: Say<SheetKey>,
): Required<ReportSheet> {
  const { budget, spent, remaining, ballots, funded, order } = allocation;
  const inWords = (amount: Cents) => moneyIn(amount, currency);
  const [inAll, used, left] = [inWords(budget), inWords(spent), inWords(remaining)];
  const tenths = budget === 0 ? 0 : Math.round((spent / budget) * 1000);
  const share = `${formatCount(tenths / 10)}\u00a0%`;
  return {
    about: aboutOf(subject, say),
    figures: filled([
      [say('budget'), inAll],
      [say('spent'), used],
      [say('remaining'), left],
      [say('ballots'), ballots === null ? '' : formatCount(ballots)],
      [say('funded'), say('fundedOf', { n: formatCount(funded.length), all: formatCount(order.length) })],
    ]),
    spent: {
      share: budget === 0 ? 0 : spent / budget,
      words: say('share', { share, spent: used, budget: inAll, remaining: left }),
    },
    recount: {
      title: say('recount'),
      text: say('again'),
      facts: filled([
        [say('input'), input.name],
        [say('list'), inEights(input.fingerprint ?? '')],
        [say('file'), inEights(input.sha256 ?? '')],
        [say('command'), isOwnRule ? `${program} ${input.name}` : commandOf(input.name, allocation)],
      ]),
    },
    signatures: signaturesIn(say),
  };
}

const program = 'concejo budget compute';

/**
 * The command that gives the same result. A rule with decisions of the council, such as vetoes, needs its file.
 *
 * @example `concejo budget compute votes.pb --rule equal-shares --completion none`
 */
function commandOf(name: string, { rule }: Allocation): string {
  const [kind = '', parameters = ''] = ruleSyntax(rule).split(/:(.*)/su);
  // A value may contain commas: those that separate parameters are followed by a name.
  const flags = parameters === '' ? [] : parameters.split(/,(?=[a-z\d-]+=)/u);
  return [program, name, '--rule', kind, ...flags.map((flag) => `--${flag.replace('=', ' ')}`)].join(' ');
}
