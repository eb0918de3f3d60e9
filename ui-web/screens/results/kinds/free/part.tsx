import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { EmptyState } from '#ui-web/components/list-states/empty-state.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { WordCloud } from '#ui-web/components/word-cloud/word-cloud.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { DrawnProps } from '../drawn-props.ts';
import { FiguresPart } from '../../parts/figures-part.tsx';
import { FileLinks } from '../../files/file-links.tsx';
import { answersOn, answersPerPage, freeView, answerPages } from './view.ts';
import { textsFile } from '../../files/result-file.ts';
import { ResultHead } from '../../parts/result-head.tsx';
import styles from '../../screen.module.css';
import { ResultRow } from '../../parts/result-row.tsx';

/** Free answers: the words used most, and what was written, ten a page. */
export function FreeResults(props: DrawnProps) {
  const { survey, tally, level } = props;
  const speech = useSpeech();
  const { t } = speech;
  const view = freeView(tally, speech);
  if (view.texts.length === 0) return <EmptyState title={t('results:noAnswers')} level={level} />;
  return (
    <>
      <ResultHead view={view} tally={tally} />
      <ResultRow
        survey={survey}
        part="votes"
        level={level}
        title={t('results:wordsChart.title')}
        lead={<p>{t('results:wordsChart.lead')}</p>}
      >
        {view.words.length === 0 ? (
          <p>{t('results:noData')}</p>
        ) : (
          <WordCloud caption={t('results:wordsChart.caption')} words={view.words} />
        )}
      </ResultRow>
      {view.words.length > 0 && <FiguresPart {...props} figures={view.figures} />}
      <ResultRow
        survey={survey}
        part="answers"
        level={level}
        title={t('results:answersTitle')}
        lead={<FileLinks survey={survey} of="answers" file={textsFile(survey, tally, speech)} />}
      >
        <Answers texts={view.texts} />
      </ResultRow>
    </>
  );
}

/**
 * The answers of one page, and the links to the others. The buttons stay in their place, so that they keep the focus.
 */
function Answers({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useSpeech();
  const [page, setPage] = useState(1);
  const pages = answerPages(texts);
  const to = (next: number) =>
    ({
      look: 'outline',
      size: 'short',
      'aria-disabled': next < 1 || next > pages,
      onClick: () => setPage(Math.min(pages, Math.max(1, next))),
    }) as const;
  const first = (page - 1) * answersPerPage;
  return (
    <>
      <PlainList className={styles.answers}>
        {answersOn(texts, page).map((text, index) => (
          // The same text may have been written twice.
          // oxlint-disable-next-line react/no-array-index-key -- place and text together
          <li key={`${first + index} ${text}`}>{text}</li>
        ))}
      </PlainList>
      {pages > 1 && (
        <div className="actions">
          <Button {...to(page - 1)}>{t('results:pages.previous')}</Button>
          <Button {...to(page + 1)}>{t('results:pages.next')}</Button>
          <p role="status">{t('results:pages.of', { n: page, of: pages })}</p>
        </div>
      )}
    </>
  );
}
