import type { CommandContext } from '../command.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { fill } from '../fill.ts';
import { printable } from '../printable.ts';
import type { Texts } from '../texts/es.ts';
import type { SettingFault } from './setting.ts';

/** Tells everything that is wrong with the settings, each with its place. */
export function tellFaults(faults: readonly SettingFault[], { io, texts }: CommandContext): ExitCode {
  for (const fault of faults) io.err(`${texts['label.error']} ${told(fault, texts)}\n`);
  return exitCodes.invalidInput;
}

function told({ kind, place: where, key, found, expected }: SettingFault, texts: Texts): string {
  const place = printable(where);
  switch (kind) {
    case 'notJson':
      return fill(texts['file.notJson'], { name: place });
    case 'notAnObject':
      return fill(texts['settings.notAnObject'], { place });
    case 'repeatedKey':
      return fill(texts['settings.repeatedKey'], { place, found: printable(found) });
    case 'unknownKey':
      return fill(texts['settings.unknownKey'], {
        place,
        found: printable(found),
        available: expected.join(', '),
      });
    case 'wrongValue':
      return fill(texts['settings.wrongValue'], {
        place,
        key,
        found: printable(found),
        available: expected.map((one) => wordFor(one, texts)).join(', '),
      });
    default:
      return kind satisfies never;
  }
}

function wordFor(expected: string, texts: Texts): string {
  if (expected === 'text') return texts['settings.expected.text'];
  return expected === 'boolean' ? texts['settings.expected.boolean'] : expected;
}
