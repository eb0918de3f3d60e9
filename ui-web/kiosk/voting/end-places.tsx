import { useEffect } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../kiosk.module.css';

/** Milliseconds after which the thanks go by themselves: the next voter waits. */
const thanked = 20_000;

/** The vote is counted. No receipt is given: whoever saw it would learn which ballot it is. */
export function ThanksPlace({ left, restart }: { readonly left: number; readonly restart: () => void }) {
  const { t } = useSpeech();
  useEffect(() => {
    const timer = setTimeout(restart, thanked);
    return () => clearTimeout(timer);
  }, [restart]);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('kiosk:thanks.title')}</h1>
      <p className="lead">{t('kiosk:thanks.words')}</p>
      {left > 0 && (
        <Notice tone="warning">
          <p>{t('kiosk:thanks.left', { count: left })}</p>
        </Notice>
      )}
      <ul role="list" className={styles.facts}>
        {(['noReceipt', 'check'] as const).map((name) => (
          <li key={name}>
            <Icon name={name === 'check' ? 'check' : 'lock'} />
            <span>{t(`kiosk:thanks.${name}`)}</span>
          </li>
        ))}
      </ul>
      <Button size="large" onClick={restart}>
        {t('kiosk:thanks.end')}
      </Button>
    </div>
  );
}

/** The council accepts no more of this voter. */
export function OverPlace({
  isUnsure,
  restart,
}: {
  readonly isUnsure: boolean;
  readonly restart: () => void;
}) {
  const { t } = useSpeech();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('kiosk:over.title')}</h1>
      <p className="lead">{t(isUnsure ? 'kiosk:over.unsure' : 'kiosk:over.words')}</p>
      <Button size="large" onClick={restart}>
        {t('kiosk:thanks.end')}
      </Button>
    </div>
  );
}
