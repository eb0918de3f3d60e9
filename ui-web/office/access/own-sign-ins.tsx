import { useCallback } from 'react';
import { listOwnSignInsCall } from '#adapters/wire/office/list-sign-ins.ts';
import { isLeft } from '#domain/shared/result.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { SignInRows } from '../parts/sign-in-rows.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './access.module.css';

/** When the person came in: one that was not theirs is noticed here. */
export function OwnSignIns() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const { realm, call } = council;
  const [came] = useAnswer(useCallback(() => call(listOwnSignInsCall, { realm }), [call, realm]));
  return (
    <section className={styles.card} aria-labelledby="own-sign-ins">
      <h2 id="own-sign-ins">{t('office-access:signIns.title')}</h2>
      <p className="note">{t('office-access:signIns.text')}</p>
      {came === null && <p className="note">{t('office:loading')}</p>}
      {came !== null && isLeft(came) && <p role="status">{t('office-access:signIns.failed')}</p>}
      {came !== null && !isLeft(came) && <SignInRows items={came.right.items} />}
    </section>
  );
}
