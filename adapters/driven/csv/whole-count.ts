const grouped = /^\d{1,3}(?:\.\d{3})+$/u;
const english = /^\d{1,3}(?:,\d{3})+$/u;

/**
 * Reads a whole number, plain or in German grouping; null for anything else.
 *
 * @example wholeCount('1.102') // 1102
 */
export function wholeCount(text: string): number | null {
  const digits = grouped.test(text) ? text.replaceAll('.', '') : text;
  if (!/^\d+$/u.test(digits)) return null;
  const count = Number(digits);
  return Number.isSafeInteger(count) ? count : null;
}

/** `1,102` probably means 1102. */
export const suggestedCount = (text: string): string | null =>
  english.test(text) ? text.replaceAll(',', '.') : null;
