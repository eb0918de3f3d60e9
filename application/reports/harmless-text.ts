/**
 * Text for a cell of separated text that spreadsheets would otherwise take for a formula: what begins with `=`, `+`, `-`, `@`, a tab, a
 * line break or NUL gets an apostrophe before it, and characters that no spreadsheet file may hold are left out. The
 * apostrophe is visible, and stays visible when the cell is copied on: a title altered openly is better than one that
 * runs. Numbers never come through here.
 *
 * @example harmlessText('=1+1') // "'=1+1"
 */
export function harmlessText(text: string): string {
  // Nearly every text is: one look, since tables have a million of them.
  if (!suspicious.test(text)) return text;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const risky = /^[=+\-@\t\r\n\0]/u.test(text);
  return risky ? `'${writableText(text)}` : writableText(text);
}

/**
 * Text for a cell whose type the file states, so that no program takes it for a formula: only characters that no
 * spreadsheet file may contain are left out.
 *
 * @example writableText('+34 961 234 567\0') // '+34 961 234 567'
 */
export const writableText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- XML 1.0 allows no control character but tab and line ends
  text.replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '');

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const suspicious = /^[=+\-@]|[\0-\u001F\uFFFE\uFFFF]/u;
