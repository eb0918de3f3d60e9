const written = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * What a resident wrote, as the body of a published document: an empty line starts a paragraph, and special characters
 * are escaped. Nothing that they wrote becomes markup.
 *
 * @example plainParagraphs('Un <b>banco</b>\n\ny una fuente') // '<p>Un &lt;b&gt;banco&lt;/b&gt;</p><p>y una fuente</p>'
 */
export const plainParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${written(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
