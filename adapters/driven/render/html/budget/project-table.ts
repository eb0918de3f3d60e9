import { capital } from '#application/text/capital.ts';
import type { ProjectInWords } from '#application/reports/budget/projects-in-words.ts';
import { formatCount } from '#application/text/numbers.ts';
import { type Allocation, isFunded } from '#domain/budget/allocation.ts';
import type { CliSay } from '../../../texts/cli-say.ts';
import type { PageKey } from '#application/text/catalogue/keys/page.ts';
import type { Say } from '#application/text/say.ts';
import { moneyIn } from '#application/text/money-in.ts';
import {
  type AllocatedProject,
  inOrderOfRule,
  isCutAfter,
  leftAtCut,
  outcomeOf,
} from '../../words/entries.ts';
import { htmlText } from '../markup.ts';

interface Words {
  readonly say: CliSay;
  readonly words: Say<PageKey>;
}

/** The projects in the order of the rule, with the line up to which everything fits. */
export function projectTable(
  told: readonly ProjectInWords[],
  allocation: Allocation,
  currency: string,
  { say, words }: Words,
): string {
  const votesOf = new Map(told.map(({ explained, votes }) => [explained.project.id, votes]));
  const rows = inOrderOfRule(allocation).map((entry) => {
    const unit = (votesOf.get(entry.project.id) ?? '').replace(/^\S+\s/u, '');
    const row = projectRow(entry, unit, currency, { say, words });
    return isCutAfter(allocation, entry) ? `${row}\n${cutRow(allocation, currency, say)}` : row;
  });
  const heads = [say('table.proposal'), say('table.votes'), say('table.amount'), say('table.result')];
  const [proposal = '', votes = '', amount = '', result = ''] = heads.map(htmlText);
  return `<table>
<caption>${htmlText(words('caption'))}</caption>
<thead><tr><th scope="col" class="number">${htmlText(say('report.step'))}</th><th scope="col">${proposal}</th><th scope="col" class="number">${votes}</th><th scope="col" class="number">${amount}</th><th scope="col">${result}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function projectRow(entry: AllocatedProject, unit: string, currency: string, { say, words }: Words): string {
  const { project, votes, step } = entry;
  const rest = isFunded(entry) ? entry.remaining : entry.missing;
  const label = say(isFunded(entry) ? 'table.left' : 'table.missing');
  const outcome = say(`outcome.${outcomeOf(entry)}`);
  const detail = [
    ...(isFunded(entry) && entry.via === 'rule' ? [] : [outcome]),
    ...(rest === null ? [] : [`${label} ${moneyIn(rest, currency)}`]),
  ].join('; ');
  return [
    `<tr${isFunded(entry) ? ' class="funded"' : ''}><td class="number step">${step}</td>`,
    `<th scope="row">${htmlText(project.title)}</th>`,
    `<td class="number" data-unit="${htmlText(unit)}">${formatCount(votes)}</td>`,
    `<td class="number">${htmlText(moneyIn(project.amount, currency))}</td>`,
    `<td><b>${htmlText(isFunded(entry) ? `✓ ${words('funded')}` : words('unfunded'))}</b><small>${htmlText(capital(detail))}</small></td></tr>`,
  ].join('');
}

function cutRow(allocation: Allocation, currency: string, say: CliSay): string {
  const told = say('table.cut', { amount: moneyIn(leftAtCut(allocation), currency) });
  return `<tr class="cut"><th colspan="5">${htmlText(capital(told))}</th></tr>`;
}
