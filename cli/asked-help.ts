import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import type { CommandEntry } from './command.ts';

/** What help is asked for: of the program, of the commands that begin with a word, or of one command. */
export type AskedHelp =
  | { readonly kind: 'program' }
  | { readonly kind: 'topic'; readonly topic: string }
  | { readonly kind: 'command'; readonly entry: CommandEntry };

const isFlag = (word: string) => word === '--help' || word === '-h';

const topicOf = ({ path }: CommandEntry): string | null =>
  path.includes(' ') ? (path.split(' ')[0] ?? null) : null;

/**
 * The help that some words ask for: `concejo`, `concejo help`, `concejo budget`, `concejo help budget compute`. Null if
 * they ask for none, or for that of a command that does not exist.
 */
export function askedHelp(words: readonly string[], commands: readonly CommandEntry[]): AskedHelp | null {
  const named = words.filter((word, index) => !isFlag(word) && !(index === 0 && word === 'help'));
  const [topic] = named;
  if (topic === undefined) return { kind: 'program' };
  const entry = commands.find(({ path }) => path === named.slice(0, path.split(' ').length).join(' '));
  if (entry !== undefined) return words[0] === 'help' ? { kind: 'command', entry } : null;
  const isTopic = named.length === 1 && commands.some((command) => topicOf(command) === topic);
  return isTopic ? { kind: 'topic', topic } : null;
}

/** The commands with their summaries, one a line. */
export const commandLines = (commands: readonly CommandEntry[], say: CliSay): string =>
  commands.map(({ path }) => `  ${path.padEnd(19)}  ${say(`command.${path}` as CliKey)}`).join('\n');

/** The help of the commands that begin with a word. */
export const topicHelp = (topic: string, commands: readonly CommandEntry[], say: CliSay): string =>
  say('overview.topic', {
    topic,
    commands: commandLines(
      commands.filter((command) => topicOf(command) === topic),
      say,
    ),
  });
