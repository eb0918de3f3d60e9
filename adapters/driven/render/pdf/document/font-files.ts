/** The fonts of documents, as TrueType files. The composition root provides the way to load a file. */
export interface FontFiles {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Where they are: files beside this one, or, in a built web UI, files that it serves. */
export const fontAddresses = {
  regular: new URL('./fonts/noto-sans-regular.ttf', import.meta.url),
  bold: new URL('./fonts/noto-sans-bold.ttf', import.meta.url),
} as const;

/** Both fonts, loaded by the given function. */
export async function fontsBy(read: (address: URL) => Promise<Uint8Array>): Promise<FontFiles> {
  const [regular, bold] = await Promise.all([read(fontAddresses.regular), read(fontAddresses.bold)]);
  return { regular, bold };
}
