import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { readPlaces, tellRefusal } from '../backup/tell.ts';
import { moveToStore } from './move-to-store.ts';

/** `concejo files move`: puts the files of the data folder into the object store of the configuration. */
export const filesMove: Command = {
  help: 'help.filesMove',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser.allowExcessArguments(false).action(() => run(move(context)));
  },
};

async function move(context: CommandContext): Promise<ExitCode> {
  const places = readPlaces(context);
  if (isLeft(places)) return places.left;
  const { data, objects } = places.right;
  return objects === undefined
    ? tellRefusal(context, 'refusal.noObjects', {}, exitCodes.usage)
    : moveToStore(data, objects, context);
}
