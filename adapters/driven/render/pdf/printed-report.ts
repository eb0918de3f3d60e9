import type { ListWords, ProjectsKey } from '#application/reports/comparison/comparison-sheet.ts';
import type { Provenance, Report } from '#application/reports/report.ts';
import { formatDay } from '#application/text/dates.ts';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { listSheetIn, resultPageIn, resultSheetIn } from '../../texts/sentences-in.ts';
import type { CliSay } from '../../texts/cli-say.ts';
import type { Means } from '../render.ts';
import { type ContentOf, ofKind, type ReportContent } from '../report-content.ts';
import type { ReportTables } from '../tables-of.ts';
import { originEntries } from '../words/origin-entries.ts';
import { sentencesOn } from '../words/rule-sentences.ts';
import { parameterWords } from '../words/rule-words.ts';
import { nameOf, sheetSubject } from '../words/sheet-subject.ts';

type Printed = Promise<ReportTables> | ReportTables;

/** A report with what a printed one says of itself: of what it is, its figures, how to get it again. */
export async function printedReport(
  content: ReportContent,
  tables: ReportTables,
  { say, language }: Pick<Means, 'say' | 'language'>,
): Promise<ReportTables> {
  const { report, wording } = tables;
  const words = { say: resultSheetIn(language), ofList: listSheetIn(language) };
  return ofKind<Printed>(
    {
      budget: (budget) => ({ report: { ...report, told: toldBeside(budget, say) }, wording }),
      comparison: (compared) => printedCompared(compared, tables, words, { say, language }),
      tally: (tally) =>
        printedCount(tally, report, words, language).then((made) => ({ report: made, wording })),
      transparency: async ({ counted, origin }) => {
        const { printedIndex, transparencySheet } = await import(
          '#application/reports/transparency/transparency-sheet.ts'
        );
        const sheet = transparencySheet(counted, origin, language, words);
        return { report: printedIndex(report, sheet, words.ofList('transparency')), wording };
      },
      rows: () => tables,
    },
    content,
  );
}

/** How a result came about, for a document whose head has the rule in sentences: its parameters, without its name. */
const toldBeside = ({ computed }: ContentOf<'budget'>, say: CliSay): Provenance => [
  [say('report.parameters'), parameterWords(computed.allocation, say).join(', ')],
  ...originEntries(computed, say).slice(1),
];

/** The rules by their letters, each with its name and in sentences. */
async function printedCompared(
  { compared, about }: ContentOf<'comparison'>,
  { report, wording }: ReportTables,
  words: ListWords,
  { say, language }: Pick<Means, 'say' | 'language'>,
): Promise<ReportTables> {
  const { comparisonSheet, printedComparison, ruleLetter } = await import(
    '#application/reports/comparison/comparison-sheet.ts'
  );
  const page = resultPageIn(language);
  const { comparison, names, input } = compared;
  const subject = { ...sheetSubject(about, null, page, language), rule: say('compare.study') };
  const command = `concejo budget compare ${input.name} --rules ${names.join(',')}`;
  const told = comparison.rules.map(
    ({ allocation: { rule } }, at) =>
      [
        `${ruleLetter(at)} · ${page(`ruleName.${rule.kind}`)}`,
        [...sentencesOn(rule, page), ...parameterNote({ rule }, say)].join(' '),
      ] as const,
  );
  const isProjects = (key: string): key is ProjectsKey => ['bySome', 'byAll', 'byNone'].includes(key);
  const isLetter = (key: string) => /^[A-Z](?: %)?$/u.test(key);
  return {
    report: {
      ...printedComparison(report, compared),
      name: say('compare.title'),
      subject: nameOf(subject, input.name),
      told,
      sheet: comparisonSheet(subject, compared, command, words),
    },
    wording: (key) => {
      if (isProjects(key)) return `${wording('projects')}: ${words.ofList(key).toLowerCase()}`;
      return isLetter(key) ? key : wording(key);
    },
  };
}

/** The parameters of a rule in brackets, after its sentences, which say what is done with a proposal that does not fit. */
function parameterNote(of: Parameters<typeof parameterWords>[0], say: CliSay): readonly string[] {
  const said = [say('origin.skip'), say('origin.stop')];
  const parameters = parameterWords(of, say).filter((one) => !said.includes(one));
  return parameters.length === 0 ? [] : [`(${parameters.join(', ')})`];
}

async function printedCount(
  { counted }: ContentOf<'tally'>,
  report: Report,
  { say }: ListWords,
  language: Language,
): Promise<Report> {
  const { about, tally, census, input, survey } = counted;
  const { printedTally, tallySheet } = await import('#application/reports/tally/tally-sheet.ts');
  const dayIn = (day: CalendarDay | null | undefined) => (day ? formatDay(day, language) : '');
  const subject = {
    council: about?.council ?? '',
    process: '',
    survey: about?.title || survey,
    from: dayIn(about?.from),
    until: dayIn(about?.until),
  };
  const list = { name: input.name, command: '', ...about?.list, fingerprint: input.sha256 };
  const sheet = tallySheet(
    subject,
    { tally, census: census ?? null, list, isOpen: about?.isOpen ?? false },
    { say, language },
  );
  return printedTally(report, sheet);
}
