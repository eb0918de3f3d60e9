/**
 * A text as it is written in HTML, so that nothing in it is markup.
 *
 * @example htmlText('Bancos & sombra') // 'Bancos &amp; sombra'
 */
export const htmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
