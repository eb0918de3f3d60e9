import { setupLink } from '#application/office/access/office-link.ts';
import { newSetupLink } from '#application/office/setup/setup-links.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { inOpenCouncil } from '../staff/open-office.ts';

/** `concejo town new`: prints a link with which a town is made in the browser, once. */
export const townNew: Command = {
  help: 'help.townNew',
  configure: (parser, context, run) => {
    parser
      .option('--base-url <URL>')
      .allowExcessArguments(false)
      .action(({ baseUrl }: { readonly baseUrl?: string }) => run(printLink(baseUrl, context)));
  },
};

const printLink = (baseUrl: string | undefined, context: CommandContext): Promise<ExitCode> =>
  inOpenCouncil(context, async ({ office }) => {
    const secret = await newSetupLink(office)({ isFirst: false });
    await context.io.out(`${setupLink(baseUrl ?? office.portalUrl, secret)}\n`);
    return exitCodes.done;
  });
