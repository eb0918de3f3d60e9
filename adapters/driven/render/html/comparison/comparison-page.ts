import { comparisonReport } from '#application/reports/comparison/comparison-report.ts';
import { provenanceCell } from '#application/reports/provenance-cells.ts';
import type { ReportCell, ReportTable } from '#application/reports/report.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { ComparedRule } from '#domain/budget/comparison/compare-allocations.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { CliSay } from '../../../texts/cli-say.ts';
import { ruleLetter } from '#application/reports/comparison/comparison-sheet.ts';
import { resultPageIn } from '../../../texts/sentences-in.ts';
import { cellWords } from '../../words/cell-words.ts';
import { figure, tableOf } from './comparison-parts.ts';
import { comparisonStyle } from './comparison-style.ts';
import { htmlDocument } from '../document.ts';
import { electionLine, namedAfter } from '../election-lines.ts';
import { htmlText } from '../markup.ts';
import type { ContentOf } from '../../report-content.ts';
import { sheetSubject } from '../../words/sheet-subject.ts';
import { parameterWords } from '../../words/rule-words.ts';
import { sentencesOn } from '../../words/rule-sentences.ts';
import { comparedProjects } from './compared-projects.ts';
import type { PageKey } from '#application/text/catalogue/keys/page.ts';
import type { Say } from '#application/text/say.ts';
import { moneyIn } from '#application/text/money-in.ts';

type Wording = (key: string) => string;

/**
 * The comparison as one self-contained page: no script, no font, no address. Every chart has a name and is above the
 * table with the same figures.
 */
export function comparisonPage(
  { compared, about }: ContentOf<'comparison'>,
  wording: Wording,
  say: CliSay,
  language: Language,
): string {
  const { comparison, names, input } = compared;
  const report = comparisonReport(compared);
  const { budget, ballots, projects, rules } = comparison;
  const inAll = (agreement: string) =>
    formatCount(projects.filter((one) => one.agreement === agreement).length);
  const conclusion = say('compare.conclusion', {
    common: inAll('all'),
    all: formatCount(projects.length),
    some: inAll('some'),
    none: inAll('none'),
  });
  const facts = say('compare.ballots', {
    ballots: ballots === null ? '–' : formatCount(ballots),
    projects: formatCount(projects.length),
    budget: moneyIn(budget, compared.currency),
  });
  const isFair = rules.every(({ fairness }) => fairness);
  const notes = isFair ? [say('compare.noOpinion'), say('compare.ejrNote')] : [say('compare.needsBallots')];
  const sections = [report.table, ...report.further].map((table) =>
    table.key === 'projects'
      ? comparedProjects(compared, wording(table.key), say)
      : sectionOf(table, names, wording, say),
  );
  const words = resultPageIn(language);
  const subject = sheetSubject(about, null, words, language);
  return htmlDocument({
    language,
    title: `${namedAfter(say('compare.title'), subject)} · ${input.name}`,
    style: comparisonStyle,
    body: [
      `<header><h1>${htmlText(namedAfter(say('compare.title'), subject))}</h1>`,
      `<p class="conclusion">${htmlText(conclusion)}</p>`,
      `<p>${htmlText(facts)}. ${htmlText(say('compare.study'))}</p>${electionLine(subject)}</header>`,
      `<section><h2>${htmlText(wording('rules'))}</h2><dl>${names.map((name, at) => ruleItem(name, at, rules[at], { say, words })).join('')}</dl></section>`,
      ...sections,
      `<section>${notes.map((note) => `<p>${htmlText(note)}</p>`).join('')}</section>`,
      `<footer><dl>${report.provenance.map(([key, value]) => `<dt>${htmlText(wording(key))}</dt><dd>${htmlText(cellWords(provenanceCell(key, value), wording))}</dd>`).join('')}</dl></footer>`,
    ],
  });
}

interface RuleTexts {
  readonly say: CliSay;
  readonly words: Say<PageKey>;
}

/** A rule by its name in words, in sentences, and below in the notation of programs with its parameters. */
function ruleItem(name: string, at: number, compared: ComparedRule | undefined, texts: RuleTexts): string {
  const letter = `<b>${ruleLetter(at)}</b>`;
  if (compared === undefined) return `<dt>${letter} ${htmlText(name)}</dt><dd></dd>`;
  const { say, words } = texts;
  const { rule } = compared.allocation;
  const parameters = parameterWords(compared.allocation, say).join(', ');
  const notation = [name, ...(parameters === '' ? [] : [parameters])].join(' · ');
  return `<dt>${letter} ${htmlText(words(`ruleName.${rule.kind}`))}</dt><dd>${htmlText(sentencesOn(rule, words).join(' '))}<small>${htmlText(notation)}</small></dd>`;
}

/** A table of the comparison; with its chart above, if it has one. */
function sectionOf(table: ReportTable, names: readonly string[], wording: Wording, say: CliSay): string {
  const title = wording(table.key);
  const ruleColumns = names.map((name) => table.columns.indexOf(name));
  const told = (cell: ReportCell) => cellWords(cell, wording);
  const chart = chartOf(table, ruleColumns, wording, say);
  return [
    `<section><h2>${htmlText(title)}</h2>`,
    chart,
    tableOf({
      caption: title,
      heads: table.columns.map((column) => headOf(column, names) ?? wording(column)),
      rows: table.rows.map((row) => row.map(told)),
      isNumber: table.columns.map((_, at) =>
        table.rows.some((row) => row[at] && !['text', 'term', 'blank'].includes(row[at].kind)),
      ),
    }),
    '</section>',
  ].join('');
}

/** Rules are named by their letters, as in the list at the top: names with parameters are long. */
function headOf(column: string, names: readonly string[]): string | null {
  const rule = names.findIndex((name) => column === name || column === `${name} %`);
  return rule === -1 ? null : ruleLetter(rule).concat(column === names[rule] ? '' : ' %');
}

/** Which rows are drawn as bars: all of the money by place, and of the figures those that are shares. */
const drawnFigures = ['spentShare', 'withNothingShare'];

function chartOf(table: ReportTable, ruleColumns: readonly number[], wording: Wording, say: CliSay): string {
  const isPlaces = table.key === 'categories' || table.key === 'districts';
  if (!isPlaces && table.key !== 'figures') return '';
  const rows = table.rows.filter(([label]) =>
    isPlaces ? true : label?.kind === 'term' && drawnFigures.includes(label.term),
  );
  const valueOf = (cell: ReportCell | undefined): number => {
    if (cell?.kind === 'money') return cell.amount;
    return cell?.kind === 'decimal' ? cell.units : 0;
  };
  const most = isPlaces
    ? Math.max(1, ...rows.flatMap((row) => ruleColumns.map((at) => valueOf(row[at]))))
    : 1000;
  const groups = rows.map((row) => ({
    label: cellWords(row[0] ?? { kind: 'blank' }, wording),
    bars: ruleColumns.map((at, rule) => ({
      name: ruleLetter(rule),
      share: valueOf(row[at]) / most,
      value: cellWords(row[at] ?? { kind: 'blank' }, wording),
    })),
  }));
  if (groups.length === 0) return '';
  const name = isPlaces
    ? say('compare.moneyBy', { title: wording(table.key) })
    : say('compare.shareOf', { measure: wording(table.key) });
  return figure(name, groups);
}
