import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { townDictionary } from '#adapters/wire/town-dictionary.ts';
import type { BudgetLook } from '#domain/town-budget/budget-look.ts';
import { type BudgetYear, measures } from '#domain/town-budget/budget-year.ts';
import { sumFaults } from '#domain/town-budget/check-sums.ts';
import { type Dictionary, termOf } from '#domain/town-budget/dictionary.ts';
import { Breadcrumbs } from '#ui-web/components/breadcrumbs/breadcrumbs.tsx';
import { Conclusion } from '#ui-web/components/conclusion/conclusion.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { marked } from '#ui-web/screens/survey/marked.tsx';
import { ChartPart } from '#ui-web/screens/tables/chart-part.tsx';
import { TableFiles } from '#ui-web/screens/tables/table-files.tsx';
import { fileName } from '#ui-web/screens/tables/file-name.ts';
import { TablePart } from '#ui-web/screens/tables/table-part.tsx';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { budgetYearReport } from './budget-file.ts';
import { budgetYearView, type BudgetYearView, fromDrawing } from './budget-view.ts';
import { sumFaultWords } from './fault-words.ts';
import { LookLinks } from './look-links.tsx';
import styles from './screen.module.css';
import { TermList } from './term-list.tsx';
import { YearByYear } from './year-by-year.tsx';

interface BudgetPageProps {
  /** The latest first; at least one. */
  readonly years: readonly BudgetYear[];
  /** The notice above the figures. */
  readonly beside?: ReactNode;
  readonly look: BudgetLook;
}

/** Where the sums of the published file do not agree. */
function SumFaults({ budget }: { readonly budget: BudgetYear }) {
  const speech = useSpeech();
  const faults = sumFaults(budget);
  if (faults.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{speech.t('budget:faults.title')}</p>
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)}>{sumFaultWords(fault, speech)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The words of the page explained, and the ways to the dictionary and the contracts. */
function BudgetWords({
  view,
  dictionary,
}: {
  readonly view: BudgetYearView;
  readonly dictionary: Dictionary;
}) {
  const { t } = useSpeech();
  const lead = (
    <>
      <p>{t('budget:words.lead')}</p>
      <p>
        <Link href="/presupuesto/diccionario">{t('budget:words.more')}</Link>
      </p>
      <p>
        <Link href="/presupuesto/contratos">{t('budget:words.contracts')}</Link>
      </p>
    </>
  );
  return (
    <LedgerRow id="words" title={t('budget:words.title')} lead={lead}>
      <TermList dictionary={dictionary} terms={termsOnPage(view, dictionary)} />
    </LedgerRow>
  );
}

/** A year of a town's budget, in the view of the address. */
export function BudgetPage({ years, look, beside }: BudgetPageProps) {
  const speech = useSpeech();
  const { t } = speech;
  const dictionary = useMemo(() => townDictionary(), []);
  const budget = years.find(({ year }) => year === look.year) ?? years[0];
  const view = useMemo(
    () => (budget === undefined ? null : budgetYearView(budget, look, dictionary, speech)),
    [budget, look, dictionary, speech],
  );
  if (budget === undefined || view === null) return null;
  return (
    <div className="wrap">
      <Breadcrumbs label={t('shell:breadcrumbs')} items={[{ href: '/', text: t('shell:home') }]} />
      <div className="page-top full-width">
        <ScreenTitle className="small-title" of={view.title} />
        {view.conclusion !== null && <Conclusion>{marked(view.conclusion)}</Conclusion>}
        <p className="lead">{view.facts}</p>
        <LookLinks
          look={look}
          year={budget.year}
          years={years.map(({ year }) => year)}
          hasInhabitants={budget.inhabitants !== null}
        />
      </div>
      <Notes budget={budget} look={look} latest={years[0]?.year ?? budget.year} />
      {beside}
      <SumFaults budget={budget} />
      <BrokenDown view={view} year={budget.year} look={look} dictionary={dictionary} />
      <YearByYear years={years} look={look} />
      <BudgetWords view={view} dictionary={dictionary} />
    </div>
  );
}

/** The amounts to choose from, and the largest parts of the budget. */
const termsOnPage = ({ topic, nodes }: BudgetYearView, dictionary: Dictionary) =>
  [
    ...measures.map((measure) => termOf(dictionary, 'budget', measure)),
    ...nodes.map(({ code }) => termOf(dictionary, topic, code)),
  ].flatMap((term) => (term === null ? [] : [term]));

interface NotesProps {
  readonly budget: BudgetYear;
  readonly look: BudgetLook;
  readonly latest: number;
}

/** What could not be shown as it was asked for. */
function Notes({ budget, look, latest }: NotesProps) {
  const { t } = useSpeech();
  const isOther = look.year !== null && look.year !== budget.year;
  return (
    <>
      {isOther && (
        <Notice tone="info">
          <p>{t('budget:wrongYear', { year: look.year, latest })}</p>
        </Notice>
      )}
      {look.isPerHead && (
        <p className="note">
          {budget.inhabitants === null
            ? t('budget:noInhabitants', { year: budget.year })
            : t('budget:headNote')}
        </p>
      )}
    </>
  );
}

interface BrokenDownProps {
  readonly view: BudgetYearView;
  readonly year: number;
  readonly look: BudgetLook;
  readonly dictionary: Dictionary;
}

/** The same figures as areas and as a table whose rows open. */
function BrokenDown({ view, year, look, dictionary }: BrokenDownProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { title, caption, columns, rows, foot, areas, amount } = view;
  const name = fileName(t('budget:file'), year, t(`budget:side.${look.side}`), t(`budget:by.${look.by}`));
  const shown = [t(`budget:measure.${look.measure}`), ...(look.isPerHead ? [t('budget:head')] : [])];
  return (
    <div className={styles.brokenDown}>
      <ChartPart
        name={`${title}: ${t('budget:treemap').toLowerCase()}`}
        fileName={fileName(name, ...shown)}
        chart={{ kind: 'treemap', areas }}
        amount={(value) => amount(fromDrawing(value))}
        beside={t('budget:beside')}
      />
      <TablePart
        title={title}
        fileName={name}
        caption={caption}
        columns={columns}
        rows={rows}
        foot={foot}
        paginator={false}
        search={false}
        files={
          <TableFiles name={name} title={title} report={() => budgetYearReport(view, dictionary, speech)} />
        }
      />
    </div>
  );
}
