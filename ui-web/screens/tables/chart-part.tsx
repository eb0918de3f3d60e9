import type { ReactNode } from 'react';
import { text } from '#application/reports/report.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Chart } from '#domain/tables/chart.ts';
import { ChartFigure } from '#ui-web/components/charts/chart-figure.tsx';
import type { ChartFigureWords } from '#ui-web/components/charts/chart-words.ts';
import { csvOf } from '#ui-web/screens/results/files/csv.ts';
import { saveBlob, saveBytes } from '#ui-web/screens/survey/save-text.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';

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

export interface ChartPartProps {
  /** What it shows, in words. */
  readonly name: string;
  /** Of the files, without the extension. */
  readonly fileName: string;
  readonly chart: Chart;
  readonly format?: (value: number) => string;
  readonly heads?: { readonly label: string; readonly value: string };
  /** The link to the same figures, on pages that have them in a table of their own. */
  readonly beside?: ReactNode;
}

/** A chart in the visitor's language, with its figures as a table and both as downloads. */
export function ChartPart({ name, fileName, chart, format = formatCount, heads, beside }: ChartPartProps) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <ChartFigure
      name={name}
      chart={chart}
      format={format}
      heads={heads ?? { label: t('tables:chart.label'), value: t('tables:chart.value') }}
      words={chartWords(speech)}
      {...(beside !== undefined && { beside })}
      onSave={(what) => {
        if ('png' in what) saveBlob(`${fileName}.png`, what.png);
        else
          saveBytes(
            `${fileName}.csv`,
            csvOf(what.rows.map((row) => row.map(text))),
            'text/csv;charset=utf-8',
          );
      }}
    />
  );
}
