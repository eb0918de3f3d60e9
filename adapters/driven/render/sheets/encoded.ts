const pieceLength = 65_536;

/** Text as bytes, in pieces that are large enough to be efficient. */
export function* encoded(parts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let gathered = '';
  for (const part of parts) {
    gathered += part;
    if (gathered.length < pieceLength) continue;
    yield encoder.encode(gathered);
    gathered = '';
  }
  yield encoder.encode(gathered);
}

/** All bytes of a file that is written in pieces. */
export async function wholeFile(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const written: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of pieces) written.push(new Uint8Array(piece));
  return new Uint8Array(await new Blob(written).arrayBuffer());
}
