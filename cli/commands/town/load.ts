import { statSync } from 'node:fs';
import type { LoadRefusal } from '#application/towns/load-town.ts';
import type { TownFault } from '#adapters/driven/town-folder/town-fault.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { fill } from '../../fill.ts';
import { printable } from '../../printable.ts';
import type { Texts } from '../../texts/es.ts';
import { paymentWarnings, servingTexts, variableFaults } from '../serve/texts.ts';
import { loadingTexts } from './texts.ts';

/** `concejo town load DIR`: brings a council's own town, or brings it again. */
export const townLoad: Command = {
  help: 'help.townLoad',
  configure: (parser, context, run) => {
    parser
      .argument('[folder]')
      .allowExcessArguments(false)
      .action((folder: string | undefined) => run(load(folder, context)));
  },
};

async function load(folder: string | undefined, { io, texts, locale }: CommandContext): Promise<ExitCode> {
  const words = loadingTexts[locale];
  if (folder === undefined) {
    io.err(texts['help.townLoad']);
    return exitCodes.usage;
  }
  const place = statSync(folder, { throwIfNoEntry: false });
  if (!place?.isDirectory()) {
    const name = printable(folder);
    io.err(`${texts['label.error']} ${fill(texts[place ? 'file.notAFolder' : 'file.missing'], { name })}\n`);
    return exitCodes.invalidInput;
  }
  const { readConfiguration } = await import('#adapters/driving/council-api/configuration.ts');
  const configuration = readConfiguration(io.env);
  if (isLeft(configuration)) {
    io.err(variableFaults(configuration.left, servingTexts[locale]));
    return exitCodes.usage;
  }
  const { openCouncil } = await import('#adapters/driving/council-api/main.ts');
  const opened = await openCouncil(configuration.right, { now: () => Date.now() });
  if (isLeft(opened)) {
    const fault = { version: '', known: '', why: '', ...opened.left };
    io.err(`${fill(servingTexts[locale][opened.left.kind], { ...fault })}\n`);
    return exitCodes.failed;
  }
  try {
    const loaded = await opened.right.load(folder);
    if (isLeft(loaded)) {
      for (const line of faultLines(loaded.left, words, texts)) io.err(`${line}\n`);
      return exitCodes.invalidInput;
    }
    const { documents, surveys, people, files } = loaded.right;
    const counts = { documents: String(documents), surveys: String(surveys), files: String(files) };
    await io.out(
      `${fill(words.loaded, { ...counts, people: people === null ? words.censusKept : String(people) })}\n`,
    );
    io.err(paymentWarnings(await opened.right.paymentFaults(), servingTexts[locale]));
    return exitCodes.done;
  } finally {
    await opened.right.close();
  }
}

function faultLines(
  refused: readonly TownFault[] | LoadRefusal,
  words: (typeof loadingTexts)['es'],
  texts: Texts,
): readonly string[] {
  if ('kind' in refused) return [fill(words.frozen, { surveys: refused.surveys.join(', ') })];
  return refused.map((fault) =>
    printable(`${texts['label.error']} ${placeText(fault)}: ${faultText(fault, texts)}`),
  );
}

/** A place in the text follows its file as in every other message: `census.csv:2`. */
function placeText({ file, where, at }: TownFault): string {
  const place = at === undefined ? file : `${file}:${at}`;
  if (where === '') return place;
  return where.startsWith(':') ? `${place}${where}` : `${place}: ${where}`;
}

/** What stands there, where that is known, and what should. */
function faultText({ kind, found, particulars }: TownFault, texts: Texts): string {
  const wanted = fill(texts[`town.${kind}`], particulars);
  if (found === undefined) return wanted;
  return `${found === null ? texts['town.absent'] : fill(texts['town.stands'], { found })}${wanted}`;
}
