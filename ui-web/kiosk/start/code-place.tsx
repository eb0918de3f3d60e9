import { useSpeech } from '#ui-web/speech.ts';
import type { KioskState } from '../kiosk-state.ts';
import styles from '../kiosk.module.css';
import { TypedLetters } from './typed-letters.tsx';

interface CodeProps {
  readonly state: Extract<KioskState, { kind: 'none' }>;
  readonly begin: (code: string) => Promise<void>;
}

/** A browser that is no kiosk: somebody of the desk types the code of one. */
export function CodePlace({ state: { isEnded, isBusy, fault }, begin }: CodeProps) {
  const { t } = useSpeech();
  const name = isEnded ? 'ended' : 'none';
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(`kiosk:${name}.title`)}</h1>
      <p className="lead">{t(`kiosk:${name}.words`)}</p>
      <TypedLetters what="code" isBusy={isBusy} fault={fault} send={begin} />
      <p className="note">{t('kiosk:none.erases')}</p>
    </div>
  );
}
