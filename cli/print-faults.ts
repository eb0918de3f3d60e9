import type { InputFault } from '#application/budget/election-input.ts';
import { formatCount } from '#application/text/numbers.ts';
import type { Paint } from '#adapters/driven/terminal/paint.ts';
import { padEnd, printable, width, wrap } from '#adapters/driven/terminal/printable.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';

/** More faults than this are only counted, since a person has to read the list. */
const shown = 50;
/** How much of a long line is shown, around the fault. */
const window = 96;
const hintWidth = 30;

export interface FaultsOf {
  readonly name: string;
  /** The text to which the places refer; empty if it could not be read as text. */
  readonly text: string;
  readonly faults: readonly InputFault[];
  /** How many there are, if only the first were kept. */
  readonly count?: number;
}

/** All faults, each with its place, its line, its content, what is expected and, if there is one, a hint. */
export function faultsText(
  { name, text, faults, count = faults.length }: FaultsOf,
  say: CliSay,
  paint: Paint,
): string {
  const lines = text.split('\n');
  const blocks = faults.slice(0, shown).map((fault) => faultText(name, lines, fault, say, paint));
  const more =
    count > blocks.length ? [say('faults.more', { count: formatCount(count - blocks.length) })] : [];
  return [...blocks, ...more, say('faults', { count, n: formatCount(count) })].join('\n').concat('\n');
}

function faultText(
  name: string,
  lines: readonly string[],
  fault: InputFault,
  say: CliSay,
  paint: Paint,
): string {
  const labels = [say('label.found'), say('label.expected'), say('label.hint')];
  const column = Math.max(8, ...labels.map(width)) + 2;
  const label = (text: string) => `  ${padEnd(text, column)}`;
  const hint = hintFor(fault, say);
  const place = `${printable(name)}:${fault.line}:${fault.column}`;
  return [
    `${paint.red(say('label.error'))}  ${paint.bold(place)}`,
    ...excerpt(lines, fault, paint),
    `${label(say('label.found'))}${foundText(fault, say)}`,
    `${label(say('label.expected'))}${expectedText(fault, say)}`,
    ...(hint === null
      ? []
      : wrap(hint, hintWidth).map((line, index) =>
          index === 0
            ? `  ${paint.blue(padEnd(say('label.hint'), column))}${line}`
            : `${' '.repeat(column + 2)}${line}`,
        )),
  ].join('\n');
}

/** The line with the fault under its number, after the one before it, and carets under what was found. */
function excerpt(lines: readonly string[], fault: InputFault, paint: Paint): readonly string[] {
  const line = lines[fault.line - 1];
  if (line === undefined || line.trim() === '') return [];
  const digits = Math.max(3, String(fault.line).length);
  const characters = [...printable(line.replace(/\r$/u, ''))];
  const at = fault.column - 1;
  const from = characters.length <= window ? 0 : Math.max(0, Math.min(at - 40, characters.length - window));
  const cut = (text: readonly string[]) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + window).join('')}${text.length > from + window ? '…' : ''}`;
  const length = Math.max(1, Math.min([...fault.found].length, characters.length - at));
  const shownLine = [
    ...characters.slice(0, at),
    ...characters.slice(at, at + length).map((character) => paint.red(character)),
    ...characters.slice(at + length),
  ];
  const gutter = (number: string) => paint.dim(`${number.padStart(digits)} │ `);
  const before = fault.line > 1 ? lines[fault.line - 2] : undefined;
  const indent = at - from + Number(from > 0);
  return [
    ...(before === undefined || before.trim() === ''
      ? []
      : [`${gutter(String(fault.line - 1))}${cut([...printable(before.replace(/\r$/u, ''))])}`]),
    `${gutter(String(fault.line))}${cut(shownLine)}`,
    `${gutter('')}${' '.repeat(Math.max(0, indent))}${paint.red('^'.repeat(Math.min(length, window)))}`,
  ];
}

function foundText(fault: InputFault, say: CliSay): string {
  const found = printable(fault.found);
  const { why, id } = fault.particulars;
  const values = { ...fault.particulars, ...(id !== undefined && { id: printable(String(id)) }), found };
  for (const key of [`found.${fault.kind}.${why}`, `found.${fault.kind}`])
    if (say.knows(key)) return say(key, values);
  return found === '' ? say('label.nothing') : `«${found}»`;
}

function expectedText(fault: InputFault, say: CliSay): string {
  const { suggestion } = fault;
  // A `.pb` file allows only the plain notation of numbers.
  if (fault.kind === 'notAnAmount' && fault.particulars['manner'] === 'plain') {
    return say('expected.notAnAmount.plain', { plain: suggestion ?? '56200.00' });
  }
  const german = suggestion?.includes(',') ? suggestion : '56.200,00';
  const plain = german.replaceAll('.', '').replace(',', '.');
  const key: CliKey = `expected.${fault.kind}`;
  return say(key, { ...fault.particulars, found: printable(fault.found), german, plain });
}

/** Rules of published lists: the reader of such a list cannot repair it. */
const brokenRules: ReadonlySet<InputFault['kind']> = new Set([
  'repeatedBallot',
  'unsortedBallots',
  'misfitBallot',
]);

/** Hints that need no suggestion; the others are shown only with one. */
const hintsAlone: ReadonlySet<InputFault['kind']> = new Set(['headMismatch', 'cutShort', ...brokenRules]);

function hintFor(fault: InputFault, say: CliSay): string | null {
  const suggestion = fault.suggestion === null ? null : printable(fault.suggestion);
  const withComma = `hint.${fault.kind}.comma`;
  if (suggestion?.includes(',') && say.knows(withComma)) return say(withComma, { suggestion });
  const key = brokenRules.has(fault.kind) ? 'hint.brokenList' : `hint.${fault.kind}`;
  if (!say.knows(key)) return null;
  if (suggestion !== null) return say(key, { suggestion });
  return hintsAlone.has(fault.kind) ? say(key) : null;
}
