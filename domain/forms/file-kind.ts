import { type Either, left, right } from '../shared/result.ts';
import type { FileKind } from './entry.ts';

/**
 * How long an upload is kept for its request, in milliseconds: thirty days. A draft that comes later brings its files
 * again.
 */
export const uploadLife = 30 * 86_400_000;
/** Ten megabytes: a form of several pages scanned, a photo as telephones take it. */
export const mostFileBytes = 10 * 1024 * 1024;
/** Why a file is not taken, whatever the field. */
export type FileRefusal =
  | { readonly kind: 'emptyFile' | 'strangeName' | 'namesDiffer' | 'unknownKind' | 'twoInOne' }
  | { readonly kind: 'tooLarge'; readonly most: number; readonly found: number }
  /** A picture of more millions of pixels than anybody's camera takes. */
  | { readonly kind: 'tooManyPixels' };

const endings: ReadonlyMap<string, FileKind> = new Map(
  Object.entries({
    jpg: 'jpg',
    jpeg: 'jpg',
    png: 'png',
    webp: 'webp',
    pdf: 'pdf',
    doc: 'doc',
    docx: 'docx',
    xls: 'xls',
    xlsx: 'xlsx',
    txt: 'txt',
  } as const),
);

/** An ending of a page or a program before the last one. */
const twoFaced = /\.(?:s?html?|xhtml|svgz?|xml|m?js|php\d?|exe|bat|cmd|scr|com)\./u;

const starts = (bytes: Uint8Array, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

/** The bytes as characters of one byte each. */
export const latin = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

const magics: readonly (readonly [readonly FileKind[], (bytes: Uint8Array) => boolean])[] = [
  [['jpg'], (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  [['png'], (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  [
    ['webp'],
    (bytes) => starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes, [0x57, 0x45, 0x42, 0x50], 8),
  ],
  [['pdf'], (bytes) => starts(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])],
  // Word and Excel of old share their container: the name decides between them, never alone.
  [['doc', 'xls'], (bytes) => starts(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  [['docx', 'xlsx'], (bytes) => starts(bytes, [0x50, 0x4b, 0x03, 0x04])],
];

/** Text holds no control characters but tabs, line ends and page ends. */
const isText = (bytes: Uint8Array): boolean =>
  bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d);

/** A page or a script that a browser might run, at any place of a file that claims to be something else. */
const page = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|object|embed)[\s>/]/iu;

/** Folders of a packed document say what it is. */
const inside: Readonly<Partial<Record<FileKind, RegExp>>> = {
  docx: /word\/document\.xml/u,
  xlsx: /xl\/workbook\.xml/u,
};

/**
 * What a file is, by its name and by its content: both must say the same. Content alone cannot tell doc from xls and
 * knows no txt; a name alone proves nothing. A name with a second ending of a page (`a.svg.pdf`, `a.pdf.html`) and a
 * file that is a page as well are refused.
 */
export function fileKind(name: string, bytes: Uint8Array): Either<FileRefusal, FileKind> {
  if (bytes.length === 0) return left({ kind: 'emptyFile' });
  if (bytes.length > mostFileBytes)
    return left({ kind: 'tooLarge', most: mostFileBytes, found: bytes.length });
  const lower = name.toLowerCase();
  const kind = endings.get(lower.slice(lower.lastIndexOf('.') + 1));
  if (kind === undefined || !lower.includes('.')) return left({ kind: 'unknownKind' });
  if (twoFaced.test(lower)) return left({ kind: 'strangeName' });
  const found = magics.find(([, fits]) => fits(bytes));
  const fits = found === undefined ? kind === 'txt' && isText(bytes) : found[0].includes(kind);
  if (!fits) return left({ kind: 'namesDiffer' });
  const text = latin(bytes);
  const within = inside[kind];
  if (within !== undefined && !within.test(text)) return left({ kind: 'namesDiffer' });
  // Text may contain HTML, since it is served as text. Other files have no reason to contain a page near their
  // beginning or end.
  if (kind !== 'txt' && (page.test(text.slice(0, 4096)) || page.test(text.slice(-4096))))
    return left({ kind: 'twoInOne' });
  return right(kind);
}

/** Whether a PDF carries a signature: a signature dictionary and the byte range that it covers (ISO 32000-1, 12.8). */
export function isSignedPdf(bytes: Uint8Array): boolean {
  const text = latin(bytes);
  return (
    /\/ByteRange\s*\[\s*\d+\s+\d+\s+\d+\s+\d+\s*\]/u.test(text) && /\/Contents\s*<[0-9a-f]{2,}/iu.test(text)
  );
}

/** A file name that is safe to show: without folders, without marks that change the writing direction, not too long. */
export function plainName(name: string): string {
  const last = name.normalize('NFC').replace(/^.*[/\\]/su, '');
  const clean = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .trim()
    .replace(/^\.+/u, '');
  const dot = clean.lastIndexOf('.');
  if (dot <= 0 || clean.length <= 120) return clean.slice(0, 120);
  return `${clean.slice(0, 120 - (clean.length - dot))}${clean.slice(dot)}`;
}
