import { useId, useState } from 'react';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { TownFileField } from '../../files/file-field.tsx';
import { OfficeButton } from '../../parts/office-button.tsx';
import type { ChosenFile, InsertedKind } from '../../text/text-props.ts';
import { titleOfFile } from '../form/file-siblings.ts';
import styles from './pick.module.css';

interface ChooseFileProps {
  readonly kind: InsertedKind;
  readonly done: (chosen: ChosenFile | null) => void;
}

/** Chooses a picture, a file or a video for a text, with its words. */
export function ChooseFile({ kind, done }: ChooseFileProps) {
  const { t, language } = useSpeech();
  const id = useId();
  const [address, setAddress] = useState('');
  const [words, setWords] = useState('');
  const isReady = address.trim() !== '' && (kind !== 'picture' || words.trim() !== '');
  const put = () => isReady && done({ address: address.trim(), words: words.trim() });
  return (
    <DialogFrame
      open
      title={t(`office-documents:insert.${kind}`)}
      onClose={() => done(null)}
      footer={
        <>
          <OfficeButton aria-disabled={!isReady} onClick={put}>
            {t('office-documents:insert.put')}
          </OfficeButton>
          <OfficeButton look="outline" onClick={() => done(null)}>
            {t('office:close')}
          </OfficeButton>
        </>
      }
    >
      <div className={styles.fields}>
        {kind === 'video' ? (
          <>
            <label htmlFor={`${id}-address`}>{t('office-documents:insert.videoAddress')}</label>
            <input
              id={`${id}-address`}
              type="url"
              data-autofocus=""
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </>
        ) : (
          <TownFileField
            label={t(`office-documents:insert.${kind}`)}
            value={address === '' ? null : address}
            kinds={kind === 'picture' ? 'pictures' : 'all'}
            onChange={(chosen, file) => {
              setAddress(chosen ?? '');
              const known = file?.words[language] ?? '';
              if (file !== null && words === '')
                setWords(kind === 'picture' ? known : titleOfFile(file.name));
            }}
          />
        )}
        <label htmlFor={`${id}-words`}>{t(`office-documents:insert.words.${kind}`)}</label>
        <input id={`${id}-words`} value={words} onChange={(event) => setWords(event.target.value)} />
      </div>
    </DialogFrame>
  );
}
