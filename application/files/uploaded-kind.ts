import type { FileInspector } from '#application/ports/file-inspector.ts';
import { kindByName } from '#domain/forms/files/file-name.ts';
import type { FileRefusal } from '#domain/forms/files/file-refusal.ts';
import { kindOfName, type TownFileKind } from '#domain/files/town-file.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';

/** What a document of LibreOffice has at its beginning: its type, not compressed (OpenDocument 1.3, part 2, section 3.3). */
const openDocuments = { odt: 'text', ods: 'spreadsheet' } as const;

const isOpenDocument = (kind: keyof typeof openDocuments, content: Uint8Array): boolean => {
  const begin = String.fromCharCode(...content.subarray(0, 100));
  return (
    begin.startsWith('PK') &&
    begin.includes(`mimetypeapplication/vnd.oasis.opendocument.${openDocuments[kind]}`)
  );
};

/** The kind of a document that is not a picture, as its name and its content say; both must say the same. */
export function uploadedKind(
  inspector: FileInspector,
  name: string,
  content: Uint8Array,
): Either<FileRefusal, TownFileKind> {
  const ending = kindOfName(name);
  if (ending === 'odt' || ending === 'ods')
    return isOpenDocument(ending, content) ? right(ending) : left({ kind: 'namesDiffer' });
  // A table in a file is text.
  const kind = ending === 'csv' ? right('txt' as const) : kindByName(name);
  if (isLeft(kind)) return kind;
  const found = inspector.inspect(kind.right, content);
  if (isLeft(found)) return found;
  return right(ending === 'csv' ? 'csv' : kind.right);
}
