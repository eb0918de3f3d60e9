import type { ReactNode } from 'react';
import { Conclusion } from '#ui-web/components/conclusion/conclusion.tsx';
import { marked } from '#ui-web/screens/survey/marked.tsx';
import type { Tally } from '#domain/scoring/tally.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { blankSentence } from './blank-view.ts';
import type { ResultHeadView } from '../parts/result-view.ts';
import styles from '../screen.module.css';

interface ResultHeadProps {
  readonly view: ResultHeadView;
  readonly tally: Tally;
  readonly children?: ReactNode;
}

/** The result in one sentence, what belongs to it, and how many ballots are blank. */
export function ResultHead({ view, tally, children }: ResultHeadProps) {
  const speech = useSpeech();
  const blank = blankSentence(tally, speech);
  const details = blank === null ? view.details : [...view.details, blank];
  return (
    <div className={styles.head}>
      <Conclusion>{marked(view.conclusion)}</Conclusion>
      {details.length > 0 && <p>{marked(details.join(' '))}</p>}
      {children}
    </div>
  );
}
