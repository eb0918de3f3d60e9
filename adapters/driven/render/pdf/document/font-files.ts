/** The faces that documents are set in, as TrueType files. Whoever composes the program knows how to fetch a file. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Where they are: files beside this one, or, in a built web UI, files that it serves. */
export const fontAddresses = {
  regular: new URL('./fonts/noto-sans-regular.ttf', import.meta.url),
  bold: new URL('./fonts/noto-sans-bold.ttf', import.meta.url),
} as const;

/** Both faces, by a way of reading an address. */
export async function fontsBy(read: (address: URL) => Promise<Uint8Array>): Promise<FontFiles> {
  const [regular, bold] = await Promise.all([read(fontAddresses.regular), read(fontAddresses.bold)]);
  return { regular, bold };
}
