import { type ComputedBudget, budgetReport } from '#application/reports/budget/budget-report.ts';
import type { ProjectInWords } from '#application/reports/budget/projects-in-words.ts';
import type { SheetSubject } from '#application/reports/sheet-parts.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { CliSay } from '../../../texts/cli-say.ts';
import { sheetSubject } from '../../words/sheet-subject.ts';
import { word } from '../../words/word.ts';
import type { ContentOf } from '../../report-content.ts';
import { resultPageIn } from '#adapters/driven/texts/sentences-in.ts';
import type { PageKey } from '#application/text/catalogue/keys/page.ts';
import type { Say } from '#application/text/say.ts';
import { moneyIn } from '#application/text/money-in.ts';
import { htmlDocument } from '../document.ts';
import { electionLine, namedAfter } from '../election-lines.ts';
import { htmlText, facts, section } from '../markup.ts';
import { pageStyle } from './page-style.ts';
import { projectTable } from './project-table.ts';
import { ruleSection, tiesSection } from './rule-section.ts';

/**
 * The result as one self-contained page, without script or network: which proposals are funded, why, by which rule,
 * from which input. The same result gives the same bytes.
 */
export async function resultPage(
  computed: ComputedBudget,
  told: readonly ProjectInWords[],
  about: ContentOf<'budget'>['about'],
  { locale, say }: { readonly locale: Language; readonly say: CliSay },
): Promise<string> {
  const words = resultPageIn(locale);
  const { allocation, currency } = computed;
  const subject = sheetSubject(about, null, words, locale);
  const conclusion = conclusionOf(allocation, words);
  const body = [
    header(computed, subject, conclusion, words),
    section('result', words('result'), projectTable(told, allocation, currency, { say, words })),
    section('why', words('why'), reasons(told, currency)),
    ruleSection(allocation, say, words),
    tiesSection(allocation, say, words),
    section('provenance', words('provenance'), provenance(computed, say, words)),
  ];
  const title = `${conclusion} · ${namedAfter(words('name'), subject)}`;
  return htmlDocument({ language: locale, title, style: pageStyle, body });
}

function conclusionOf({ funded, order }: Allocation, words: Say<PageKey>): string {
  const count = funded.length;
  return words('conclusion', { count, n: formatCount(count), all: formatCount(order.length) });
}

function header(
  { allocation: { spent, budget, remaining, ballots }, currency }: ComputedBudget,
  subject: SheetSubject,
  conclusion: string,
  words: Say<PageKey>,
): string {
  const money = words('money', {
    spent: moneyIn(spent, currency),
    budget: moneyIn(budget, currency),
    remaining: moneyIn(remaining, currency),
  });
  const counted = ballots === null ? '' : ` ${words('ballots', { ballots: formatCount(ballots) })}`;
  return `<header>
<p class="name">${htmlText(namedAfter(words('name'), subject))}</p>
<h1>${htmlText(conclusion)}</h1>
<p>${htmlText(money + counted)}</p>
${electionLine(subject)}</header>`;
}

function reasons(told: readonly ProjectInWords[], currency: string): string {
  const items = told.map(({ explained: { step, project }, sentence, votes }) => {
    const figures = `${moneyIn(project.amount, currency)} · ${votes}`;
    return `<li>
<h3>${step}. ${htmlText(project.title)}</h3>
<p class="figures">${htmlText(figures)}</p>
<p>${htmlText(sentence)}</p>
</li>`;
  });
  return `<ol class="why">\n${items.join('\n')}\n</ol>`;
}

function provenance(computed: ComputedBudget, say: CliSay, words: Say<PageKey>): string {
  const entries = budgetReport(computed).provenance.map(([key, value]) => [word(key, say), value] as const);
  return `<p>${htmlText(words('again'))}</p>\n${facts(entries.filter(([, value]) => value !== ''))}`;
}
