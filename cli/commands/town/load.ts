import type { LoadRefusal } from '#application/towns/load-town.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { tellRefusal } from '../backup/tell.ts';
import { paymentWarnings, tileWarnings } from '../serve/serving-faults.ts';
import { doubtLines, faultLines } from './fault-lines.ts';
import { type GivenFolder, givenFolder } from './given-folder.ts';

/** `concejo town load DIR`: loads a council's own town, or loads it again. */
export const townLoad: Command = {
  help: 'help.townLoad',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser
      .argument('[folder]')
      .allowExcessArguments(false)
      .action((folder: string | undefined) => run(load(folder, context)));
  },
};

async function load(given: string | undefined, context: CommandContext): Promise<ExitCode> {
  const found = await givenFolder(given, 'help.townLoad', context);
  return isLeft(found) ? found.left : loadInto(found.right, context);
}

const frozenWords = {
  frozenSurveys: 'load.frozen',
  openedSurveys: 'load.openedSurveys',
  openedCensus: 'load.openedCensus',
} as const;

function refusalLine(refused: LoadRefusal, say: CommandContext['say']): string {
  if (refused.kind === 'movedSessions')
    return say('load.movedSessions', { events: refused.events.join(', ') });
  if (refused.kind === 'movedActivities')
    return say('load.movedActivities', { activities: refused.activities.join(', ') });
  return say(frozenWords[refused.kind], { surveys: refused.surveys.join(', ') });
}

async function loadInto({ folder, configuration }: GivenFolder, context: CommandContext) {
  const { io, say } = context;
  io.writePrivately();
  const { openCouncil } = await import('#adapters/driving/council-api/main.ts');
  const opened = await openCouncil(configuration, { now: () => Date.now() });
  if (isLeft(opened)) {
    const fault = { version: '', known: '', why: '', ...opened.left };
    io.err(`${say(`serve.${opened.left.kind}`, { ...fault })}\n`);
    return exitCodes.failed;
  }
  try {
    const loaded = await opened.right.load(folder);
    if (isLeft(loaded)) {
      const refused = loaded.left;
      if ('kind' in refused && refused.kind === 'filesUnreachable')
        return tellRefusal(context, 'refusal.filesUnreachable', { cause: refused.why }, exitCodes.failed);
      const lines = 'kind' in refused ? [refusalLine(refused, say)] : faultLines(refused, say);
      io.err(`${lines.join('\n')}\n`);
      return exitCodes.invalidInput;
    }
    const { documents, surveys, people, files, doubts } = loaded.right;
    const counts = { documents: String(documents), surveys: String(surveys), files: String(files) };
    await io.out(
      `${say('load.loaded', { ...counts, people: people === null ? say('load.censusKept') : String(people) })}\n`,
    );
    for (const line of doubtLines(doubts, say)) io.err(`${line}\n`);
    io.err(paymentWarnings(await opened.right.paymentFaults(), say));
    io.err(tileWarnings(await opened.right.tileFaults(), say));
    return exitCodes.done;
  } finally {
    await opened.right.close();
  }
}
