/** The keys in `data` that a council's program uses internally (specification 3, section 3). */
const hidden: ReadonlySet<string> = new Set(['_id', 'owners', 'slug', 'type', 'score', 'itemID']);

/** Whether a key of `data` is shown to readers. */
export const isShownKey = (key: string): boolean => !hidden.has(key) && key.trim() !== '';

/**
 * A key as people read it.
 *
 * @example factName('fecha_de_constitucion') // 'Fecha de constitucion'
 * @example factName('numeroRegistro') // 'Numero registro'
 */
export function factName(key: string): string {
  const words = key
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replaceAll(/[_-]+/gu, ' ')
    .trim();
  const [first = '', ...rest] = words.split(' ');
  const lower = rest.map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word));
  return [first.slice(0, 1).toUpperCase() + first.slice(1), ...lower].join(' ');
}
