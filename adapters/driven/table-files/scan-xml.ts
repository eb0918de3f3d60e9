import { TableRefused } from './table-fault.ts';

/** What is met in a document; the name has no prefix. */
export interface XmlReader {
  open?(name: string, tag: string): void;
  text?(text: string): void;
  close?(name: string): void;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function entityOf(written: string, name: string): string {
  const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/iu.exec(name);
  if (code === null) return entities[name] ?? written;
  const point = code[1] === undefined ? Number(code[2]) : Number.parseInt(code[1], 16);
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : written;
}

/** Text as it is meant: only the entities of every document, since none is declared. */
const plainText = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&([#\w]+);/gu, entityOf) : text;

/** An attribute of a tag, whatever its prefix; null if it has none of that name. */
export function attributeOf(tag: string, name: string): string | null {
  for (let at = tag.indexOf(`${name}="`); at !== -1; at = tag.indexOf(`${name}="`, at + 1)) {
    if (!' \t\n\r:'.includes(tag.charAt(at - 1))) continue;
    const start = at + name.length + 2;
    return plainText(tag.slice(start, tag.indexOf('"', start)));
  }
  return null;
}

const nameIn = (tag: string, from: number): string => {
  let end = from;
  while (end < tag.length && !' \t\n\r/'.includes(tag.charAt(end))) end += 1;
  const name = tag.slice(from, end);
  return name.slice(name.indexOf(':') + 1);
};

function readTag(tag: string, reader: XmlReader): void {
  if (tag.startsWith('/')) return reader.close?.(nameIn(tag, 1));
  const name = nameIn(tag, 0);
  reader.open?.(name, tag);
  if (tag.endsWith('/')) reader.close?.(name);
}

/** The end of what begins with `<` at a place, which may have `>` inside. */
function endAfter(xml: string, at: number): number {
  const closing = xml.startsWith('<!--', at) ? '-->' : xml.startsWith('<![CDATA[', at) ? ']]>' : '>';
  const end = xml.indexOf(closing, at);
  if (end === -1) throw new TableRefused('damaged');
  return end + closing.length;
}

/**
 * Reads a document from its beginning to its end. It declares nothing and loads nothing: a document with a declaration of
 * its type is refused, so that no entity grows.
 */
export function scanXml(xml: string, reader: XmlReader): void {
  let at = 0;
  for (let open = xml.indexOf('<'); open !== -1; open = xml.indexOf('<', at)) {
    if (open > at) reader.text?.(plainText(xml.slice(at, open)));
    at = endAfter(xml, open);
    const second = xml[open + 1];
    if (xml.startsWith('<!DOCTYPE', open)) throw new TableRefused('damaged');
    if (xml.startsWith('<![CDATA[', open)) reader.text?.(xml.slice(open + 9, at - 3));
    else if (second !== '!' && second !== '?') readTag(xml.slice(open + 1, at - 1), reader);
  }
}
