import { type CommandShape, firstWords, helpTopics, type OptionValue } from './command-shapes.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const list = (words: readonly string[]): string => `@(${words.map(quoted).join(', ')})`;

/** The words to offer; `$null` leaves it to the shell, which offers files. */
const offered = (value: OptionValue): string =>
  value.kind === 'oneOf' || value.kind === 'listOf' ? list(value.words) : '$null';

const entry = ({ path, flags, argument }: CommandShape): string => {
  const valued = flags
    .filter(({ value }) => value.kind !== 'none')
    .map(({ name, value }) => `${quoted(name)} = ${offered(value)}`);
  return `    ${quoted(path)} = @{
      Flags = ${list(flags.map(({ name }) => name))}
      Values = @{ ${valued.join('; ')} }
      Argument = ${offered(argument)}
    }`;
};

/** Completion for PowerShell 5.1 and later. */
export function powershellScript(shapes: readonly CommandShape[]): string {
  const followers = [...helpTopics(shapes)].map(
    ([topic, under]) =>
      `    ${quoted(topic)} = ${list(under.map(({ path }) => path.slice(topic.length + 1)))}`,
  );
  return `# concejo: completion for PowerShell
Register-ArgumentCompleter -Native -CommandName concejo -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $commands = @{
${shapes.map(entry).join('\n')}
  }
  $topics = @{
${followers.join('\n')}
  }
  $words = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
    Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  $path = ''
  $found = $null
  for ($i = 0; $i -lt $words.Count; $i++) {
    if ($words[$i] -eq '--locale') { $i++; continue }
    if ($words[$i].StartsWith('-')) { continue }
    $path = "$path $($words[$i])".Trim()
    if ($commands.ContainsKey($path)) { $found = $commands[$path]; break }
  }
  $previous = if ($words.Count -gt 0) { $words[-1] } else { '' }
  $offer = if ($found -and $found.Values.ContainsKey($previous)) { $found.Values[$previous] }
    elseif ($found -and $wordToComplete.StartsWith('-')) { $found.Flags }
    elseif ($found) { $found.Argument }
    elseif ($topics.ContainsKey($path)) { $topics[$path] }
    else { ${list([...firstWords(shapes), 'help', '--help', '--version', '--locale'])} }
  $offer | Where-Object { $_ -like "$wordToComplete*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }
}
`;
}
