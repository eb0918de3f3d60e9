import { formatCount } from '#application/text/numbers.ts';
import { mostImages } from '#domain/forms/files/file-limits.ts';
import { takenKinds } from '#domain/forms/files/taken-kinds.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { FileField } from '../../files/uploads.ts';
import type { PickRefusal, Upload } from '../../state.ts';

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
    case 'infected':
    case 'tooManyImages':
    case 'unreadablePhoto':
      return t(`request:files.${refusal.kind}`, { most: mostImages });
    case 'notTaken':
    case 'unknownKind':
    case 'namesDiffer':
      return t(`request:files.${refusal.kind}`, { kinds });
    case 'tooManyAttempts':
    case 'filesFull':
      return t('request:files.full');
    case 'serverFailed':
    case 'notFound':
    case 'notAllowed':
    case 'unreadable':
      return t('request:files.serverFailed');
    default:
      return refusal satisfies never;
  }
}

/** The line below the name of a file: its size, how much of it is sent, or why it is refused. */
export function noteOf(
  { state, attached, progress, refusal }: Upload,
  field: FileField,
  speech: Speech,
): string {
  const size = sizeInWords(attached.bytes);
  if (refusal !== null) return refusalWords(refusal, field, speech);
  return state === 'sending' ? speech.t('request:files.sending', { progress, size }) : size;
}
