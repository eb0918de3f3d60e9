import { randomBytes } from 'node:crypto';
import { httpAsker } from '#contract-tests/council-api/asker.ts';
import { knowTown } from '#contract-tests/council-api/known-town.ts';
import { outcomeInWords, type OutcomeInWords } from '#contract-tests/council-api/reports/outcome-in-words.ts';
import { runChecks } from '#contract-tests/council-api/run-checks.ts';
import { contractTestsIn } from '#adapters/driven/texts/sentences-in.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import { paintWhen } from '#adapters/driven/terminal/paint.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { type OutcomeStyle, outcomeLines, totalLines } from './outcome-lines.ts';
import { readRunOptions, type RunFlags, type RunOptions } from './run-options.ts';
import { contractExits, misconfigured, notThere } from './not-there.ts';

/** The width of a table without a terminal. */
const usualColumns = 108;

/** `concejo contracts run`: checks a council's API against the contract, reading only unless writing is allowed. */
export const contractsRun: Command = {
  help: 'help.contractsRun',
  configure: (parser, context, run) => {
    parser
      .option('--base-url <URL>')
      .option('--realm <R>')
      .option('--only <ids>')
      .option('--list')
      .option('--dry-run')
      .option('--timeout <seconds>')
      .option('--rate <n>')
      .option('--format <format>')
      .option('--out <FILE>')
      .option('--deviations <FILE>')
      .option('--allow-writes')
      .option('--test-realm <R>')
      .option('--credentials <FILE>')
      .option('--no-color')
      .allowExcessArguments(false)
      .action((flags: RunFlags) => run(runContracts(flags, context, Date.now())));
  },
};

/** `now` decides which surveys are open and which deviations have expired. */
export async function runContracts(flags: RunFlags, context: CommandContext, now: number): Promise<ExitCode> {
  context.io.endOnInterrupt();
  if (flags.list || flags.dryRun) {
    const { listChecks } = await import('./list-checks.ts');
    const listed = await listChecks(flags, context);
    return isLeft(listed) ? misconfigured(listed.left, context) : contractExits.conforms;
  }
  const options = readRunOptions(flags, context);
  return isLeft(options)
    ? misconfigured(options.left, context)
    : check(options.right, context, now, flags.deviations ?? '');
}

async function check(
  options: RunOptions,
  context: CommandContext,
  now: number,
  deviationFile: string,
): Promise<ExitCode> {
  const { io, locale, program, say } = context;
  const { checks, baseUrl, realm, token, staffToken, deviations, people } = options;
  introduce(options, context);
  const began = performance.now();
  const asker = httpAsker(options);
  const needed = new Set(checks.flatMap(({ from }) => from));
  const visit = options.allowWrites ? { people, seed: randomBytes(16).toString('hex') } : null;
  const town = await knowTown(asker, {
    realm: realmId(realm),
    now,
    needed,
    visit,
    asStaff: staffToken !== null,
  });
  if (isLeft(town)) return notThere(town.left, options, context);

  const today = dayAt(now, town.right.zone);
  const secrets = [
    ...people.flatMap((person) => [person.id, ...person.secrets]),
    ...(staffToken === null ? [] : [staffToken]),
  ];
  const settings = { say: contractTestsIn(locale), baseUrl, realm, token, secrets, today, program };
  const style = lineStyle(options, context, settings.say);
  const toScreen = options.out !== null || options.format === 'table';
  const outcomes: OutcomeInWords[] = [];
  for await (const outcome of runChecks(checks, { asker, town: town.right, deviations, today })) {
    const described = outcomeInWords(outcome, settings);
    outcomes.push(described);
    if (toScreen) await io.out(`${outcomeLines(described, style).join('\n')}\n`);
    if (outcome.kind === 'passes' && deviations.some(({ id }) => id === described.id)) {
      io.err(`${say('contracts.stale', { id: described.id, name: printable(deviationFile) })}\n`);
    }
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', locale === 'en' ? '.' : ',');
  if (toScreen)
    await io.out(
      `${totalLines(outcomes, seconds, options.out && printable(options.out), style).join('\n')}\n`,
    );
  const { deliverOutcomes } = await import('./deliver-report.ts');
  const isDelivered = await deliverOutcomes(outcomes, seconds, options, settings, context);
  if (!isDelivered) return contractExits.misconfigured;
  return outcomes.some(({ kind }) => kind === 'deviates') ? contractExits.deviates : contractExits.conforms;
}

function lineStyle(options: RunOptions, { io }: CommandContext, say: OutcomeStyle['say']): OutcomeStyle {
  const columns = Math.max(40, Math.min(io.outColumns ?? usualColumns, 140) - (io.outIsTerminal ? 1 : 0));
  return { columns, say, paint: paintWhen(io.outIsTerminal && options.colours && !io.env['NO_COLOR']) };
}

function introduce({ checks, rate, realm, allowWrites, people }: RunOptions, context: CommandContext): void {
  const { io, say } = context;
  const count = checks.length;
  const line = allowWrites
    ? say('contracts.writing.intro', { count, n: count, rate, realm: printable(realm) })
    : say('contracts.intro', { count, n: count, rate });
  io.err(`${line}\n`);
  if (allowWrites && people.length === 0) io.err(`${say('contracts.writing.nobody')}\n`);
}
