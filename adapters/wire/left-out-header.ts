/**
 * Lists of a shape that the specification fixes cannot say themselves what they are without. This header does: names of
 * documents that could not be read, each encoded as part of an address, separated by commas.
 */
export const leftOutHeader = 'concejo-left-out';

export const writeLeftOut = (names: readonly string[]): string => names.map(encodeURIComponent).join(',');

/** The names in the header of an answer; none where it cannot be read. */
export function readLeftOut(headers: { readonly get: (name: string) => string | null }): readonly string[] {
  try {
    return (headers.get(leftOutHeader) ?? '').split(',').map(decodeURIComponent).filter(Boolean);
  } catch {
    return [];
  }
}
