const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text within markup: it is escaped, and it cannot change the writing direction. */
export const htmlText = (text: string): string =>
  text
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
    .replaceAll(/[&<>"]/gu, (character) => escapes[character] ?? '');

/** A part of the page with its heading, which is its accessible name. */
export const section = (id: string, title: string, body: string): string =>
  `<section aria-labelledby="${id}">\n<h2 id="${id}">${htmlText(title)}</h2>\n${body}\n</section>`;

/** Terms with their values. */
export const facts = (entries: readonly (readonly [term: string, told: string])[]): string =>
  `<dl>\n${entries
    .map(([term, told]) => `<div><dt>${htmlText(term)}</dt><dd>${htmlText(told)}</dd></div>`)
    .join('\n')}\n</dl>`;
