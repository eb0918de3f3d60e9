import type { BudgetLook } from '#domain/town-budget/budget-look.ts';
import { type BudgetYear, totalOf } from '#domain/town-budget/budget-year.ts';
import { perHead } from '#domain/town-budget/shares.ts';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { ChartPart } from '#ui-web/screens/tables/chart-part.tsx';
import { fileName } from '#ui-web/screens/tables/file-name.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { fromDrawing } from './budget-view.ts';

interface YearByYearProps {
  readonly years: readonly BudgetYear[];
  readonly look: BudgetLook;
}

/** What was approved each year, and as a line what was executed; a year that is not over has no executed amount yet. */
export function YearByYear({ years, look }: YearByYearProps) {
  const { t } = useSpeech();
  const inOrder = years.toReversed();
  const totals = inOrder.map((year) => {
    const { initial, executed } = totalOf(year[look.side]);
    const of = (amount: typeof initial) =>
      (look.isPerHead && year.inhabitants !== null ? perHead(amount, year.inhabitants) : amount) / 100;
    return { initial: of(initial), executed: year.executedTo === null ? of(executed) : null };
  });
  return (
    <LedgerRow id="years" title={t('budget:years.title')} lead={<p>{t('budget:years.lead')}</p>}>
      <ChartPart
        name={t('budget:years.name')}
        fileName={fileName(
          t('budget:file'),
          ...inOrder.map(({ year }) => year),
          t(`budget:side.${look.side}`),
          ...(look.isPerHead ? [t('budget:head')] : []),
        )}
        amount={fromDrawing}
        heads={{ label: t('budget:years.year'), value: t('budget:measure.initial') }}
        chart={{
          kind: 'bars',
          labels: inOrder.map(({ year }) => String(year)),
          series: [
            { name: t('budget:measure.initial'), values: totals.map(({ initial }) => initial) },
            {
              name: t('budget:measure.executed'),
              values: totals.map(({ executed }) => executed),
              asLine: true,
            },
          ],
        }}
      />
    </LedgerRow>
  );
}
