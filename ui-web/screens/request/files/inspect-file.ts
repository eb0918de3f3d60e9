import type { FileInspector } from '#application/ports/file-inspector.ts';
import { checkFile } from '#application/requests/check-file.ts';
import type { Attached } from '#domain/forms/entry.ts';
import type { FieldOf } from '#domain/forms/field.ts';
import { mostFileBytes } from '#domain/forms/files/file-limits.ts';
import { plainName } from '#domain/forms/files/file-name.ts';
import { type FileFieldKind, takenKinds } from '#domain/forms/files/taken-kinds.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { PickRefusal } from '../state.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** A file that was chosen. `content` is empty if it cannot be part of the form. */
export interface LookedAt {
  readonly attached: Omit<Attached, 'id'>;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly thumbnail: string | null;
  readonly refusal: PickRefusal | null;
}

interface Tools {
  readonly preparePhoto: (file: File) => Promise<PreparedPhoto | null>;
  readonly fileInspector: FileInspector;
}

const refused = (file: File, refusal: PickRefusal, thumbnail: string | null = null): LookedAt => ({
  attached: { name: plainName(file.name), kind: 'txt', bytes: file.size, isSigned: false },
  content: new Uint8Array(),
  thumbnail,
  refusal,
});

/** What a file is, and why it cannot be part of this field. Photos are drawn again first. */
export async function inspectFile(
  field: FieldOf<FileFieldKind>,
  file: File,
  { preparePhoto, fileInspector }: Tools,
): Promise<LookedAt> {
  if (file.size > mostFileBytes * 4)
    return refused(file, { kind: 'tooLarge', most: mostFileBytes, found: file.size });
  const isPhoto = field.kind === 'image';
  const prepared = isPhoto ? await preparePhoto(file) : null;
  if (isPhoto && prepared === null) return refused(file, { kind: 'unreadablePhoto' });
  const sent = prepared?.file ?? file;
  const content = new Uint8Array(await sent.arrayBuffer());
  const checked = checkFile(fileInspector)(sent.name, content);
  const thumbnail = prepared?.thumbnail ?? null;
  if (isLeft(checked)) return refused(file, checked.left, thumbnail);
  const { kind, isSigned } = checked.right;
  const taken: readonly string[] = takenKinds[field.kind];
  return {
    attached: { name: plainName(sent.name), kind, bytes: content.length, isSigned },
    content,
    thumbnail,
    refusal: taken.includes(kind) ? null : { kind: 'notTaken' },
  };
}
