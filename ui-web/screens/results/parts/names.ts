import type { Speech } from '#ui-web/speech.ts';

/**
 * Names in a list: "a, b y c".
 *
 * @example namesInARow(['A', 'B', 'C'], speech) // '«A», «B» y «C»'
 */
export function namesInARow(names: readonly string[], { t }: Speech): string {
  const quoted = names.map((name) => `«${name}»`);
  const last = quoted.at(-1) ?? '';
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} ${t('results:and')} ${last}`;
}
