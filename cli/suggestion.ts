import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import { nearWord } from '#domain/shared/near-word.ts';
import type { CommandEntry } from './command.ts';

/** A line that asks whether one of the known words was meant; empty if none is near. */
export function meantLine(found: string, known: readonly string[], say: CliSay): string {
  const meant = nearWord(found, known);
  return meant === null ? '' : `${say('usage.meant', { meant: printable(meant) })}\n`;
}

/** The same for a refusal that names what was found and what there is, as `a, b, c`. */
export const meantByValue = (
  { found, available }: Readonly<Record<string, string | number>>,
  say: CliSay,
): string =>
  typeof found === 'string' && typeof available === 'string'
    ? meantLine(found, available.split(', '), say)
    : '';

/** Says that there is no such command, which one was probably meant, and which there are. */
export function unknownCommand(
  words: readonly string[],
  commands: readonly CommandEntry[],
  say: CliSay,
): string {
  const typed = words.filter((word) => !word.startsWith('-') && word !== 'help').slice(0, 2);
  const [first = words[0] ?? ''] = typed;
  const paths = commands.map(({ path }) => path);
  const ofTopic = paths.filter((path) => path.startsWith(`${first} `));
  const available = ofTopic.length > 0 ? ofTopic : paths;
  const found = typed.join(' ') || first;
  const values = { found: printable(found), available: available.join(', ') };
  const firstWords = [...new Set(paths.map((path) => path.split(' ')[0] ?? ''))];
  const meant = meantLine(found, paths, say) || (ofTopic.length > 0 ? '' : meantLine(first, firstWords, say));
  const help = ofTopic.length > 0 ? `concejo ${first}` : 'concejo';
  return [
    `${say('label.error')} ${say('usage.unknownCommand', values)}\n`,
    meant,
    `${say('usage.seeHelp', { command: help })}\n`,
  ].join('');
}
