import { statSync } from 'node:fs';
import type { LoadRefusal } from '#application/towns/load-town.ts';
import type { TownFault } from '#adapters/driven/town-folder/town-fault.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { CliSay } from '#adapters/driven/texts/cli-say.ts';
import { paymentWarnings, tileWarnings, variableFaults } from '../serve/serving-faults.ts';

/** `concejo town load DIR`: loads a council's own town, or loads it again. */
export const townLoad: Command = {
  help: 'help.townLoad',
  configure: (parser, context, run) => {
    parser
      .argument('[folder]')
      .allowExcessArguments(false)
      .action((folder: string | undefined) => run(load(folder, context)));
  },
};

async function load(folder: string | undefined, { io, say }: CommandContext): Promise<ExitCode> {
  if (folder === undefined) {
    io.err(say('help.townLoad'));
    return exitCodes.usage;
  }
  const place = statSync(folder, { throwIfNoEntry: false });
  if (!place?.isDirectory()) {
    const name = printable(folder);
    io.err(`${say('label.error')} ${say(place ? 'file.notAFolder' : 'file.missing', { name })}\n`);
    return exitCodes.invalidInput;
  }
  const { readConfiguration } = await import('#adapters/driving/council-api/composition/configuration.ts');
  const configuration = readConfiguration(io.env);
  if (isLeft(configuration)) {
    io.err(variableFaults(configuration.left, say));
    return exitCodes.usage;
  }
  const { openCouncil } = await import('#adapters/driving/council-api/main.ts');
  const opened = await openCouncil(configuration.right, { now: () => Date.now() });
  if (isLeft(opened)) {
    const fault = { version: '', known: '', why: '', ...opened.left };
    io.err(`${say(`serve.${opened.left.kind}`, { ...fault })}\n`);
    return exitCodes.failed;
  }
  try {
    const loaded = await opened.right.load(folder);
    if (isLeft(loaded)) {
      for (const line of faultLines(loaded.left, say)) io.err(`${line}\n`);
      return exitCodes.invalidInput;
    }
    const { documents, surveys, people, files } = loaded.right;
    const counts = { documents: String(documents), surveys: String(surveys), files: String(files) };
    await io.out(
      `${say('load.loaded', { ...counts, people: people === null ? say('load.censusKept') : String(people) })}\n`,
    );
    io.err(paymentWarnings(await opened.right.paymentFaults(), say));
    io.err(tileWarnings(await opened.right.tileFaults(), say));
    return exitCodes.done;
  } finally {
    await opened.right.close();
  }
}

function faultLines(refused: readonly TownFault[] | LoadRefusal, say: CliSay): readonly string[] {
  if ('kind' in refused) return [say('load.frozen', { surveys: refused.surveys.join(', ') })];
  return refused.map((fault) =>
    printable(`${say('label.error')} ${placeText(fault)}: ${faultText(fault, say)}`),
  );
}

/** A place in the text follows its file as in every other message: `census.csv:2`. */
function placeText({ file, where, at }: TownFault): string {
  const place = at === undefined ? file : `${file}:${at}`;
  if (where === '') return place;
  return where.startsWith(':') ? `${place}${where}` : `${place}: ${where}`;
}

/** The content of the place, if it is known, and what it should be. */
function faultText({ kind, found, particulars }: TownFault, say: CliSay): string {
  const wanted = say(`town.${kind}`, particulars);
  if (found === undefined) return wanted;
  return `${found === null ? say('town.absent') : say('town.stands', { found })}${wanted}`;
}
