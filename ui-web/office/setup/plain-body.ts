const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * A plain text as the HTML of a document: a blank line separates paragraphs. Empty if there is no text.
 *
 * @example htmlOfPlain('Uno\n\nDos') // '<p>Uno</p><p>Dos</p>'
 */
export const htmlOfPlain = (text: string): string =>
  text
    .split(/\n\s*\n/u)
    .map((part) => part.replaceAll(/\s+/gu, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll(/[&<>"]/gu, (sign) => signs[sign] ?? sign)}</p>`)
    .join('');

/** The plain text of such HTML; null if it has more than paragraphs, which a plain field would lose. */
export function plainOfHtml(html: string): string | null {
  if (html === '') return '';
  if (!/^(?:<p>[^<>]*<\/p>)+$/u.test(html)) return null;
  return html
    .slice(3, -4)
    .split('</p><p>')
    .map((part) => part.replaceAll(/&(amp|lt|gt|quot);/gu, (_, name: string) => names[name] ?? ''))
    .join('\n\n');
}
