import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../kiosk.module.css';
import type { SendingTrouble } from './sending-now.ts';

interface StoppedProps {
  readonly kind: Extract<SendingTrouble, 'closed'>;
  readonly restart: () => void;
}

/** The vote closed while its voter was choosing. */
export function StoppedNotice({ kind, restart }: StoppedProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(`kiosk:trouble.${kind}.title`)}</h1>
      <p className="lead">{t(`kiosk:trouble.${kind}.words`)}</p>
      <Button size="large" onClick={restart}>
        {t('kiosk:thanks.end')}
      </Button>
    </div>
  );
}
