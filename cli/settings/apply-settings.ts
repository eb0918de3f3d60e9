import type { Command as Parser } from 'commander';
import { flagChoices } from '../completion/flag-choices.ts';
import type { Setting } from './setting.ts';

const has = (argv: readonly string[], flag: string): boolean =>
  argv.some((arg) => arg === flag || arg.startsWith(`${flag}=`));

/**
 * Applies settings where a command would have its flags; a given flag has priority. A format that the command does
 * not have is ignored, and so is any format if the extension of `--out` names one. A rule is ignored if a rule file
 * is given.
 */
export function applySettings(
  parser: Parser,
  path: string,
  argv: readonly string[],
  settings: readonly Setting[],
): void {
  for (const { key, value } of settings) {
    const flag = key === 'color' ? '--no-color' : `--${key}`;
    const option = parser.options.find(({ long }) => long === flag);
    const isMeant =
      (key !== 'format' ||
        (!has(argv, '--out') && flagChoices(path, '--format')?.includes(String(value)) === true)) &&
      (key !== 'rule' || !has(argv, '--rule-file'));
    if (option && isMeant) parser.setOptionValueWithSource(option.attributeName(), value, 'config');
  }
}
