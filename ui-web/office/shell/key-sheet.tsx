import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './key-sheet.module.css';
import { useKeys } from './keys.tsx';

/** How a key is written on a cap. */
const capOf = (key: string, enter: string): string => (key === 'enter' ? enter : key.toUpperCase());

/** All keys of the screen, and the switch that turns single keys off for good. */
export function KeySheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useSpeech();
  const { areOn, switchTo, listed } = useKeys();
  return (
    <DialogFrame
      open={open}
      title={t('office:keys.title')}
      onClose={onClose}
      footer={
        <OfficeButton look="outline" data-autofocus="" onClick={onClose}>
          {t('office:close')}
        </OfficeButton>
      }
    >
      {open && (
        <dl className={styles.keys}>
          {listed().map(({ key, words }) => (
            <div key={key + words}>
              <dt>
                <kbd>{capOf(key, t('office:keys.enter'))}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <label className={styles.switch}>
        <input type="checkbox" checked={areOn} onChange={(event) => switchTo(event.target.checked)} />
        <span>
          {t('office:keys.on')}
          <small>{t('office:keys.why')}</small>
        </span>
      </label>
    </DialogFrame>
  );
}
