import { type DragEvent, useId, useState } from 'react';
import { classNames } from '#ui-web/components/class-names.ts';
import { FilePicker } from '#ui-web/components/file-list/file-picker.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import styles from './payments.module.css';

/** What the council accepts of one file. */
export const largestFile = 4 * 1024 * 1024;

interface BankFileProps {
  readonly label: string;
  readonly accept: string;
  readonly file: File | null;
  readonly error: string | null;
  readonly choose: (file: File | null) => void;
}

/** A file of the bank: chosen, or dropped on its place. */
export function BankFile({ label, accept, file, error, choose }: BankFileProps) {
  const { t } = useSpeech();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const over = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIn);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0] ?? file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a second way to choose a file, for a pointer
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={drop}
    >
      <b>{label}</b>
      {error !== null && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
      <FilePicker
        id={id}
        icon="document"
        accept={accept}
        invalid={error !== null}
        describedBy={error === null ? undefined : `${id}-error`}
        onPick={([picked]) => choose(picked ?? null)}
      >
        {t('office-payments:bankPage.choose')}
        <span className="visually-hidden">: {label}</span>
      </FilePicker>
      {file === null ? (
        <small className={styles.small}>{t('office-payments:bankPage.drop')}</small>
      ) : (
        <p className={styles.chosen}>
          <span>
            {t('office-payments:bankPage.chosen', { name: file.name, size: Math.ceil(file.size / 1024) })}
          </span>{' '}
          <OfficeButton look="text" onClick={() => choose(null)}>
            {t('office-payments:bankPage.remove', { name: file.name })}
          </OfficeButton>
        </p>
      )}
    </div>
  );
}
