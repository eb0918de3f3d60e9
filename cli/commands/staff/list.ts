import { printable } from '#adapters/driven/terminal/printable.ts';
import { writePerson } from '#adapters/wire/office/person.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import { writeScope } from '#domain/office/grant.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { inOpenTown } from './open-office.ts';

/** `concejo staff list`: who works in the office of a town, and who did. */
export const listStaff: Command = {
  help: 'help.staffList',
  configure: (parser, context, run) => {
    parser
      .option('--realm <R>')
      .allowExcessArguments(false)
      .action(({ realm }: { readonly realm?: string }) => run(list(realm, context)));
  },
};

const list = (realm: string | undefined, context: CommandContext): Promise<ExitCode> =>
  inOpenTown(realm, 'concejo staff list', context, async ({ realm: town, office }) => {
    const people = await office.people.list(town);
    if (people.length === 0) context.io.err(`${context.say('staff.nobody')}\n`);
    for (const person of people) await context.io.out(`${lineOf(person, office.clock.now(), context)}\n`);
    return exitCodes.done;
  });

/** A person in a line: id, state, name and roles, with tabs between them. */
function lineOf(person: StaffPerson, now: number, { say }: CommandContext): string {
  const { state } = writePerson(person, now);
  const roles = person.grants
    .filter(({ until }) => until === null || until > now)
    .map(({ role, scope }) => `${role}@${writeScope(scope)}`);
  return [person.id, say(`staff.state.${state}`), printable(person.name), printable(roles.join(', '))].join(
    '\t',
  );
}
