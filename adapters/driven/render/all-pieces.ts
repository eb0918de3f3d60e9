/** The pieces of a file when all are made, so that no part of a file is written whose rest cannot be made. */
export async function allPieces(pieces: AsyncIterable<Uint8Array>): Promise<readonly Uint8Array[]> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}
