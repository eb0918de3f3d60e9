import { useCallback, useState } from 'react';
import { lookAtSetupLinkCall } from '#adapters/wire/setup/look-at-link.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../access/access.module.css';
import { useAnswer } from '../parts/use-answer.ts';
import type { NewTownProps } from './new-town-props.ts';
import { NewTownQuestions } from './questions.tsx';

/** What the link of a new town opens: its questions or, if it makes no town, why not. */
export function NewTownDoor({ call, link, go }: NewTownProps) {
  const { t } = useSpeech();
  const look = useCallback(() => call(lookAtSetupLinkCall, { body: { link } }), [call, link]);
  const [looked, lookAgain] = useAnswer(look);
  // Another browser may use the link while the questions are answered here.
  const [isUsed, setUsed] = useState(false);
  if (looked === null) return <LoadingList title={t('office-setup:new.looking')} />;
  if (isUsed || (isLeft(looked) && looked.left.kind === 'setupLinkInvalid')) return <InvalidSetupLink />;
  if (isLeft(looked))
    return (
      <ErrorState
        level={1}
        title={t('office:unreachable.title')}
        retry={{ text: t('office:again'), onClick: lookAgain }}
      />
    );
  return <NewTownQuestions call={call} link={link} go={go} whenInvalid={() => setUsed(true)} />;
}

function InvalidSetupLink() {
  const { t } = useSpeech();
  return (
    <>
      <h1 tabIndex={-1}>{t('office-setup:new.invalid.title')}</h1>
      <p className={styles.lead}>{t('office-setup:new.invalid.text')}</p>
      <p>
        <a href="/gestion">{t('office-setup:new.invalid.office')}</a>
      </p>
    </>
  );
}
