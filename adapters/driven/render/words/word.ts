import type { CliSay } from '../../texts/cli-say.ts';

/** The word for a heading or a term of a report. `position3` is the word for `position` and its number. */
export function word(key: string, say: CliSay): string {
  const [, name = key, number = ''] = /^(.*?)(\d*)$/u.exec(key) ?? [];
  for (const prefix of ['report', 'outcome', 'tie']) {
    for (const [tried, ending] of [
      [key, ''],
      [name, ` ${number}`],
    ]) {
      const full = `${prefix}.${tried}`;
      if (say.knows(full)) return `${say(full)}${ending}`;
    }
  }
  throw new Error(`no word for ${key}`);
}
