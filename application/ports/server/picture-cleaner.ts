import type { FileKind } from '#domain/forms/entry.ts';

/** Looks at the bytes of a picture that was uploaded, without decoding it. */
export interface PictureCleaner {
  /** How many pixels it decodes to, by its header. 0 if the header does not say, and for other files. */
  pixels(kind: FileKind, content: Uint8Array): number;
  /** The picture without place, time and owner. Other files do not change. Null: the picture is damaged. */
  clean(kind: FileKind, content: Uint8Array): Uint8Array | null;
}
