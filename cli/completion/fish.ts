import { type CommandShape, firstWords, helpTopics, type OptionValue } from './command-shapes.ts';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

/** How a value is declared: `-x` means a value without files, `-r -F` a file. */
function declared(value: OptionValue): string {
  switch (value.kind) {
    case 'oneOf':
    case 'listOf':
      return ` -x -a ${quoted(value.words.join(' '))}`;
    case 'file':
      return ' -r -F';
    case 'text':
      return ' -x';
    case 'none':
      return '';
    default:
      return value satisfies never;
  }
}

function commandLines({ path, flags, argument }: CommandShape): readonly string[] {
  const line = `complete -c concejo -n ${quoted(`__concejo_in ${path}`)}`;
  const positional =
    argument.kind === 'file'
      ? [`${line} -F`]
      : argument.kind === 'oneOf'
        ? [`${line} -a ${quoted(argument.words.join(' '))}`]
        : [];
  return [
    ...flags.map(({ name, value }) => `${line} -l ${name.replace(/^--/u, '')}${declared(value)}`),
    ...positional,
  ];
}

/** Completion for fish, with the summary of each command beside its name. */
export function fishScript(shapes: readonly CommandShape[]): string {
  const summaryOf = (word: string) => shapes.find(({ path }) => path === word)?.summary ?? '';
  const at = (words: string, offer: string, summary: string) =>
    `complete -c concejo -n ${quoted(`__concejo_at ${words}`.trimEnd())} -a ${offer}${summary === '' ? '' : ` -d ${quoted(summary)}`}`;
  const followers = [...helpTopics(shapes)].flatMap(([topic, under]) =>
    under.map(({ path, summary }) => at(topic, path.slice(topic.length + 1), summary)),
  );
  return `# concejo: completion for fish
function __concejo_words
    set -l tokens (commandline -opc)
    set -l words
    set -l i 2
    while test $i -le (count $tokens)
        switch $tokens[$i]
            case --locale
                set i (math $i + 1)
            case '-*'
            case '*'
                set -a words $tokens[$i]
        end
        set i (math $i + 1)
    end
    string join -- \\n $words
end
function __concejo_at
    set -l words (__concejo_words)
    test "$words" = "$argv"
end
function __concejo_in
    set -l words (__concejo_words)
    test (count $words) -ge (count $argv); and test "$words[1..$(count $argv)]" = "$argv"
end
complete -c concejo -f
complete -c concejo -n '__concejo_at' -l help
complete -c concejo -n '__concejo_at' -l version
complete -c concejo -n '__concejo_at' -l locale -x -a 'es va ca en eu'
${firstWords(shapes)
  .map((word) => at('', word, summaryOf(word)))
  .join('\n')}
${followers.join('\n')}
${shapes.flatMap(commandLines).join('\n')}
`;
}
