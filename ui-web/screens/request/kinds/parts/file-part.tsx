import { formatCount } from '#application/text/numbers.ts';
import { mostImages } from '#domain/forms/files/file-limits.ts';
import { takenKinds } from '#domain/forms/files/taken-kinds.ts';
import { ErrorText } from '#ui-web/components/field/error-text.tsx';
import { FileList, type ListedFile } from '#ui-web/components/file-list/file-list.tsx';
import { FilePicker } from '#ui-web/components/file-list/file-picker.tsx';
import { PhotoPicker } from '#ui-web/components/file-list/photo-picker.tsx';
import { NumberedList } from '#ui-web/components/step-list/numbered-list.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { FieldProps } from './field-props.ts';
import { useFormTools } from '../../form-context.ts';
import styles from '../../screen.module.css';
import type { PickRefusal, Upload } from '../../state.ts';
import type { FileField } from '../../files/uploads.ts';
import { wordsOf } from './text-parts.tsx';

/** 1850000 → `1,8 MB`; 640000 → `640 kB`. Decimal units, as telephones and computers show them. */
export function sizeInWords(bytes: number): string {
  if (bytes >= 1_000_000) return `${formatCount(Math.round(bytes / 100_000) / 10)} MB`;
  return `${formatCount(Math.max(1, Math.round(bytes / 1000)))} kB`;
}

/** Why a file is not part of the form, and what to do. */
function refusalWords(refusal: PickRefusal, field: FileField, { t }: Speech): string {
  const kinds = takenKinds[field.kind].join(', ').toUpperCase();
  switch (refusal.kind) {
    case 'tooLarge':
      return t('request:files.tooLarge', {
        found: sizeInWords(refusal.found),
        most: sizeInWords(refusal.most),
      });
    case 'lost':
    case 'unreachable':
    case 'stopped':
    case 'emptyFile':
    case 'strangeName':
    case 'twoInOne':
    case 'tooManyPixels':
    case 'tooManyImages':
    case 'unreadablePhoto':
      return t(`request:files.${refusal.kind}`, { most: mostImages });
    case 'notTaken':
    case 'unknownKind':
    case 'namesDiffer':
      return t(`request:files.${refusal.kind}`, { kinds });
    case 'tooManyAttempts':
    case 'serverFailed':
    case 'notFound':
    case 'notAllowed':
    case 'unreadable':
      return t('request:files.serverFailed');
    default:
      return refusal satisfies never;
  }
}

function noteOf({ state, attached, progress, refusal }: Upload, field: FileField, speech: Speech): string {
  const size = sizeInWords(attached.bytes);
  if (refusal !== null) return refusalWords(refusal, field, speech);
  return state === 'sending' ? speech.t('request:files.sending', { progress, size }) : size;
}

const endings = (field: FileField): string => takenKinds[field.kind].map((kind) => `.${kind}`).join(',');

const icons = { file: 'document', pdf: 'signature' } as const;

/** Photos, documents, or one that must be signed: what is there, how far it has got, and a way to add more. */
export function FilePart(props: FieldProps<FileField> & { readonly uploads: readonly Upload[] }) {
  const { field, uploads, error } = props;
  const tools = useFormTools();
  const { presenter, speech } = tools;
  const { t } = speech;
  const { label, hint, optional, id } = wordsOf(props, tools);
  const files: readonly ListedFile[] = uploads.map((upload) => ({
    id: upload.attached.id,
    name: upload.attached.name,
    note: noteOf(upload, field, speech),
    state: upload.state,
    progress: upload.progress,
    thumbnail: upload.thumbnail,
  }));
  const count = uploads.filter(({ state }) => state !== 'refused').length;
  const shared = {
    id,
    invalid: error !== undefined,
    describedBy: error === undefined ? `${id}-name` : `${id}-name ${id}-error`,
    onPick: (picked: readonly File[]) => void presenter.uploads.pick(field, picked),
  };
  const picker = (
    <span className="actions">
      {field.kind === 'image' ? (
        <PhotoPicker
          {...shared}
          words={{
            add: t('request:files.add.image'),
            camera: t('request:files.camera'),
            gallery: t('request:files.gallery'),
            cancel: t('request:files.cancel'),
          }}
        />
      ) : (
        <FilePicker
          {...shared}
          icon={icons[field.kind]}
          accept={endings(field)}
          multiple={field.kind !== 'pdf'}
        >
          {t(`request:files.add.${field.kind}`)}
        </FilePicker>
      )}
      {field.kind === 'image' && (
        <span className="note" role="status">
          {t('request:files.photos', { n: count, most: mostImages })}
        </span>
      )}
    </span>
  );
  return (
    <div className={error === undefined ? styles.files : `${styles.files} ${styles.wrong}`}>
      <p id={`${id}-name`} className={styles.name}>
        {label}
        {optional !== undefined && <small className="note"> {optional}</small>}
      </p>
      <p className="note">{hint ?? t(`request:files.hint.${field.kind}`, { most: mostImages })}</p>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {field.kind === 'pdf' && field.form !== null ? (
        <NumberedList
          items={[
            <a key="form" href={field.form} download>
              {t('request:files.blank')}
            </a>,
            t('request:files.sign'),
            picker,
          ]}
        />
      ) : (
        picker
      )}
      <FileList
        files={files}
        icon={field.kind === 'image' ? 'photo' : 'document'}
        words={{
          remove: t('request:files.remove'),
          cancel: t('request:files.cancel'),
          retry: t('request:files.retry'),
          discard: t('request:files.discard'),
          progressOf: (name) => t('request:files.progressOf', { name }),
        }}
        onRemove={presenter.uploads.remove}
        onRetry={(file) => void presenter.uploads.retry(file)}
      />
    </div>
  );
}
