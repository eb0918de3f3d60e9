import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { keyWords } from './key-words.ts';
import { keysOfActs } from './new-state.ts';
import styles from './text.module.css';

const others = [
  ['link', 'Mod-k'],
  ['keys', 'Mod-?'],
  ['toTools', 'Alt-F10'],
  ['line', 'Shift-Enter'],
] as const;

/** All keys of the text editor. */
export function KeysSheet({ close }: { readonly close: () => void }) {
  const { t } = useSpeech();
  return (
    <DialogFrame
      open
      title={t('office-text:keys.title')}
      onClose={close}
      footer={<OfficeButton onClick={close}>{t('office:close')}</OfficeButton>}
    >
      <dl className={styles.keys}>
        {[...keysOfActs, ...others].map(([tool, key]) => (
          <div key={tool}>
            <dt>{t(`office-text:tool.${tool}`)}</dt>
            <dd>
              <kbd>{keyWords(key)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{t('office-text:keys.signs')}</p>
    </DialogFrame>
  );
}
