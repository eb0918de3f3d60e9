import { type CommandShape, firstWords, helpTopics, type OptionValue } from './command-shapes.ts';

/** The completion that the shell offers for such a value. */
function offered(value: OptionValue): string {
  switch (value.kind) {
    case 'oneOf':
      return `_concejo_words '${value.words.join(' ')}'`;
    case 'listOf':
      return `_concejo_list '${value.words.join(' ')}'`;
    case 'file':
      return '_concejo_files';
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
    .map(({ name, value }) => `        ${name}) ${offered(value)}; return ;;`);
  return `    '${path}')
      case $prev in
${valued.join('\n')}
      esac
      if [[ $cur == -* ]]; then _concejo_words '${flags.map(({ name }) => name).join(' ')}'
      else ${offered(argument)}; fi ;;`;
};

/** Completion for bash from 3.2 on, which Macs have. */
export function bashScript(shapes: readonly CommandShape[]): string {
  const paths = shapes.map(({ path }) => `'${path}'`).join('|');
  const followers = [...helpTopics(shapes)].map(
    ([topic, under]) =>
      `    ${topic}) _concejo_words '${under.map(({ path }) => path.slice(topic.length + 1)).join(' ')}' ;;`,
  );
  return `# concejo: completion for bash
_concejo_words() { COMPREPLY=( $(compgen -W "$1" -- "$cur") ); }
_concejo_list() {
  local before=''
  [[ $cur == *,* ]] && before="\${cur%,*},"
  COMPREPLY=( $(compgen -P "$before" -W "$1" -- "\${cur##*,}") )
  compopt -o nospace 2>/dev/null
}
_concejo_files() {
  local IFS=$'\\n'
  COMPREPLY=( $(compgen -f -- "$cur") )
  compopt -o filenames 2>/dev/null
}
_concejo() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" path='' found='' i
  COMPREPLY=()
  # A flag and its value come as three words where an equals sign joins them.
  if [[ $cur == '=' ]]; then cur=''
  elif [[ $prev == '=' ]]; then prev="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  for (( i = 1; i < COMP_CWORD; i++ )); do
    case \${COMP_WORDS[i]} in
      --locale) (( i++ )); [[ \${COMP_WORDS[i]} == '=' ]] && (( i++ )) ;;
      -*) ;;
      *) path="\${path:+$path }\${COMP_WORDS[i]}"
        case $path in ${paths}) found=$path; break ;; esac ;;
    esac
  done
  case $found in
${shapes.map(commandCase).join('\n')}
    *) case $path in
    '') if [[ $prev == --locale ]]; then _concejo_words 'es va ca en eu'
      else _concejo_words '${firstWords(shapes).join(' ')} help --help --version --locale'; fi ;;
${followers.join('\n')}
    esac ;;
  esac
}
complete -F _concejo concejo
`;
}
