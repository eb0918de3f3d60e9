import { createHash } from 'node:crypto';
import { openElection } from '#adapters/driven/files/open-election.ts';
import { seenVoters } from '#adapters/driven/pabulib/seen-voters.ts';
import { writePabulib } from '#adapters/driven/render/pb/write-pabulib.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import type { ReadElection, SeenVoters } from '#application/budget/election-input.ts';
import { mergeElections, type MergeRefusal } from '#domain/budget/merge/merge-elections.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { deliver, nowhereToPut } from '../../deliver.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { oneOf } from '../../output-format.ts';
import { paintForErrors } from '../../paint-for.ts';
import { readSource } from '../../read-source.ts';
import { amountFrom } from './flag-values.ts';
import { quirkLines } from './print-warnings.ts';
import { misused } from './refuse.ts';

const command = 'concejo budget merge';

/** What is done where a voter of one list has the name of one in another: both count, or nothing is merged. */
export const doubleVoters = ['count', 'refuse'] as const;

interface MergeFlags {
  readonly budget?: string;
  readonly doubleVoters?: string;
  readonly out?: string;
  readonly quiet?: boolean;
  readonly color: boolean;
}

/** `concejo budget merge FILE FILE…`: the lists of one election as one, with every ballot. */
export const budgetMerge: Command = {
  help: 'help.budgetMerge',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    parser
      .argument('[files...]')
      .option('--budget <amount>')
      .option('--double-voters <way>')
      .option('--out <file>')
      .option('--quiet')
      .option('--no-color')
      .action((files: readonly string[], flags: MergeFlags) => run(merge(files, flags, context)));
  },
};

async function merge(
  files: readonly string[],
  flags: MergeFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, say } = context;
  const budget = amountFrom('--budget', flags.budget);
  if (isLeft(budget)) return misused(budget.left, context, command);
  const way = oneOf('--double-voters', flags.doubleVoters, doubleVoters);
  if (isLeft(way)) return misused(way.left, context, command);
  if (files.length < 2) return misused({ key: 'usage.needsLists', values: {} }, context, command);
  const nowhere = nowhereToPut(flags.out ?? null, context);
  if (nowhere !== null) return nowhere;
  io.endOnInterrupt();
  io.doing('reading');
  const lists: ReadList[] = [];
  const voters = seenVoters();
  for (const file of files) {
    const read = await readList(file, voters, flags, context);
    if (isLeft(read)) return read.left;
    lists.push(read.right);
  }
  const met = lists.reduce((sum, { met: one }) => sum + one, 0);
  const refuses = met > 0 && way.right === 'refuse';
  if (met > 0 && (refuses || flags.quiet !== true)) {
    const line = say('warning.votersMeet', { count: met });
    io.err(`${say(refuses ? 'label.error' : 'label.warning')} ${line}\n`);
  }
  if (refuses) return exitCodes.invalidInput;
  const merged = mergeElections(
    lists.map(({ read }) => read.election),
    budget.right,
  );
  if (isLeft(merged)) return unmergeable(merged.left, files, context);
  const about = lists[0]?.read.about ?? [];
  const inputs = lists.map(({ name, sha256 }) => `${name} sha256=${sha256}`).join(', ');
  const rule = about.find(([key]) => key === 'rule')?.[1] ?? '';
  const comment = `${context.program}: merged ${inputs}`;
  const written = writePabulib({ election: merged.right, about }, { funded: null, rule, comment });
  if (isLeft(written)) {
    const project = printable('id' in written.left ? written.left.id : '');
    io.err(`${say('label.error')} ${say('merge.notWritable', { project })}\n`);
    return exitCodes.failed;
  }
  const delivery = { out: flags.out ?? null, quiet: flags.quiet ?? false };
  return deliver(written.right, delivery, context, paintForErrors(io, { colours: flags.color }));
}

interface ReadList {
  readonly read: ReadElection;
  readonly name: string;
  readonly sha256: string;
  /** How many of its voters were named before, in this list or in another. */
  readonly met: number;
}

async function readList(
  file: string,
  voters: SeenVoters,
  flags: MergeFlags,
  { io, say, locale }: CommandContext,
): Promise<Either<ExitCode, ReadList>> {
  const source = await readSource(file, io);
  if (isLeft(source)) {
    const { key, values, exit } = source.left;
    io.err(`${say('label.error')} ${say(key, values)}\n`);
    return left(exit);
  }
  const { name, reportName, bytes } = source.right;
  const paint = paintForErrors(io, { colours: flags.color });
  const opened = await openElection(source.right, { budget: null, ballots: null, language: locale, voters });
  if (isLeft(opened)) {
    const { faultsText } = await import('../../print-faults.ts');
    io.err(faultsText({ name, ...opened.left }, say, paint));
    return left(exitCodes.invalidInput);
  }
  const { warnings } = opened.right;
  const others = warnings.filter(({ kind }) => kind !== 'repeatedVoter');
  const lines = flags.quiet ? [] : quirkLines(name, others, say, paint);
  if (lines.length > 0) io.err(`${lines.join('\n')}\n`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return right({ read: opened.right, name: reportName, sha256, met: warnings.length - others.length });
}

/** Says which list does not belong to the others, and why. */
function unmergeable(refusal: MergeRefusal, files: readonly string[], { io, say }: CommandContext): ExitCode {
  const file = 'list' in refusal ? printable(files[refusal.list] ?? '') : '';
  const project = refusal.kind === 'otherCost' ? printable(refusal.project) : '';
  io.err(`${say('label.error')} ${say(`merge.${refusal.kind}`, { file, project })}\n`);
  return refusal.kind === 'noBudget' ? exitCodes.usage : exitCodes.invalidInput;
}
