import type { FileInspector, InspectedFile } from '#application/ports/file-inspector.ts';
import type { FileKind } from '#domain/forms/entry.ts';
import { sizeRefusal } from '#domain/forms/files/file-limits.ts';
import { kindByName } from '#domain/forms/files/file-name.ts';
import type { FileRefusal } from '#domain/forms/files/file-refusal.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

/** What a file is, as its name and its content say. */
export interface CheckedFile extends InspectedFile {
  readonly kind: FileKind;
}

/**
 * What a file is: its name and its content must say the same. Content alone cannot distinguish doc from xls and knows
 * no txt; a name alone proves nothing. The browser asks this before sending, the council before keeping.
 */
export const checkFile =
  (inspector: FileInspector) =>
  (name: string, content: Uint8Array): Either<FileRefusal, CheckedFile> => {
    const size = sizeRefusal(content.length);
    if (size !== null) return left(size);
    const kind = kindByName(name);
    if (isLeft(kind)) return kind;
    const found = inspector.inspect(kind.right, content);
    return isLeft(found) ? found : right({ kind: kind.right, ...found.right });
  };
