/**
 * A text as it is written in HTML, so that nothing in it is markup.
 *
 * @example escapedHtml('Bancos & sombra') // 'Bancos &amp; sombra'
 */
export const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
