import { underNoise } from '#application/budget/under-noise.ts';
import { noiseColumns, noiseReport } from '#application/reports/noise/noise-report.ts';
import { formatCount } from '#application/text/numbers.ts';
import { mostRuns, type NoiseSettings } from '#domain/budget/noise/noise.ts';
import { percentage } from '#domain/budget/rules/percentage.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import type { ExitCode } from '../../exit-codes.ts';
import type { UsageRefusal } from '../../usage.ts';
import { type Analysis, askElection, deliverAnalysis } from './analysis.ts';
import { withComputeFlags } from './compute-flags.ts';
import type { ComputeFlags } from './compute-options.ts';
import { countFrom } from './flag-values.ts';
import { budgetOfNothing, misused, refused } from './refuse.ts';
import { readPercentage } from './rule/share.ts';

interface NoiseFlags extends ComputeFlags {
  readonly seed?: string;
  readonly runs?: string;
  readonly flip?: string;
}

const analysis: Analysis = {
  command: 'concejo budget noise',
  help: 'help.budgetNoise',
  columns: noiseColumns,
};

/** `concejo budget noise FILE|-|URL`: in how many runs each project stays funded if choices change by chance. */
export const budgetNoise: Command = {
  help: 'help.budgetNoise',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withComputeFlags(parser)
      .option('--seed <number>')
      .option('--runs <number>')
      .option('--flip <share>')
      .action((file: string | undefined, flags: NoiseFlags) => run(noise(file, flags, context)));
  },
};

/** How the shares are to be read. */
function readingOf({ runs, seed, flip }: NoiseSettings, say: CommandContext['say']) {
  const values = { runs: formatCount(runs), seed, flip: percentage(flip) };
  return [[say('origin.reading'), say('origin.noiseMeaning', values)] as const];
}

async function noise(
  file: string | undefined,
  flags: NoiseFlags,
  context: CommandContext,
): Promise<ExitCode> {
  const { command } = analysis;
  const { io, say } = context;
  const settings = settingsIn(flags);
  if (isLeft(settings)) return misused(settings.left, context, command);
  const asked = await askElection(file, flags, analysis, context);
  if (isLeft(asked)) return asked.left;
  const { election, rule, analysed, options } = asked.right;
  const { budget } = election;
  if (budget === null) return misused({ key: 'usage.needsBudget', values: {} }, context, command);
  if (budget === 0) return budgetOfNothing(options.budget !== null, context);
  io.doing('computing', 0);
  const { runs } = settings.right;
  const tell = (done: number) => io.doing('computing', (100 * done) / runs);
  const found = underNoise({ ...election, budget }, rule, settings.right, tell);
  if (isLeft(found)) return refused(found.left, context, command);
  const report = noiseReport(found.right, { ...analysed, budget });
  const told = readingOf(settings.right, say);
  return deliverAnalysis({ ...report, told }, asked.right, analysis, context);
}

const usual: NoiseSettings = { flip: { numerator: 1, denominator: 100 }, runs: 100, seed: 1 };

/** Seeds are whole numbers of 32 bits. */
const mostSeeds = 2 ** 32;

function settingsIn(flags: NoiseFlags): Either<UsageRefusal, NoiseSettings> {
  const seed = countFrom('--seed', flags.seed);
  if (isLeft(seed)) return seed;
  const runs = countFrom('--runs', flags.runs);
  if (isLeft(runs)) return runs;
  const flip = flags.flip === undefined ? usual.flip : readPercentage(flags.flip);
  if (flip === null)
    return left({ key: 'usage.notAPercentage', values: { flag: '--flip', found: flags.flip ?? '' } });
  const found = { flip, runs: runs.right ?? usual.runs, seed: seed.right ?? usual.seed };
  if (found.runs < 1 || found.runs > mostRuns)
    return left({ key: 'usage.outOfRange', values: { flag: '--runs', from: 1, to: mostRuns } });
  if (found.seed >= mostSeeds)
    return left({ key: 'usage.outOfRange', values: { flag: '--seed', from: 0, to: mostSeeds - 1 } });
  return right(found);
}
