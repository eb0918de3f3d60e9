import type { OpenCouncil } from '#adapters/driving/council-api/main.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type RealmId, realmId } from '#domain/shared/ids.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { readPlaces, tellRefusal } from '../backup/tell.ts';
import { misused } from '../budget/refuse.ts';

/** A town of the data on this machine, opened for what its operator does in the office. */
export interface OpenTown {
  readonly realm: RealmId;
  readonly office: OpenCouncil['office'];
  readonly mailInvitation: OpenCouncil['mailInvitation'];
  readonly save: OpenCouncil['save'];
}

/** Opens the data on this machine, and closes them when the work is done. */
export async function inOpenCouncil(
  context: CommandContext,
  work: (council: OpenCouncil) => Promise<ExitCode>,
): Promise<ExitCode> {
  const places = readPlaces(context);
  if (isLeft(places)) return places.left;
  const { openCouncil } = await import('#adapters/driving/council-api/main.ts');
  const opened = await openCouncil(places.right, { now: () => Date.now() });
  if (isLeft(opened)) {
    const { io, say } = context;
    io.err(`${say(`serve.${opened.left.kind}`, { version: '', known: '', why: '', ...opened.left })}\n`);
    return exitCodes.failed;
  }
  try {
    return await work(opened.right);
  } finally {
    await opened.right.close();
  }
}

/** Opens the data, finds the town that is named, and closes the data when the work is done. */
export async function inOpenTown(
  asked: string | undefined,
  command: string,
  context: CommandContext,
  work: (town: OpenTown) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (asked === undefined)
    return misused({ key: 'usage.needsFlag', values: { flag: '--realm' } }, context, command);
  return inOpenCouncil(context, async (council) => {
    const towns = (await council.towns()).map(({ realm }) => realm);
    const realm = realmId(asked);
    if (towns.includes(realm)) {
      const { office, mailInvitation, save } = council;
      return work({ realm, office, mailInvitation, save });
    }
    const values = { name: asked, available: towns.join(', ') };
    return tellRefusal(context, 'staff.unknownTown', values, exitCodes.invalidInput);
  });
}
