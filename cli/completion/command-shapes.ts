import { Command as Parser } from 'commander';
import type { CommandContext } from '../command.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import { flagChoices, isList } from './flag-choices.ts';

/** What may follow: one of some words, several of them, a file, anything, or nothing for a flag without a value. */
export type OptionValue =
  | { readonly kind: 'oneOf' | 'listOf'; readonly words: readonly string[] }
  | { readonly kind: 'file' }
  | { readonly kind: 'text' }
  | { readonly kind: 'none' };

/** The parts of a command that a shell needs. */
export interface CommandShape {
  readonly path: string;
  readonly summary: string;
  readonly flags: readonly { readonly name: string; readonly value: OptionValue }[];
  /** Arguments without a flag before them. */
  readonly argument: OptionValue;
}

export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof shells)[number];

/** A value whose declaration names a file or a folder is completed as one. */
const isFile = (name: string): boolean => /^(?:file|folder|path|dir)$/iu.test(name);

/** The commands as they declare themselves to the parser: their flags are declared nowhere else. */
export async function commandShapes(context: CommandContext): Promise<readonly CommandShape[]> {
  const shapes = (context.commands ?? []).map(async ({ path, load }): Promise<CommandShape> => {
    const parser = new Parser(path);
    (await load()).configure(parser, context, () => undefined);
    const declared = parser.options.map(({ long, flags, required }) => {
      const name = long ?? flags;
      const [, placeholder = ''] = /<(.+)>/u.exec(flags) ?? [];
      return { name, value: required ? valueOf(path, name, placeholder) : { kind: 'none' as const } };
    });
    const [argument] = parser.registeredArguments;
    const locale = { name: '--locale', value: valueOf(path, '--locale', '') };
    const alone = ['--no-input', '--help'].map((name) => ({ name, value: { kind: 'none' as const } }));
    return {
      path,
      summary: context.say(`command.${path}` as CliKey),
      flags: [...declared, locale, ...alone],
      argument: argumentOf(path, argument?.name() ?? null),
    };
  });
  return Promise.all(shapes);
}

function valueOf(path: string, flag: string, placeholder: string): OptionValue {
  const words = flagChoices(path, flag);
  if (words) return { kind: isList(flag) ? 'listOf' : 'oneOf', words };
  return { kind: isFile(placeholder) ? 'file' : 'text' };
}

function argumentOf(path: string, name: string | null): OptionValue {
  if (path === 'completion') return { kind: 'oneOf', words: shells };
  if (name === null) return { kind: 'none' };
  return { kind: isFile(name) ? 'file' : 'text' };
}

/** The first words of all commands, each once. */
export const firstWords = (shapes: readonly CommandShape[]): readonly string[] => [
  ...new Set(shapes.map(({ path }) => path.split(' ')[0] ?? '')),
];

/** What may follow the first word of commands that have two; by that word. */
export const helpTopics = (shapes: readonly CommandShape[]): ReadonlyMap<string, readonly CommandShape[]> =>
  Map.groupBy(
    shapes.filter(({ path }) => path.includes(' ')),
    ({ path }) => path.split(' ')[0] ?? '',
  );
