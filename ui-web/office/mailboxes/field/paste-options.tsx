import { useId, useState } from 'react';
import { pasteOptions, readPastedOptions } from '#domain/forms/builder/pasted-options.ts';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useBuilder } from '../builder/builder-place.ts';
import styles from '../builder/field-parts.module.css';

interface PasteOptionsProps {
  readonly list: string;
  readonly close: () => void;
}

/** A list that was copied from a spreadsheet becomes options: a line each, a column for each language. */
export function PasteOptions({ list, close }: PasteOptionsProps) {
  const { t } = useSpeech();
  const { document, newKey } = useForm();
  const { write } = useBuilder();
  const id = useId();
  const [text, setText] = useState('');
  const { languages, shown } = document;
  const found = readPastedOptions(text, languages);
  const add = () => {
    write(pasteOptions(shown, list, found, newKey));
    close();
  };
  return (
    <DialogFrame
      open
      title={t('office-mailbox:options.paste')}
      onClose={close}
      footer={
        <>
          <OfficeButton aria-disabled={found.length === 0} onClick={() => found.length > 0 && add()}>
            {t('office-mailbox:options.addMany', { count: found.length })}
          </OfficeButton>
          <OfficeButton look="outline" onClick={close}>
            {t('office:close')}
          </OfficeButton>
        </>
      }
    >
      <div className={styles.paste}>
        <label htmlFor={id}>
          {t('office-mailbox:options.pasteText', {
            list: languages.map((one) => t(`office-documents:language.${one}`)).join(', '),
          })}
        </label>
        <textarea
          id={id}
          data-autofocus=""
          rows={8}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p role="status">{t('office-mailbox:options.found', { count: found.length })}</p>
      </div>
    </DialogFrame>
  );
}
