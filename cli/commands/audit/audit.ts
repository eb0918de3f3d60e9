import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Audit } from '#application/office/audit-steps.ts';
import { readTownHead, writeTownHead } from '#adapters/wire/town-head.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { Configuration } from '#adapters/driving/council-api/composition/configuration.ts';
import type { TownHead } from '#domain/office/steps/town-head.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { readPlaces, tellRefusal } from '../backup/tell.ts';
import { goodsLines } from './goods-lines.ts';

/**
 * `concejo audit [--heads FILE]`: verifies the chains of who did what in the data of a council, also while it is served,
 * and prints the head of each town. With heads printed before, it says whether a chain lost its end since. Of scarce goods
 * it recomputes from ledger and grants what their pools and calendars say.
 */
export const audit: Command = {
  help: 'help.audit',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser
      .option('--heads <file>')
      .allowExcessArguments(false)
      .action((given: { readonly heads?: string }) => run(auditData(given.heads, context)));
  },
};

async function auditData(file: string | undefined, context: CommandContext): Promise<ExitCode> {
  const printed = file === undefined ? right([]) : readHeads(file, context);
  if (isLeft(printed)) return printed.left;
  const places = readPlaces(context);
  if (isLeft(places)) return places.left;
  const missing = missingData(places.right);
  if (missing !== null)
    return tellRefusal(context, 'refusal.noData', { name: missing }, exitCodes.invalidInput);
  return auditOpened(places.right, printed.right, context);
}

/** The file without which there is nothing to audit: opening the data would make an empty one. */
function missingData({ data, databaseUrl }: Configuration): string | null {
  if (databaseUrl !== undefined) return null;
  const file = join(data, 'concejo.sqlite');
  return statSync(file, { throwIfNoEntry: false }) === undefined ? file : null;
}

/** The heads in a file: the output of an earlier audit, or the log of the server. */
function readHeads(file: string, context: CommandContext): Either<ExitCode, readonly TownHead[]> {
  const name = printable(file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return left(tellRefusal(context, 'file.missing', { name }, exitCodes.invalidInput));
  }
  const heads = text.split('\n').flatMap((line) => readTownHead(line) ?? []);
  if (heads.length > 0) return right(heads);
  return left(tellRefusal(context, 'audit.noHeads', { name }, exitCodes.invalidInput));
}

async function tellChains(audits: readonly Audit[], { io, say }: CommandContext): Promise<void> {
  if (audits.length === 0) io.err(`${say('audit.nothing')}\n`);
  for (const one of audits) {
    io.err(`${linesOf(one, say).join('\n')}\n`);
    await io.out(`${JSON.stringify(writeTownHead(one.head))}\n`);
  }
}

async function auditOpened(
  configuration: Configuration,
  printed: readonly TownHead[],
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const { openCouncil } = await import('#adapters/driving/council-api/main.ts');
  const opened = await openCouncil(configuration, { now: () => Date.now() });
  if (isLeft(opened)) {
    io.err(`${say(`serve.${opened.left.kind}`, { version: '', known: '', why: '', ...opened.left })}\n`);
    return exitCodes.failed;
  }
  try {
    const audits = await opened.right.audit(printed);
    await tellChains(audits, context);
    const goods = await opened.right.auditGoods();
    for (const one of goods) io.err(`${goodsLines(one, say).join('\n')}\n`);
    const holds = audits.every(isWhole) && goods.every(({ faults }) => faults.length === 0);
    return holds ? exitCodes.done : exitCodes.failed;
  } finally {
    await opened.right.close();
  }
}

const isWhole = ({ broken, lost }: Audit): boolean => broken.length === 0 && lost.length === 0;

function linesOf(one: Audit, say: CommandContext['say']): readonly string[] {
  const realm = printable(one.realm);
  const counts = { realm, chains: String(one.chains), steps: String(one.steps) };
  if (isWhole(one)) return [say('audit.whole', counts)];
  return [
    ...one.broken.map(({ subject, kind, number }) =>
      say(`audit.${kind}`, { realm, subject: printable(subject), number: String(number) }),
    ),
    ...one.lost.map(({ at, steps, hash }) =>
      say('audit.lost', {
        realm,
        at: new Date(at).toISOString(),
        steps: String(steps),
        hash: printable(hash.slice(0, 12)),
      }),
    ),
  ].map((line) => `${say('label.error')} ${line}`);
}
