import { leftOutHeader } from './page.ts';

/* The value of the header of that name: names, each encoded as part of an address, separated by commas. */

export const writeLeftOut = (names: readonly string[]): string => names.map(encodeURIComponent).join(',');

/** The names in the header of an answer; empty if it cannot be read. */
export function readLeftOut(headers: { readonly get: (name: string) => string | null }): readonly string[] {
  try {
    return (headers.get(leftOutHeader) ?? '').split(',').map(decodeURIComponent).filter(Boolean);
  } catch {
    return [];
  }
}
