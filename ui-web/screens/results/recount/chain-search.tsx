import { useState } from 'react';
import { readReceiptCode } from '#domain/voting/receipt-code.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { ReceiptCodeField } from '#ui-web/components/receipt-code/code-field.tsx';
import { Words } from '#ui-web/components/wording/wording.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../screen.module.css';
import type { RecountedQuestion } from './recount-props.ts';
import { Became } from './became.tsx';
import { SoughtItems } from './sought-items.tsx';

interface SearchProps {
  readonly questions: readonly RecountedQuestion[];
}

/** Whether the list of a question has a ballot of the code; null if it could not be read. */
const isListed = ({ presenter }: RecountedQuestion): boolean | null => {
  const { search } = presenter.current();
  return search.kind === 'sought' ? search.found.listed !== null : null;
};

/** Looks for the voter's own ballots in the lists of all questions: one code names them. It stays on this page. */
export function ChainSearch({ questions }: SearchProps) {
  const { t } = useSpeech();
  const [typed, setTyped] = useState('');
  const [outcome, setOutcome] = useState<'none' | 'notACode' | 'seeking' | 'found' | 'missing'>('none');
  const seek = async () => {
    if (readReceiptCode(typed) === null) return setOutcome('notACode');
    setOutcome('seeking');
    // One after the other: each fetches a list and keeps the browser busy.
    for (const { presenter } of questions) await presenter.find(typed);
    const listed = questions.map(isListed);
    if (listed.includes(true)) return setOutcome('found');
    // Without every list nobody knows whether the code is in one.
    setOutcome(listed.includes(null) ? 'none' : 'missing');
  };
  return (
    <details className={styles.search}>
      <summary>{t('results:search.summary')}</summary>
      <form
        className="stack stack-12"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void seek();
        }}
      >
        <ReceiptCodeField
          id="chain-code"
          label={t('results:search.label')}
          hint={t('results:search.hint')}
          error={outcome === 'notACode' ? t('results:search.notACode') : undefined}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" look="outline" size="short" busy={outcome === 'seeking'}>
          {t('results:search.find')}
        </Button>
      </form>
      <div className={styles.sought}>
        {outcome === 'missing' && (
          <Notice tone="warning" live="assertive">
            <p>{t('results:search.missing')}</p>
          </Notice>
        )}
        {outcome === 'found' && <Found questions={questions} />}
      </div>
    </details>
  );
}

/** What the voter's ballots say, question by question. */
function Found({ questions }: SearchProps) {
  const { t } = useSpeech();
  return (
    <Notice tone="ok" live="polite">
      <p>{t('results:search.found')}</p>
      <PlainList className={styles.verdicts}>
        {questions.map((question) => (
          <Sought key={question.survey.id} {...question} />
        ))}
      </PlainList>
    </Notice>
  );
}

/** What the voter's ballot of one question says. */
function Sought({ survey, presenter }: RecountedQuestion) {
  const speech = useSpeech();
  const { search, recount } = useViewModel(presenter);
  if (search.kind !== 'sought') return null;
  const { listed } = search.found;
  return (
    <li>
      <strong>
        <Words of={speech.said(survey.title)} />
      </strong>
      <PlainList>
        {listed === null ? (
          <li>{speech.t('results:search.notIn')}</li>
        ) : (
          <SoughtItems survey={survey} answer={listed.answer} />
        )}
      </PlainList>
      {listed !== null && <Became survey={survey} answer={listed.answer} recount={recount} />}
    </li>
  );
}
