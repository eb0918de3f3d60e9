import type { Instant } from '../shared/calendar-day.ts';

/** The kinds of files that staff may upload: the first three are drawn anew, the others are stored as they came. */
export const townFileKinds = [
  'jpg',
  'png',
  'webp',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'odt',
  'ods',
  'csv',
  'txt',
] as const;

/** A kind that may be uploaded. */
export type TownFileKind = (typeof townFileKinds)[number];

/** Bytes that are stored under their hash. */
export interface StoredBytes {
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** The media type, as `image/jpeg`. */
  readonly type: string;
  readonly bytes: number;
  /** In pixels; null if it is not a picture. */
  readonly width: number | null;
  readonly height: number | null;
}

/** What is in a file: a picture has smaller versions too, the narrowest first. */
export interface FileContent extends StoredBytes {
  readonly sizes: readonly StoredBytes[];
}

/** A content that another one has replaced. */
export interface ReplacedContent {
  readonly content: FileContent;
  readonly at: Instant;
  readonly by: string;
}

/** The point of a picture that must stay visible when its edges are cut off, in hundredths of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A picture or a document of a town. */
export interface TownFile {
  /** Its name among the town's files, which its address ends with. */
  readonly name: string;
  /** By the ending of its name; a file that came with a town's folder may be of any kind. */
  readonly kind: string;
  /** Null if the file came with the town's folder and was never replaced in the office. */
  readonly content: FileContent | null;
  /** What it shows, by language, for those who cannot see it. */
  readonly words: Readonly<Record<string, string>>;
  readonly focus: FocalPoint | null;
  /** Who put the content there, and when. */
  readonly by: string;
  readonly at: Instant;
  /** Whether it is public although no published document uses it. */
  readonly isPublished: boolean;
  /** The latest first. */
  readonly replaced: readonly ReplacedContent[];
}

/** A document that uses a file. */
export interface FileUse {
  readonly collection: string;
  readonly document: string;
  /** It is a draft that uses it, or a document that was withdrawn: the public sees neither. */
  readonly isDraft: boolean;
}

const pictures: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'svg', 'gif', 'avif']);

/** Whether a file is a picture, by its kind. */
export const isPicture = ({ kind }: Pick<TownFile, 'kind'>): boolean => pictures.has(kind);

/** Whether a picture has no words for those who cannot see it. */
export const lacksWords = (file: Pick<TownFile, 'kind' | 'words'>): boolean =>
  isPicture(file) && Object.values(file.words).every((text) => text.trim() === '');

/** The kind of a file by its name, in small letters; `jpg` for jpeg. Empty if the name has no ending. */
export function kindOfName(name: string): string {
  const ending = /\.([a-z\d]{1,8})$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** 32 megabytes, in bytes: a photo of 50 megapixels, minutes of a plenary with scanned annexes. */
export const mostTownFileBytes = 32 * 1024 * 1024;
/** For how long a replaced or removed content is stored. */
export const replacedLife = 30 * 86_400_000;
/** The longest words of a picture, in letters. */
export const mostWords = 500;

/** A letter or a digit without its marks, or a hyphen: what addresses can have without being encoded. */
const plainStem = (stem: string): string =>
  stem
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/gu, '')
    .slice(0, 80);

/**
 * The name under which an uploaded file is stored: readable in an address, with the ending of its kind. `number` counts
 * the tries: from the second on it is a part of the name, so that no upload replaces another file.
 *
 * @example storedName('Plaça Major (2).JPEG', 'jpg', 2) // 'Placa-Major-2-2.jpg'
 */
export function storedName(name: string, kind: string, number: number): string {
  const stem = plainStem(name.replace(/^.*[/\\]/su, '').replace(/\.[^.]*$/u, ''));
  const begin = stem === '' ? 'archivo' : stem;
  return `${begin}${number === 1 ? '' : `-${number}`}.${kind}`;
}

/** The bytes of a picture that is shown that wide: the narrowest version that has as many pixels, else the picture itself. */
export function bytesFor(content: FileContent, width: number | null): StoredBytes {
  if (width === null) return content;
  return content.sizes.find((one) => (one.width ?? 0) >= width) ?? content;
}

/**
 * The address of a picture with its focal point, for documents that show it: the part after `#` is not sent to a server,
 * and readers that do not know it see the middle.
 *
 * @example focusedAddress('/files/nova/plaza.jpg', { x: 30, y: 70 }) // '/files/nova/plaza.jpg#xy=30,70'
 */
export const focusedAddress = (address: string, focus: FocalPoint | null): string =>
  focus === null ? address : `${address}#xy=${focus.x},${focus.y}`;

/** A file with another content; the one before is remembered. The same content again changes nothing. */
export function withContent(
  file: TownFile,
  content: FileContent,
  { by, at }: { readonly by: string; readonly at: Instant },
): TownFile {
  if (file.content?.hash === content.hash) return file;
  const before = file.content === null ? [] : [{ content: file.content, at: file.at, by: file.by }];
  return { ...file, content, by, at, replaced: [...before, ...file.replaced] };
}

/** The replaced contents that are still stored at that moment: each is, for thirty days after it was replaced. */
export function stillStored(file: TownFile, now: Instant): readonly ReplacedContent[] {
  let replacedAt = file.at;
  return file.replaced.filter(({ at }) => {
    const isStored = replacedAt + replacedLife > now;
    replacedAt = at;
    return isStored;
  });
}

/** Every content of a file with the moment from which it may be erased: null for those that it has now. */
export function contentEnds(file: TownFile): ReadonlyMap<string, Instant | null> {
  const ends = new Map<string, Instant | null>();
  const note = (content: FileContent, until: Instant | null) => {
    for (const { hash } of [content, ...content.sizes]) ends.set(hash, until);
  };
  let replacedAt = file.at;
  for (const { content, at } of file.replaced) {
    note(content, replacedAt + replacedLife);
    replacedAt = at;
  }
  if (file.content !== null) note(file.content, null);
  return ends;
}
