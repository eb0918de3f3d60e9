/**
 * Text for a cell that spreadsheets would otherwise take for a formula: what begins with `=`, `+`, `-`, `@`, a tab, a
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
  // oxlint-disable-next-line no-control-regex -- XML 1.0 allows no control character but tab and line ends
  const clean = text.replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '');
  return risky ? `'${clean}` : clean;
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const suspicious = /^[=+\-@]|[\0-\u001F\uFFFE\uFFFF]/u;
