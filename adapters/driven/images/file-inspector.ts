import type { FileInspector } from '#application/ports/file-inspector.ts';
import type { FileKind } from '#domain/forms/entry.ts';
import { left, right } from '#domain/shared/result.ts';
import { carriesSignature } from './pdf-signature.ts';

const starts = (bytes: Uint8Array, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

/** The bytes as characters of one byte each. */
const latin = (bytes: Uint8Array): string => {
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

/** Whether the content is of that kind. Only the name distinguishes doc from xls, and says that a file is a text. */
function isOf(kind: FileKind, bytes: Uint8Array, text: string): boolean {
  const found = magics.find(([, fits]) => fits(bytes));
  if (found === undefined) return kind === 'txt' && isText(bytes);
  return found[0].includes(kind) && (inside[kind]?.test(text) ?? true);
}

/** Knows a file by its first bytes and by what must be within it. */
export const fileInspector: FileInspector = {
  inspect: (kind, content) => {
    const text = latin(content);
    if (!isOf(kind, content, text)) return left({ kind: 'namesDiffer' });
    // Text may contain HTML, since it is served as text. Other files have no reason to contain a page near their
    // beginning or end.
    if (kind !== 'txt' && (page.test(text.slice(0, 4096)) || page.test(text.slice(-4096))))
      return left({ kind: 'twoInOne' });
    return right({ isSigned: kind === 'pdf' && carriesSignature(text) });
  },
};
