import { createHash } from 'node:crypto';
import type { Command as Parser } from 'commander';
import { openElection, type RefusedInput } from '#adapters/driven/files/open-election.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { ReadElection } from '#application/budget/election-input.ts';
import { moneyIn } from '#application/text/money-in.ts';
import { formatCount } from '#application/text/numbers.ts';
import { decimalString } from '#domain/shared/money.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { paintForErrors } from '../../paint-for.ts';
import { readSource, type ReadSource } from '../../read-source.ts';
import { quirkLines } from './print-warnings.ts';
import { misused } from './refuse.ts';

const command = 'concejo budget check';

interface CheckFlags {
  readonly format?: string;
  readonly color: boolean;
}

/** `concejo budget check FILE|-|URL`: reads an election and reports every fault and warning, without computing. */
export const budgetCheck: Command = {
  help: 'help.budgetCheck',
  mayTakeLong: true,
  configure: (parser: Parser, context, run) => {
    parser
      .argument('[file]')
      .option('--format <format>')
      .option('--no-color')
      .allowExcessArguments(false)
      .action((file: string | undefined, flags: CheckFlags) => run(check(file ?? '-', flags, context)));
  },
};

async function check(file: string, flags: CheckFlags, context: CommandContext): Promise<ExitCode> {
  const { io, say, locale } = context;
  const format = oneOf('--format', flags.format, ['table', 'json'] as const);
  if (isLeft(format)) return misused(format.left, context, command);
  if (file === '-' && io.stdinIsTerminal) {
    // The program would wait without saying so.
    io.err(say('help.budgetCheck'));
    return exitCodes.usage;
  }
  io.endOnInterrupt();
  io.doing('reading');
  const source = await readSource(file, io);
  if (isLeft(source)) {
    io.err(`${say('label.error')} ${say(source.left.key, source.left.values)}\n`);
    return source.left.exit;
  }
  io.endAtOnce();
  const read = await openElection(source.right, { budget: null, ballots: null, language: locale });
  if (format.right === 'json') await io.out(`${JSON.stringify(checkedJson(source.right, read), null, 2)}\n`);
  else await tell(source.right, read, flags, context);
  return isLeft(read) ? exitCodes.invalidInput : exitCodes.done;
}

type Reading = Either<RefusedInput, ReadElection>;

function checkedLine(name: string, { election, warnings }: ReadElection, say: CommandContext['say']): string {
  const { projects, ballots, budget, currency } = election;
  return say('plan.checked', {
    name: printable(name),
    projects: formatCount(projects.length),
    ballots: ballots === null ? say('plan.notSaid') : formatCount(ballots),
    budget: budget === null ? say('plan.notSaid') : moneyIn(budget, currency),
    warnings: formatCount(warnings.length),
  });
}

async function tell(
  { name }: ReadSource,
  read: Reading,
  { color }: CheckFlags,
  { io, say }: CommandContext,
): Promise<void> {
  const paint = paintForErrors(io, { colours: color });
  if (isLeft(read)) {
    const { faultsText } = await import('../../print-faults.ts');
    io.err(faultsText({ name, ...read.left }, say, paint));
    return;
  }
  const { warnings } = read.right;
  const lines = quirkLines(name, warnings, say, paint, warnings.length);
  if (lines.length > 0) io.err(`${lines.join('\n')}\n`);
  await io.out(`${checkedLine(name, read.right, say)}\n`);
}

/** What the check found, for programs: the same members whether the input can be read or not. */
function checkedJson({ reportName, bytes }: ReadSource, read: Reading) {
  const input = { name: reportName, sha256: createHash('sha256').update(bytes).digest('hex') };
  if (isLeft(read)) return { input, valid: false, faults: read.left.faults, warnings: [] };
  const { election, warnings } = read.right;
  const { projects, ballots, budget, currency } = election;
  return {
    input,
    valid: true,
    projects: projects.length,
    ballots,
    budget: budget === null ? null : decimalString(budget),
    currency,
    faults: [],
    warnings,
  };
}
