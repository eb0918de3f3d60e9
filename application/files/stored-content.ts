import type { FileInspector } from '#application/ports/file-inspector.ts';
import type {
  RedrawnPicture,
  DrawRefusal,
  FileContents,
  PictureRedrawer,
} from '#application/ports/server/files/picture-redrawer.ts';
import {
  type FileContent,
  kindOfName,
  mostTownFileBytes,
  type StoredBytes,
  type TownFileKind,
} from '#domain/files/town-file.ts';
import type { FileRefusal } from '#domain/forms/files/file-refusal.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { uploadedKind } from './uploaded-kind.ts';
import { mediaTypeOf } from './media-type.ts';
import { type Scanning, scanRefusal } from './scan-refusal.ts';

/** Why a file of staff is not accepted. */
export type ContentRefusal = FileRefusal | DrawRefusal | { readonly kind: 'infected' | 'unscanned' };

/** What looks into a file and stores it. */
export interface ContentPorts extends Scanning {
  readonly fileInspector: FileInspector;
  readonly redrawer: PictureRedrawer;
  readonly fileContents: FileContents;
}

const drawnKinds: Readonly<Record<RedrawnPicture['type'], TownFileKind>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Endings of pictures: what they are is decided by their content, since they are drawn anew. */
const pictureEndings: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'avif', 'heic', 'heif']);

/** Whether a file is sent to be drawn anew, by its name. */
export const isDrawn = (name: string): boolean => pictureEndings.has(kindOfName(name));

/** A content with its kind. */
export interface KnownContent {
  readonly kind: TownFileKind;
  readonly content: FileContent;
}

async function storedPicture(
  { fileContents }: ContentPorts,
  versions: readonly RedrawnPicture[],
  at: Instant,
): Promise<KnownContent> {
  const stored: (StoredBytes & Pick<RedrawnPicture, 'type'>)[] = [];
  for (const { content, type, width, height } of versions) {
    // oxlint-disable-next-line no-await-in-loop -- three at most, the largest first
    const hash = await fileContents.put(content, at);
    stored.push({ hash, type, bytes: content.length, width, height });
  }
  const [whole, ...sizes] = stored;
  if (whole === undefined) throw new Error('a picture without a version');
  return {
    kind: drawnKinds[whole.type],
    content: { ...whole, sizes: sizes.toReversed() },
  };
}

/**
 * Stores what is in an uploaded file, once it was scanned: a picture as it is drawn anew, any other file as it came if
 * its name and its content say the same. Left: why it is not accepted; then nothing is stored.
 */
export async function storedContent(
  ports: ContentPorts,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
  at: Instant,
): Promise<Either<ContentRefusal, KnownContent>> {
  if (content.length === 0) return left({ kind: 'emptyFile' });
  if (content.length > mostTownFileBytes)
    return left({ kind: 'tooLarge', most: mostTownFileBytes, found: content.length });
  const unsafe = await scanRefusal(ports, content);
  if (unsafe !== null) return left({ kind: unsafe });
  if (isDrawn(name)) {
    const drawn = await ports.redrawer.redraw(content);
    return isLeft(drawn) ? drawn : right(await storedPicture(ports, drawn.right, at));
  }
  const kind = uploadedKind(ports.fileInspector, name, content);
  if (isLeft(kind)) return kind;
  const hash = await ports.fileContents.put(content, at);
  const facts = { hash, type: mediaTypeOf(name), bytes: content.length, width: null, height: null };
  return right({ kind: kind.right, content: { ...facts, sizes: [] } });
}
