import type { ReactNode } from 'react';
import { money, text } from '#application/reports/report.ts';
import { chartReport } from '#application/tables/chart-report.ts';
import { numberCell } from '#application/tables/table-report.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Chart } from '#domain/tables/chart.ts';
import { ChartFigure } from '#ui-web/components/charts/chart-figure.tsx';
import type { ChartFigureWords } from '#ui-web/components/charts/chart-words.ts';
import { csvOf } from '#ui-web/screens/results/files/csv.ts';
import { saveBlob, saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { type PageOrigin, usePageOrigin } from './file-origin.ts';

const chartWords = ({ t, language }: Speech): ChartFigureWords => ({
  language,
  loading: t('tables:chart.loading'),
  failed: t('tables:chart.failed'),
  retry: t('tables:chart.retry'),
  figures: t('tables:chart.figures'),
  leftOut: (count) => t('tables:chart.leftOut', { count, n: formatCount(count) }),
  download: (format) => t('tables:chart.download', { format }),
  imageFailed: t('tables:chart.imageFailed'),
});

const sourceOf = ({ publisher, address, day }: PageOrigin) => ({ publisher, address, day });

export interface ChartPartProps {
  /** What it shows, in words. */
  readonly name: string;
  /** Of the files, without the extension. */
  readonly fileName: string;
  readonly chart: Chart;
  /** A number of the drawing as an amount, if it is one. */
  readonly amount?: (value: number) => Cents;
  readonly heads?: { readonly label: string; readonly value: string };
  /** The link to the same figures, on pages that have them in a table of their own. */
  readonly beside?: ReactNode;
}

/** A chart in the visitor's language, with its figures as a table and both as downloads. */
export function ChartPart({ name, fileName, chart, amount, heads, beside }: ChartPartProps) {
  const speech = useSpeech();
  const { t } = speech;
  const originNow = usePageOrigin();
  const words = heads ?? { label: t('tables:chart.label'), value: t('tables:chart.value') };
  const file = `${fileName}-${t('tables:chart.file')}`;
  const saveFigures = () => {
    const { columns, rows } = chartReport(chart, {
      subject: name,
      heads: { ...words, parent: t('tables:chart.parent'), level: t('tables:chart.level') },
      cellOf: (value) => (amount === undefined ? numberCell(value) : money(amount(value))),
    }).table;
    saveBytes(`${file}.csv`, csvOf([columns.map(text), ...rows]), 'text/csv;charset=utf-8');
  };
  return (
    <ChartFigure
      name={name}
      chart={chart}
      format={(value) => (amount === undefined ? formatCount(value) : formatMoney(amount(value)))}
      heads={words}
      words={chartWords(speech)}
      {...(beside !== undefined && { beside })}
      onSaveFigures={saveFigures}
      onSavePicture={(picture) =>
        saveBlob(`${file}.${picture.type === 'image/png' ? 'png' : 'svg'}`, picture)
      }
      source={() => t('tables:chart.source', sourceOf(originNow()))}
    />
  );
}
