import type { ListedFile } from '#ui-web/components/file-list/file-list.tsx';
import type { Speech } from '#ui-web/speech.ts';
import type { FileField } from '../../files/uploads.ts';
import type { Upload } from '../../state.ts';
import { noteOf } from './file-words.ts';

/** The row of all photos that there was no room for. */
const leftOut = 'left-out';

const isLeftOut = ({ refusal }: Upload) => refusal?.kind === 'tooManyImages';

const rowOf = (upload: Upload, field: FileField, speech: Speech): ListedFile => ({
  id: upload.attached.id,
  name: upload.attached.name,
  note: noteOf(upload, field, speech),
  state: upload.state,
  progress: upload.progress,
  thumbnail: upload.thumbnail,
});

/** The files of a field as rows. Photos for which there was no room share one row: there may be many. */
export function listedFiles(
  uploads: readonly Upload[],
  field: FileField,
  speech: Speech,
): readonly ListedFile[] {
  const out = uploads.filter(isLeftOut);
  const [first] = out;
  if (first === undefined || out.length === 1) return uploads.map((upload) => rowOf(upload, field, speech));
  const together: ListedFile = {
    ...rowOf(first, field, speech),
    id: leftOut,
    name: speech.t('request:files.leftOut', { count: out.length }),
    thumbnail: null,
  };
  const others = uploads.filter((upload) => !isLeftOut(upload));
  return [...others.map((upload) => rowOf(upload, field, speech)), together];
}

/** The uploads that a row stands for. */
export const uploadsOfRow = (row: string, uploads: readonly Upload[]): readonly string[] =>
  row === leftOut ? uploads.filter(isLeftOut).map(({ attached }) => attached.id) : [row];
