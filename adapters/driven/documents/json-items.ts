const [quote, escape, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** How far a reader of JSON is: how many brackets are open, and whether it is within a text. */
interface Place {
  depth: number;
  isText: boolean;
  isEscaped: boolean;
}

/** Goes on by a byte. Whether the byte is a bracket or a comma outside texts. */
function isSign(place: Place, byte: number): boolean {
  if (place.isEscaped) place.isEscaped = false;
  else if (byte === quote) place.isText = !place.isText;
  else if (place.isText) place.isEscaped = byte === escape;
  else if (byte === openList || byte === openObject) {
    place.depth += 1;
    return true;
  } else if (byte === closeList || byte === closeObject) {
    place.depth -= 1;
    return true;
  } else return byte === comma;
  return false;
}

/** Enough letters before a list to recognise its key, with some blanks. */
const keyLength = 64;
const nothingBefore = /^(?:\u00EF\u00BB\u00BF)?[ \t\r\n]*$/u;
const itemsBefore = /[{,][ \t\r\n]*"items"[ \t\r\n]*:[ \t\r\n]*$/u;

/** Bytes that came in pieces. Pieces are copied, since the reader of a file uses their memory again. */
class HeldBytes {
  #parts: Uint8Array[] = [];
  #ending = '';

  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#parts.push(bytes.slice());
    this.#ending = this.#endingWith(bytes);
  }

  /** What is held and what follows it, decoded; nothing is held afterwards. Throws if it is not UTF-8, or not JSON. */
  parse(more: Uint8Array, decoder: InstanceType<typeof TextDecoder>): unknown {
    const bytes = this.#parts.length === 0 ? more : Buffer.concat([...this.#parts, more]);
    this.#parts = [];
    return JSON.parse(decoder.decode(bytes));
  }

  /** Whether a list that begins after these bytes has the documents: the whole, or `items` of the outermost object. */
  isBeforeItems(depth: number, more: Uint8Array): boolean {
    if (depth > 2) return false;
    return (depth === 1 ? nothingBefore : itemsBefore).test(this.#endingWith(more));
  }

  isBlankWith(more: Uint8Array): boolean {
    return [...this.#parts, more].every((part) => part.every((byte) => byte <= 0x20));
  }

  #endingWith(more: Uint8Array): string {
    return (this.#ending + Buffer.from(more.subarray(-keyLength)).toString('latin1')).slice(-keyLength);
  }
}

/**
 * The documents of a JSON list, `[…]` or `{ "items": […] }`, one by one while the bytes come, so that the list need not
 * be in memory. Returns what is around them, with an empty list in their place. A list that has another key is part
 * of that. Throws where the bytes are not UTF-8 or not JSON, when all documents before that place were given.
 *
 * @example [...jsonItems([Buffer.from('{"items":[{"_id":"1"},{"_id":"2"}]}')])] // [{ _id: '1' }, { _id: '2' }]
 */
export function* jsonItems(pieces: Iterable<Uint8Array>): Generator<unknown, unknown> {
  const place: Place = { depth: 0, isText: false, isEscaped: false };
  const [around, item] = [new HeldBytes(), new HeldBytes()];
  /** How many brackets are open around a document; null before the list and after it. */
  let inList: number | null = null;
  let isOver = false;
  // A byte order mark is allowed at the beginning of a file only.
  const within = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let count = 0;
  for (const piece of pieces) {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at] ?? 0;
      if (!isSign(place, byte)) continue;
      if (inList === null) {
        if (isOver || byte !== openList || !around.isBeforeItems(place.depth, piece.subarray(from, at)))
          continue;
        around.add(piece.subarray(from, at + 1));
        [inList, from] = [place.depth, at + 1];
      } else if (byte === comma ? place.depth === inList : place.depth < inList) {
        const rest = piece.subarray(from, at);
        const isEnd = byte !== comma;
        if (!isEnd || count > 0 || !item.isBlankWith(rest)) yield item.parse(rest, within);
        count += 1;
        from = isEnd ? at : at + 1;
        if (isEnd) [inList, isOver] = [null, true];
      }
    }
    (inList === null ? around : item).add(piece.subarray(from));
  }
  return around.parse(new Uint8Array(), new TextDecoder('utf-8', { fatal: true }));
}
