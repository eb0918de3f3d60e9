import type { ReactNode } from 'react';
import { ResultBars } from '#ui-web/components/result-bars/result-bars.tsx';
import { ResultTable } from '#ui-web/components/result-table/result-table.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { BudgetResultView } from '../kinds/budget-amount/result.ts';
import type { ResultView } from '../parts/result-view.ts';
import type { DrawnProps } from '../kinds/drawn-props.ts';
import { FileLinks } from '../files/file-links.tsx';
import { resultFile } from '../files/result-file.ts';
import { ResultRow } from './result-row.tsx';

interface VotesAndFiguresProps extends DrawnProps {
  readonly view: ResultView & Partial<Pick<BudgetResultView, 'cut'>>;
  /** What was voted for: the heading of its column, and of the columns that only a budget has. */
  readonly columns: { readonly title: string; readonly amount?: string; readonly outcome?: string };
  /** What the colours of the bars mean, if they have a meaning. */
  readonly words?: { readonly funded: string; readonly unfunded: string };
  /** A note before the table. */
  readonly lead?: ReactNode;
}

/** Votes as bars, and the same as figures. */
export function VotesAndFigures({ view, columns, words, lead, ...props }: VotesAndFiguresProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { survey, tally, level } = props;
  return (
    <>
      <ResultRow
        survey={survey}
        part="votes"
        level={level}
        title={t('results:bars.title')}
        lead={<p>{t('results:bars.lead')}</p>}
      >
        <ResultBars
          caption={t('results:bars.caption')}
          bars={view.bars}
          {...(words ? { words } : {})}
          {...(view.cut ? { cut: view.cut } : {})}
        />
      </ResultRow>
      <ResultRow
        survey={survey}
        part="figures"
        level={level}
        title={t('results:table.title')}
        lead={
          <>
            {lead}
            <FileLinks survey={survey} file={resultFile(survey, tally, view, speech)} />
          </>
        }
      >
        <ResultTable
          caption={view.caption}
          columns={{
            position: t('results:columns.position'),
            votes: t('results:columns.votes'),
            share: t('results:columns.share'),
            ...columns,
          }}
          votesUnit={t('results:votesUnit', { count: 2 })}
          rows={view.rows.map((row) =>
            row.votes === '1' ? { unit: t('results:votesUnit', { count: 1 }), ...row } : row,
          )}
        />
      </ResultRow>
    </>
  );
}
