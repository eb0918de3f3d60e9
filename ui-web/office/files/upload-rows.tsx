import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './files.module.css';
import type { PendingUpload } from './use-uploads.ts';

interface UploadRowsProps {
  readonly uploads: readonly PendingUpload[];
  readonly drop: (id: number) => void;
}

/** Files that are on their way, and those that were refused, each with the reason. */
export function UploadRows({ uploads, drop }: UploadRowsProps) {
  const { t } = useSpeech();
  const faults = uploads.filter(({ fault }) => fault !== null).length;
  return (
    <>
      <p className="visually-hidden" role="status">
        {uploads.length > faults ? t('office-files:sending', { count: uploads.length - faults }) : ''}
      </p>
      {uploads.length > 0 && (
        <ul role="list" className={styles.uploads}>
          {uploads.map(({ id, name, sent, fault }) => (
            <li key={id} className={fault === null ? undefined : styles.refused}>
              <b>{name}</b>
              {fault === null ? (
                <progress max={100} value={sent} aria-label={t('office-files:sent', { name })} />
              ) : (
                <>
                  <span role="alert">{t(`office-files:fault.${fault}`)}</span>
                  <OfficeButton look="text" onClick={() => drop(id)}>
                    {t('office-files:understood')}
                    <span className="visually-hidden">: {name}</span>
                  </OfficeButton>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
