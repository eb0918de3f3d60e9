import { invitePerson } from '#application/office/access/invite-person.ts';
import { invitationLink } from '#application/office/access/office-link.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { signaturesFor } from '#domain/office/grant.ts';
import { allRoles } from '#domain/office/roles.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { tellRefusal } from '../backup/tell.ts';
import { misused } from '../budget/refuse.ts';
import { inOpenTown, type OpenTown } from './open-office.ts';

interface InviteFlags {
  readonly realm?: string;
  readonly name?: string;
  readonly email?: string;
  readonly role?: string;
  readonly baseUrl?: string;
  readonly mail?: boolean;
}

const command = 'concejo staff invite';
/** The operator is one person: roles that two must give are given in the office. */
const givenAlone = allRoles.filter((role) => signaturesFor(role) === 1);

/** `concejo staff invite`: invites somebody to the office, and prints the link that lets them in once. */
export const staffInvite: Command = {
  help: 'help.staffInvite',
  configure: (parser, context, run) => {
    parser
      .option('--realm <R>')
      .option('--name <name>')
      .option('--email <address>')
      .option('--role <role>')
      .option('--base-url <URL>')
      .option('--mail')
      .allowExcessArguments(false)
      .action((flags: InviteFlags) => run(invite(flags, context)));
  },
};

async function invite(flags: InviteFlags, context: CommandContext): Promise<ExitCode> {
  if (flags.name === undefined)
    return misused({ key: 'usage.needsFlag', values: { flag: '--name' } }, context, command);
  if (flags.mail === true && flags.email === undefined)
    return misused({ key: 'usage.needsFlag', values: { flag: '--email' } }, context, command);
  const role = oneOf('--role', flags.role, givenAlone);
  if (isLeft(role)) return misused(role.left, context, command);
  return inOpenTown(flags.realm, command, context, (town) =>
    inviteIn(town, { ...flags, name: flags.name ?? '', role: role.right }, context),
  );
}

async function inviteIn(
  { realm, office, mailInvitation }: OpenTown,
  flags: Omit<InviteFlags, 'role' | 'name'> & {
    readonly name: string;
    readonly role: (typeof givenAlone)[number] | null;
  },
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say, locale } = context;
  const by = { by: 'operator', at: office.clock.now() };
  const grants =
    flags.role === null
      ? []
      : [{ role: flags.role, scope: { kind: 'town' as const }, until: null, givenBy: [by] }];
  const asked = { name: flags.name, email: flags.email ?? null, language: locale, grants };
  const invited = await invitePerson(office)(realm, asked, by.by);
  if (isLeft(invited))
    return tellRefusal(context, `staff.wrong.${invited.left.where}`, {}, exitCodes.invalidInput);
  const { person, invitation } = invited.right;
  const portal = flags.baseUrl ?? office.portalUrl;
  const link = invitationLink(portal, realm, invitation);
  io.err(`${say('staff.invited', { name: printable(person.name), id: person.id })}\n`);
  await io.out(`${link}\n`);
  if (flags.mail !== true) return exitCodes.done;
  const isMailed = await mailInvitation(realm, invited.right, portal);
  const to = printable(person.email ?? '');
  io.err(`${say(isMailed ? 'staff.mailed' : 'staff.notMailed', { to })}\n`);
  return isMailed ? exitCodes.done : exitCodes.failed;
}
