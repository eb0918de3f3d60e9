import { type ComponentType, memo } from 'react';
import { mostImages } from '#domain/forms/files/file-limits.ts';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { FileList } from '#ui-web/components/file-list/file-list.tsx';
import type { FileField } from '../../files/uploads.ts';
import { useFormTools } from '../../form-context.ts';
import styles from '../../screen.module.css';
import type { Upload } from '../../state.ts';
import type { FieldProps } from './field-props.ts';
import { fieldWords } from './field-words.tsx';
import { listedFiles, uploadsOfRow } from './listed-files.ts';

/** The props of the control that adds files. */
export interface PickerProps<F extends FileField = FileField> {
  readonly field: F;
  /** How many files the field has that were not refused. */
  readonly count: number;
  readonly button: {
    readonly id: string;
    readonly invalid: boolean;
    readonly describedBy: string;
    readonly onPick: (picked: readonly File[]) => void;
  };
}

interface FilesProps<F extends FileField> extends FieldProps<F> {
  /** Those of the whole form. */
  readonly uploads: readonly Upload[];
  readonly icon: 'photo' | 'document';
  readonly Picker: ComponentType<PickerProps<F>>;
}

/** The files of a field: which there are, how much of each is sent, and a control to add more. */
function Files<F extends FileField>(props: FilesProps<F>) {
  const { field, error, icon, Picker } = props;
  const tools = useFormTools();
  const { presenter, speech } = tools;
  const { t } = speech;
  const { label, hint, optional, id } = fieldWords(props, tools);
  const uploads = props.uploads.filter((upload) => upload.field === field.name);
  const files = listedFiles(uploads, field, speech);
  const button = {
    id,
    invalid: error !== undefined,
    describedBy: error === undefined ? `${id}-name` : `${id}-name ${id}-error`,
    onPick: (picked: readonly File[]) => void presenter.uploads.pick(field, picked),
  };
  return (
    <div className={error === undefined ? styles.files : `${styles.files} ${styles.wrong}`}>
      <p id={`${id}-name`} className={styles.name}>
        {label}
        {optional !== undefined && <small className="note"> {optional}</small>}
      </p>
      <p className="note">{hint ?? t(`request:files.hint.${field.kind}`, { most: mostImages })}</p>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <Picker
        field={field}
        count={uploads.filter(({ state }) => state !== 'refused').length}
        button={button}
      />
      <FileList
        files={files}
        icon={icon}
        words={{
          remove: t('request:files.remove'),
          cancel: t('request:files.cancel'),
          retry: t('request:files.retry'),
          discard: t('request:files.discard'),
          progressOf: (name) => t('request:files.progressOf', { name }),
        }}
        onRemove={(row) => uploadsOfRow(row, uploads).forEach(presenter.uploads.remove)}
        onRetry={(file) => void presenter.uploads.retry(file)}
      />
    </div>
  );
}

export const FilesPart = memo(Files) as typeof Files;
