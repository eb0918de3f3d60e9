import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { ReceiptCodeField } from '#ui-web/components/receipt-code/code-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { RecountProps } from './recount-props.ts';
import { Became } from './became.tsx';
import { SoughtItems } from './sought-items.tsx';
import styles from '../screen.module.css';

/** Looks for the voter's own ballot in the list. The code stays on this page. */
export function BallotSearch({ survey, state, presenter }: RecountProps) {
  const { t } = useSpeech();
  const [typed, setTyped] = useState('');
  return (
    <details className={styles.search}>
      <summary>{t('results:search.summary')}</summary>
      <form
        className="stack stack-12"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void presenter.find(typed);
        }}
      >
        <ReceiptCodeField
          id={`${survey.id}-code`}
          label={t('results:search.label')}
          hint={t('results:search.hint')}
          error={state.search.kind === 'notACode' ? t('results:search.notACode') : undefined}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" look="outline" size="short" busy={state.recount.kind === 'counting'}>
          {t('results:search.find')}
        </Button>
      </form>
      <div className={styles.sought}>
        <Sought survey={survey} state={state} />
      </div>
    </details>
  );
}

function Sought({ survey, state: { search, recount } }: Pick<RecountProps, 'survey' | 'state'>) {
  const { t } = useSpeech();
  if (search.kind !== 'sought') return null;
  const { listed } = search.found;
  if (listed === null) {
    return (
      <Notice tone="warning" live="assertive">
        <p>{t('results:search.missing')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="ok" live="polite">
      <p>{t('results:search.found')}</p>
      <PlainList>
        <SoughtItems survey={survey} answer={listed.answer} />
      </PlainList>
      <Became survey={survey} answer={listed.answer} recount={recount} />
    </Notice>
  );
}
