import { Button } from '#ui-web/components/button/button.tsx';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from './kiosk.module.css';

/** Seconds are announced in steps of this: each one would interrupt the one before. */
const step = 10;

/** Asks whether the voter is still there, before the page begins again. */
export function IdleWarning({ left, stay }: { readonly left: number; readonly stay: () => void }) {
  const { t } = useSpeech();
  const announced = Math.ceil(left / step) * step;
  return (
    <DialogFrame
      open
      title={t('kiosk:idle.title')}
      lead={<p>{t('kiosk:idle.words')}</p>}
      onClose={stay}
      footer={
        <Button size="large" data-autofocus onClick={stay}>
          {t('kiosk:idle.stay')}
        </Button>
      }
    >
      <p className={styles.seconds} aria-hidden="true">
        {t('kiosk:idle.seconds', { count: left })}
      </p>
      <p role="alert" className="visually-hidden">
        {t('kiosk:idle.seconds', { count: announced })}
      </p>
    </DialogFrame>
  );
}
