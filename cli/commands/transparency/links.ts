import { httpIndexArticles } from '#adapters/driven/council-http/http-tables.ts';
import { httpLinkProber } from '#adapters/driven/links/http-link-prober.ts';
import { tableAddresses } from '#adapters/wire/tables/table-addresses.ts';
import { checkLinks } from '#application/transparency/check-links.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { CheckedLink } from '#domain/transparency/checked-link.ts';
import type { Command, CommandContext } from '../../command.ts';
import { councilLine } from '../../council-line.ts';
import { deliver } from '../../deliver.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { paintForErrors } from '../../paint-for.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { recordOptions } from '../../records/record-options.ts';
import { misused } from '../budget/refuse.ts';

interface LinkFlags {
  readonly baseUrl?: string;
  readonly realm?: string;
  readonly out?: string;
  readonly dryRun?: boolean;
  readonly quiet?: boolean;
  readonly color?: boolean;
}

const command = 'concejo transparency links';

/** `concejo transparency links`: which addresses of the index's articles answer, as a collection to publish. */
export const transparencyLinks: Command = {
  help: 'help.transparencyLinks',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser
      .option('--base-url <URL>')
      .option('--realm <R>')
      .option('--out <file>')
      .option('--dry-run')
      .option('--quiet')
      .option('--no-color')
      .allowExcessArguments(false)
      .action((flags: LinkFlags) => run(check(flags, context)));
  },
};

async function check(flags: LinkFlags, context: CommandContext): Promise<ExitCode> {
  const { io } = context;
  const options = recordOptions(undefined, { ...flags, format: 'json' }, command, context);
  if (isLeft(options)) return options.left;
  const { source, out, quiet, dryRun } = options.right;
  if (source.kind === 'file') return misused({ key: 'usage.needsSource', values: {} }, context, command);
  io.endOnInterrupt();
  const realm = realmId(source.realm);
  const address = `${source.baseUrl}${tableAddresses.indexArticles(realm, 0)}`;
  if (dryRun) {
    await io.out(`GET ${address}\n`);
    return exitCodes.done;
  }
  const settings = councilLine(source.baseUrl, context);
  const checked = await checkLinks({ articles: httpIndexArticles(settings), prober: httpLinkProber() })({
    realm,
    portal: source.baseUrl,
    today: dayAt(Date.now(), 'Europe/Madrid'),
  });
  if (isLeft(checked)) return councilRefused(checked.left, address, context);
  if (!quiet) tellSilent(checked.right, context);
  const paint = paintForErrors(io, options.right);
  return deliver(documentsOf(checked.right), { out, quiet }, context, paint);
}

/** The collection `enlaces` of a town's folder. */
const documentsOf = (links: readonly CheckedLink[]): string =>
  `${JSON.stringify(
    links.map((link, at) => ({ _id: `enlace-${at + 1}`, ...link })),
    null,
    2,
  )}\n`;

function tellSilent(links: readonly CheckedLink[], { io, say }: CommandContext): void {
  const silent = links.filter(({ answers }) => !answers);
  for (const { uri, status } of silent) io.err(`${status ?? '---'}  ${printable(uri)}\n`);
  io.err(`${say('transparency.links', { silent: silent.length, all: links.length })}\n`);
}
