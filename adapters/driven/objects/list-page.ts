import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';

/** An object in a list of a store. */
export interface ListedObject {
  readonly key: string;
  readonly bytes: number;
}

/** A page of such a list, and where the next begins; null if it is the last. */
export interface ObjectPage {
  readonly objects: readonly ListedObject[];
  readonly next: string | null;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an element: entities by name, and by number in both notations. */
const plainText = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (whole, decimal, hexadecimal, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(String(hexadecimal), 16));
    return entities[String(name)] ?? whole;
  });

const elementIn = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`, 'u').exec(xml)?.[1] ?? null;

/**
 * Reads an answer to ListObjectsV2. Throws `FilesUnreachable` if it is anything else: a page that a proxy sent in its
 * place must not be taken for an empty list, or a copy of the files would be empty too.
 */
export function readListPage(xml: string): ObjectPage {
  if (!/<ListBucketResult[\s>]/u.test(xml) || !xml.trimEnd().endsWith('</ListBucketResult>'))
    throw new FilesUnreachable('a list that cannot be read');
  const isEncoded = elementIn(xml, 'EncodingType') === 'url';
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gsu)].map(([, entry = '']) => {
    const [key, bytes] = [elementIn(entry, 'Key'), elementIn(entry, 'Size')];
    if (key === null || bytes === null || !/^\d+$/u.test(bytes))
      throw new FilesUnreachable('a list that cannot be read');
    const text = plainText(key);
    return { key: isEncoded ? decodeURIComponent(text.replaceAll('+', ' ')) : text, bytes: Number(bytes) };
  });
  const isCut = elementIn(xml, 'IsTruncated') === 'true';
  const token = elementIn(xml, 'NextContinuationToken');
  if (isCut && token === null) throw new FilesUnreachable('a list that breaks off');
  return { objects, next: isCut && token !== null ? plainText(token) : null };
}
