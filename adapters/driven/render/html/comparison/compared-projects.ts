import type { ComparedBudget } from '#application/reports/comparison/comparison-report.ts';
import { moneyIn } from '#application/text/money-in.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Agreement, ComparedProject } from '#domain/budget/comparison/compare-allocations.ts';
import { cents } from '#domain/shared/money.ts';
import type { CliSay } from '../../../texts/cli-say.ts';
import { ruleLetter } from '#application/reports/comparison/comparison-sheet.ts';
import { htmlText } from '../markup.ts';

/** What differs between the rules is what a reader looks for: it is first. */
const groups: readonly (readonly [Agreement, 'fundedBySome' | 'fundedByAll' | 'fundedByNone'])[] = [
  ['some', 'fundedBySome'],
  ['all', 'fundedByAll'],
  ['none', 'fundedByNone'],
];

/** The proposals with a mark under each rule: first those that only some rules fund. */
export function comparedProjects(
  { comparison, names, currency }: ComparedBudget,
  title: string,
  say: CliSay,
): string {
  const { projects } = comparison;
  const last = names.length - 1;
  // Rules stay in sight beside a long title, each at its distance from the edge.
  const place = (rule: number) => `style="right:${((last - rule) * 2).toFixed(0)}em"`;
  const heads = names.map(
    (_, rule) => `<th scope="col" class="m" ${place(rule)}>${htmlText(ruleLetter(rule))}</th>`,
  );
  const row = ({ project, votes, isFunded }: ComparedProject) => {
    const amount = moneyIn(project.amount, currency);
    const counted = `${formatCount(votes)} ${say('table.votes').toLowerCase()}`;
    const marks = isFunded.map((funded, rule) => {
      const word = say(funded ? 'outcome.funded' : 'report.unfunded');
      return `<td class="m${funded ? ' f' : ''}" ${place(rule)}><span aria-hidden="true">${funded ? '●' : '·'}</span><span class="s">${htmlText(word)}</span></td>`;
    });
    const below = `<small>${htmlText(amount)} · ${htmlText(counted)}</small>`;
    return `<tr><th scope="row">${htmlText(project.title)}${below}</th><td class="n w">${htmlText(formatCount(votes))}</td><td class="n w">${htmlText(amount)}</td>${marks.join('')}</tr>`;
  };
  const body = groups.flatMap(([agreement, key]) => {
    const members = projects.filter((one) => one.agreement === agreement);
    if (members.length === 0) return [];
    const amount = moneyIn(cents(members.reduce((sum, { project }) => sum + project.amount, 0)), currency);
    const group = say('compare.group', {
      title: say(`report.${key}`),
      count: formatCount(members.length),
      amount,
    });
    const head = `<tr class="g"><th scope="rowgroup" colspan="${names.length + 3}">${htmlText(capitalised(group))}</th></tr>`;
    return [`<tbody>${head}${members.map(row).join('')}</tbody>`];
  });
  const name = htmlText(title);
  const columns = `<th scope="col">${htmlText(say('table.proposal'))}</th><th scope="col" class="n w">${htmlText(say('table.votes'))}</th><th scope="col" class="n w">${htmlText(say('table.amount'))}</th>`;
  return `<section><h2>${name}</h2><div class="wide" role="region" aria-label="${name}" tabindex="0"><table class="p"><caption>${name}</caption><thead><tr>${columns}${heads.join('')}</tr></thead>${body.join('')}</table></div></section>`;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
