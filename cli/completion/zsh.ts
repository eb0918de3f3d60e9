import { type CommandShape, firstWords, helpTopics, type OptionValue } from './command-shapes.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** A word and its description; a colon separates the two. */
const described = (word: string, summary: string): string =>
  quoted(`${word}:${summary.replaceAll(':', ' ')}`);

function offered(value: OptionValue): string {
  switch (value.kind) {
    case 'oneOf':
      return `compadd -- ${value.words.join(' ')}`;
    case 'listOf':
      return `compset -P '*,'; compadd -S '' -- ${value.words.join(' ')}`;
    case 'file':
      return '_files';
    case 'text':
    case 'none':
      return ':';
    default:
      return value satisfies never;
  }
}

const commandCase = ({ path, flags, argument }: CommandShape): string => {
  const valued = flags
    .filter(({ value }) => value.kind !== 'none')
    .map(({ name, value }) => `        (${name}) ${offered(value)}; return ;;`);
  return `    (${quoted(path)})
      case $prev in
${valued.join('\n')}
      esac
      if [[ $cur == -* ]]; then compadd -- ${flags.map(({ name }) => name).join(' ')}
      else ${offered(argument)}; fi ;;`;
};

/** Completion for zsh, with the summary of each command beside its name. */
export function zshScript(shapes: readonly CommandShape[]): string {
  const under = helpTopics(shapes);
  const summaryOf = (word: string) => shapes.find(({ path }) => path === word)?.summary ?? '';
  const first = firstWords(shapes).map((word) => described(word, summaryOf(word)));
  const followers = [...under].map(
    ([topic, commands]) =>
      `    (${topic}) choices=(${commands
        .map(({ path, summary }) => described(path.slice(topic.length + 1), summary))
        .join(' ')}); _describe command choices ;;`,
  );
  return `#compdef concejo
# concejo: completion for zsh
_concejo() {
  local cur=$words[CURRENT] prev=$words[CURRENT-1] path_='' found='' i
  local -a choices
  if [[ $cur == --*=* ]]; then prev=\${cur%%=*}; compset -P '*='; cur=\${cur#*=}; fi
  for (( i = 2; i < CURRENT; i++ )); do
    case $words[i] in
      (--locale) (( i++ )) ;;
      (-*) ;;
      (*) path_="\${path_:+$path_ }$words[i]"
        case $path_ in (${shapes.map(({ path }) => quoted(path)).join('|')}) found=$path_; break ;; esac ;;
    esac
  done
  case $found in
${shapes.map(commandCase).join('\n')}
    (*) case $path_ in
    ('') if [[ $prev == --locale ]]; then compadd -- es va ca en eu
      elif [[ $cur == -* ]]; then compadd -- --help --version --locale
      else choices=(${first.join(' ')}); _describe command choices; fi ;;
${followers.join('\n')}
    esac ;;
  esac
}
if [[ $funcstack[1] == _concejo ]]; then _concejo "$@"; else compdef _concejo concejo; fi
`;
}
