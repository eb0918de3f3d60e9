import { ResultBars } from '#ui-web/components/result-bars/result-bars.tsx';
import { ResultTable } from '#ui-web/components/result-table/result-table.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { countedView } from './counted-view.ts';
import { FileLinks } from './file-links.tsx';
import { ResultHead } from './result-head.tsx';
import { resultFile } from './result-file.ts';
import type { DrawnProps } from './drawn-props.ts';
import { ResultRow } from './result-row.tsx';

/** Answers and how often each was chosen. */
export function CountedResults({ survey, tally, level }: DrawnProps) {
  const speech = useSpeech();
  const { t } = speech;
  const view = countedView(survey, tally, speech);
  return (
    <>
      <ResultHead view={view} tally={tally} />
      <ResultRow
        survey={survey}
        part="votes"
        level={level}
        title={t('results:bars.title')}
        lead={<p>{t('results:bars.lead')}</p>}
      >
        <ResultBars caption={t('results:bars.caption')} bars={view.bars} />
      </ResultRow>
      <ResultRow
        survey={survey}
        part="figures"
        level={level}
        title={t('results:table.title')}
        lead={<FileLinks file={resultFile(survey, tally, view, speech)} />}
      >
        <ResultTable
          caption={view.caption}
          columns={{
            position: t('results:columns.position'),
            title: t('results:columns.answer'),
            votes: t('results:columns.votes'),
            share: t('results:columns.share'),
          }}
          votesUnit={t('results:votesUnit')}
          rows={view.rows}
        />
      </ResultRow>
    </>
  );
}
