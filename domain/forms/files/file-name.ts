import { type Either, left, right } from '../../shared/result.ts';
import type { FileKind } from '../entry.ts';
import type { FileRefusal } from './file-refusal.ts';

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

/**
 * The kind that a name claims by its ending. Left: no kind that is taken, or a second ending of a page or a program
 * (`a.svg.pdf`). The name alone proves nothing: the content must be of that kind too.
 */
export function kindByName(name: string): Either<FileRefusal, FileKind> {
  const lower = name.toLowerCase();
  const kind = endings.get(lower.slice(lower.lastIndexOf('.') + 1));
  if (kind === undefined || !lower.includes('.')) return left({ kind: 'unknownKind' });
  return twoFaced.test(lower) ? left({ kind: 'strangeName' }) : right(kind);
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
