import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusals } from '#adapters/wire/refusals.ts';

const catalogue = join(import.meta.dirname, '..', '..', 'application', 'text', 'catalogue');
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

type Texts = Readonly<Record<string, string>>;

const refusalTexts = (language: string): Texts =>
  (
    JSON.parse(readFileSync(join(catalogue, language, 'screens', 'survey.json'), 'utf8')) as {
      refusals: Texts;
    }
  ).refusals;

function residentRows(): readonly (readonly string[])[] {
  const [spanish, valencian, catalan] = ['es', 'va', 'ca'].map(refusalTexts);
  return Object.keys(spanish ?? {}).map((key) => [
    key,
    ...[spanish, valencian, catalan].map((texts) => texts?.[key] ?? ''),
  ]);
}

/** All texts of the command line. */
function cliTexts(language: string): Texts {
  const folder = join(catalogue, language, 'cli');
  const files = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Texts,
  );
  return Object.assign({}, ...files) as Texts;
}

function rowsOf(prefix: string): readonly (readonly string[])[] {
  const texts = ['es', 'va', 'ca'].map(cliTexts);
  return Object.keys(texts[0] ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key.slice(prefix.length), ...texts.map((one) => one[key] ?? '')]);
}

/** docs/errors.md, made from the code: every refusal once, with its code and its texts. */
export function errorsPage(): string {
  const api = Object.entries(refusals).map(([tag, { status, errCode, message }]) => [
    `\`${tag}\``,
    String(status),
    String(errCode),
    message,
  ]);
  const words = ['Name', 'es', 'va', 'ca'];
  return `# Errors

This page is made from the code by \`npm run -s node contract-tests/pages/write-errors-page.ts\`; a test fails when the two differ.

## The council API

Refusals are \`{ err, errCode, message }\` with an HTTP status. 30 and 31, and the message of 32, are the specification's.

${table(['Name', 'HTTP', 'errCode', 'message'], api)}

## What a resident reads if a vote is refused

${table(words, residentRows())}

## Input of the command line

Each fault is reported as \`file:line:column\`, with what was found and what was expected (exit code 3). English and Basque
are in \`application/text/catalogue\`.

${table(['Expected', 'es', 'va', 'ca'], rowsOf('expected.'))}

## The folder of a town

\`concejo town load\` and \`concejo town check\` report each fault as \`file:line:column: document.field: …\` (exit code
3). English and Basque are in \`application/text/catalogue\`.

${table(words, rowsOf('town.'))}

## Accepted with a warning

${table(words, rowsOf('quirk.'))}

## Use, files and network

Exit codes: wrong use 2, a tie that cannot be broken 1, files 1 or 3, network 4, not authorised 5.

${table(words, [...rowsOf('usage.'), ...rowsOf('refusal.'), ...rowsOf('file.'), ...rowsOf('network.')])}

## Settings

A wrong \`concejo.json\` or variable stops every command but the help (exit code 3).

${table(words, rowsOf('settings.'))}
`;
}
