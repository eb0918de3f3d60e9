import { useEffect, useRef } from 'react';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../shell/office-context.ts';
import frame from '../shell/frame.module.css';
import styles from './setup.module.css';

/** The portal is open: where to look at it, and what is next. Both ways load a page, which has the new colours. */
export function Opened() {
  const { t } = useSpeech();
  const { council } = useOffice();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const inTown = `?realm=${encodeURIComponent(council.realm)}`;
  return (
    <div className={frame.body}>
      <h1 ref={title} tabIndex={-1}>
        {t('office-setup:open.done')}
      </h1>
      <p>{t('office-setup:open.doneText')}</p>
      <p className={styles.acts}>
        <a href={`/${inTown}`}>{t('office-setup:open.see')}</a>
        <a href={`/gestion${inTown}`}>{t('office-setup:open.today')}</a>
      </p>
    </div>
  );
}
