import type { FileKind } from '../entry.ts';
import type { KindsOf } from '../field-kinds.ts';
import { documentKinds } from '../kinds/file.ts';
import { imageKinds } from '../kinds/image.ts';
import { signedKinds } from '../kinds/pdf.ts';

/** The kinds of fields that are answered with files. */
export type FileFieldKind = KindsOf<'files'>;

/** What a file may be, by the kind of its field. */
export const takenKinds = {
  image: imageKinds,
  file: documentKinds,
  pdf: signedKinds,
} as const satisfies Readonly<Record<FileFieldKind, readonly FileKind[]>>;
