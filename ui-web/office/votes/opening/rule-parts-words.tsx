import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { BudgetQuestion } from '#domain/voting/kinds/budget-amount/kind.ts';
import { useSpeech } from '#ui-web/speech.ts';

/** What a rule has beside its own parameters, a line each, as two people sign it. */
export function RulePartsWords({ question: { rule, proposals } }: { readonly question: BudgetQuestion }) {
  const { t, said } = useSpeech();
  const { minVotes, sums, incompatible = [], vetoed = [], withdrawn = [], overrides = [] } = rule.parts ?? {};
  const nameOf = (id: string) => {
    const found = proposals.find((one) => one.id === id);
    return found === undefined ? id : said(found.title).text;
  };
  const words = (name: string, values: Readonly<Record<string, string>>) =>
    t(`office-votes:parts.said.${name}`, values);
  const because = (why: string | null) => (why === null ? '' : ` (${why})`);
  const lines = [
    ...(minVotes === undefined ? [] : [words('minVotes', { n: formatCount(minVotes) })]),
    ...(sums === undefined
      ? []
      : [
          words(sums.by, {
            sums: [...sums.sums].map(([place, sum]) => `${place} ${formatMoney(sum)}`).join(', '),
          }),
        ]),
    ...incompatible
      .filter((group) => group.length > 1)
      .map((group) => words('incompatible', { titles: group.map(nameOf).join(', ') })),
    ...(['vetoed', 'withdrawn'] as const).flatMap((name) =>
      (name === 'vetoed' ? vetoed : withdrawn).map(
        ({ proposal, why }) => words(name, { title: nameOf(proposal) }) + because(why),
      ),
    ),
    ...overrides.map(
      ({ proposal, outcome, who, why }) =>
        words(outcome, { title: nameOf(proposal) }) + because(`${who}: ${why}`),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
