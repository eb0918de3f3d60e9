import type { CommandContext } from '../command.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import { meantLine } from '../suggestion.ts';
import type { SettingFault } from './setting.ts';

/** Reports all faults of the settings, each with its place. */
export function tellFaults(faults: readonly SettingFault[], { io, say }: CommandContext): ExitCode {
  for (const fault of faults) {
    const known = fault.kind === 'unknownKey' || fault.kind === 'wrongValue' ? fault.expected : [];
    io.err(`${say('label.error')} ${told(fault, say)}\n${meantLine(fault.found, known, say)}`);
  }
  return exitCodes.invalidInput;
}

function told({ kind, place: where, key, found, expected }: SettingFault, say: CliSay): string {
  const place = printable(where);
  switch (kind) {
    case 'notJson':
      return say('file.notJson', { name: place });
    case 'notAnObject':
      return say('settings.notAnObject', { place });
    case 'repeatedKey':
      return say('settings.repeatedKey', { place, found: printable(found) });
    case 'unknownKey':
      return say('settings.unknownKey', {
        place,
        found: printable(found),
        available: expected.join(', '),
      });
    case 'wrongValue':
      return say('settings.wrongValue', {
        place,
        key,
        found: printable(found),
        available: expected.map((one) => wordFor(one, say)).join(', '),
      });
    default:
      return kind satisfies never;
  }
}

function wordFor(expected: string, say: CliSay): string {
  if (expected === 'text') return say('settings.expected.text');
  return expected === 'boolean' ? say('settings.expected.boolean') : expected;
}
