const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What markup may not contain even escaped: control characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** A text escaped for HTML or XML, within an element or a quoted attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(unspeakable, '').replaceAll(/[&<>"]/gu, (character) => escapes[character] ?? '');
