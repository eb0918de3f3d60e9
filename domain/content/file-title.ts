/** Signs that turn the reading direction or cannot be seen: with them `exe.fdp` reads `pdf.exe`. */
const misleading = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const longest = 160;

/**
 * The title of a file as it may be shown: one line, nothing in it that hides or turns what it says, cut in its middle
 * where it is very long, so that its ending stays in sight. Empty where nothing is left.
 *
 * @example fileTitle('Acta\u202Efdp.exe') // 'Actafdp.exe'
 */
export function fileTitle(title: string): string {
  const plain = title.replaceAll(/\s+/gu, ' ').replaceAll(misleading, '').trim();
  const letters = [...plain];
  if (letters.length <= longest) return plain;
  return `${letters.slice(0, 120).join('')}…${letters.slice(-30).join('')}`;
}
