import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import type { previewImportCall } from '#adapters/wire/imports/preview-import.ts';
import type { CommandContext } from '../../command.ts';

type Look = CallAnswer<typeof previewImportCall>;
type Say = CommandContext['say'];

/** A fault in one line: where it is, what is wrong, what it says, what was probably meant. */
function faultLine(
  { row, letters, column, kind, found, suggestion }: Look['faults'][number],
  say: Say,
): string {
  const meant = suggestion === null || kind === 'twice' ? '' : suggestion;
  const words = [
    say(`import.faults.${kind}` as 'import.faults.twice', { suggestion: printable(suggestion ?? '') }),
    ...(found === '' ? [] : [say('import.found', { found: printable(found) })]),
    ...(meant === '' ? [] : [say('import.maybe', { suggestion: printable(meant) })]),
  ].join(' ');
  return say('import.fault', { row: String(row), column: letters ?? column, words });
}

/** What a preview says: the faults, and what would change. */
export function importLines(
  look: Look,
  say: Say,
): { readonly faults: readonly string[]; readonly told: readonly string[] } {
  const { counts, missing, unknown, faults } = look;
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)]));
  const headers = unknown.map(({ header }) => printable(header));
  return {
    faults: [
      ...(missing.length === 0 ? [] : [say('import.missing', { names: missing.join(', ') })]),
      ...faults.map((fault) => faultLine(fault, say)),
    ],
    told: [
      ...(headers.length === 0 ? [] : [say('import.unknown', { names: headers.join(', ') })]),
      say('import.would', numbers),
    ],
  };
}
