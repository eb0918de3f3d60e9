import { useState } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { PocketPartProps } from '../part-props.ts';
import styles from '../pocket.module.css';

interface StorageProps extends Pick<PocketPartProps, 'presenter'> {
  readonly onClear: () => void;
}

/** Erases what is of the reader on this device, after one more question. */
export function StoragePart({ presenter, onClear }: StorageProps) {
  const { t } = useSpeech();
  const [step, setStep] = useState<'none' | 'asked' | 'done'>('none');
  const clear = async () => {
    await presenter.clear();
    onClear();
    setStep('done');
  };
  return (
    <section className={styles.section} aria-labelledby="storage">
      <h2 id="storage">{t('pocket:settings.storage')}</h2>
      <p>{t('pocket:settings.storageNote')}</p>
      {step === 'asked' ? (
        <Notice
          tone="warning"
          live="assertive"
          actions={
            <div className="actions">
              <Button size="short" onClick={() => void clear()}>
                {t('pocket:settings.clearYes')}
              </Button>
              <Button look="text" size="short" onClick={() => setStep('none')}>
                {t('pocket:settings.clearNo')}
              </Button>
            </div>
          }
        >
          <p>{t('pocket:settings.clearSure')}</p>
        </Notice>
      ) : (
        <p>
          <Button look="outline" size="short" onClick={() => setStep('asked')}>
            {t('pocket:settings.clear')}
          </Button>
        </p>
      )}
      <p role="status" className="note">
        {step === 'done' && t('pocket:settings.cleared')}
      </p>
    </section>
  );
}
