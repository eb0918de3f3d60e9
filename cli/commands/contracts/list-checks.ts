import { clauseInWords } from '#contract-tests/council-api/reports/clause-in-words.ts';
import { curlLine } from '#contract-tests/council-api/curl-line.ts';
import { sourceAsks } from '#contract-tests/council-api/known-town.ts';
import { placeholderTown } from '#contract-tests/council-api/placeholder-town.ts';
import { contractTestsIn } from '#adapters/driven/texts/sentences-in.ts';
import { padEnd, width } from '#adapters/driven/terminal/printable.ts';
import { realmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, right } from '#domain/shared/result.ts';
import type { CommandContext } from '../../command.ts';
import { chosenChecks, type Misconfigured, readRunOptions, type RunFlags } from './run-options.ts';

/** `--list`: every check with its clause. `--dry-run`: the calls, without sending them. */
export async function listChecks(
  flags: RunFlags,
  context: CommandContext,
): Promise<Either<Misconfigured, null>> {
  return flags.dryRun ? dryRun(flags, context) : list(flags, context);
}

async function list(flags: RunFlags, context: CommandContext): Promise<Either<Misconfigured, null>> {
  // Listing sends no calls, so all checks can be listed.
  const checks = chosenChecks({ ...flags, allowWrites: true }, context);
  if (isLeft(checks)) return checks;
  const say = contractTestsIn(context.locale);
  const widest = Math.max(...checks.right.map(({ clause }) => width(clauseInWords(clause, say))));
  const mark = context.say('contracts.writing.writes');
  const lines = checks.right.map(
    ({ id, clause, writes }) =>
      `${id}  ${padEnd(clauseInWords(clause, say), widest)}  ${say(id)}${writes ? ` (${mark})` : ''}`,
  );
  await context.io.out(`${lines.join('\n')}\n`);
  return right(null);
}

/** Ids that are known only after the lists have been read are shown in braces. */
async function dryRun(flags: RunFlags, context: CommandContext): Promise<Either<Misconfigured, null>> {
  const options = readRunOptions(flags, context);
  if (isLeft(options)) return options;
  const { baseUrl, token, checks } = options.right;
  const realm = realmId(options.right.realm);
  const town = placeholderTown(realm);
  const lines = checks.flatMap(({ id, from, trials }) => {
    const asks = [
      ...from.map((source) => sourceAsks(realm)[source]),
      ...trials(town).flatMap((trial) => trial.asks),
    ];
    const curls = asks.map((ask) => curlLine(ask, { baseUrl, hasToken: token !== null, showsHead: false }));
    return [...new Set(curls)].map((curl) => `${id}  ${curl.replaceAll(/%7B(\w+)%7D/gu, '{$1}')}`);
  });
  await context.io.out(`${lines.join('\n')}\n`);
  return right(null);
}
