import { endPerson } from '#application/office/access/change-person.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { tellRefusal } from '../backup/tell.ts';
import { inOpenTown } from './open-office.ts';

/** `concejo staff end`: somebody no longer works there; nothing lets them in any more. */
export const staffEnd: Command = {
  help: 'help.staffEnd',
  configure: (parser, context, run) => {
    parser
      .argument('<id>')
      .option('--realm <R>')
      .allowExcessArguments(false)
      .action((id: string, { realm }: { readonly realm?: string }) => run(end(id, realm, context)));
  },
};

const end = (id: string, realm: string | undefined, context: CommandContext): Promise<ExitCode> =>
  inOpenTown(realm, 'concejo staff end', context, async ({ realm: town, office }) => {
    const by = { id: 'operator', grants: [] };
    const done = await endPerson(office)({ realm: town, id, by });
    if (isLeft(done)) return tellRefusal(context, 'staff.unknown', { id }, exitCodes.invalidInput);
    context.io.err(`${context.say('staff.ended', { name: printable(done.right.name) })}\n`);
    return exitCodes.done;
  });
