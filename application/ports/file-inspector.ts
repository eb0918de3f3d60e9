import type { FileKind } from '#domain/forms/entry.ts';
import type { FileRefusal } from '#domain/forms/files/file-refusal.ts';
import type { Either } from '#domain/shared/result.ts';

/** What the content of a file says of it. */
export interface InspectedFile {
  /** Whether it is a PDF that carries a signature. The signature itself is not verified. */
  readonly isSigned: boolean;
}

/** Looks at the bytes of a file: in the browser before it is sent, at the council before it is kept. */
export interface FileInspector {
  /**
   * Whether the content is what the name says. Left: `namesDiffer` if it is something else, `twoInOne` if it is a web
   * page as well.
   */
  inspect(kind: FileKind, content: Uint8Array): Either<FileRefusal, InspectedFile>;
}
