import { plainText } from './plain-text.ts';

/** As many characters as messengers and search engines show. */
const usual = 200;

/**
 * The words of a body of plain elements, in one line and not longer than asked: cut between words, with an ellipsis.
 *
 * @example plainSummary('<p>Un parque</p><p>para todos</p>', 12) // 'Un parque…'
 */
export function plainSummary(html: string, most = usual): string {
  const words = plainText(html);
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  const end = cut.lastIndexOf(' ');
  // A word as long as all there is room for is cut inside, but never inside a character.
  const kept = end > 0 ? cut.slice(0, end) : cut.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/u, '');
  return `${kept.replace(/[\s,.;:]+$/u, '')}…`;
}
