import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { formatCount } from '#application/text/numbers.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { SampledBox } from '#domain/voting/closing/drawn-sample.ts';
import { ballotsToDraw, drawSample } from '#domain/voting/closing/paper-sample.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import type { UsageRefusal } from '../../usage.ts';
import { countFrom } from '../budget/flag-values.ts';
import { misused } from '../budget/refuse.ts';

interface SampleFlags {
  readonly seed?: string;
  readonly size?: string;
  readonly boxes?: string;
}

const command = 'concejo survey sample';

/** `concejo survey sample`: draws the paper ballots again that are checked by hand. */
export const surveySample: Command = {
  help: 'help.surveySample',
  configure: (parser, context, run) => {
    parser
      .option('--seed <text>')
      .option('--size <number>')
      .option('--boxes <list>')
      .action((flags: SampleFlags) => run(sampleOf(flags, context)));
  },
};

/** `mercat=312,centre=188`: the boxes, and how many numbered ballots each has. */
function boxesFrom(written: string): Either<UsageRefusal, readonly SampledBox[]> {
  const boxes = written.split(',').map((one) => {
    const [, id = '', ballots = ''] = /^([a-z0-9-]{1,80})=(\d{1,7})$/u.exec(one.trim()) ?? [];
    return { id, ballots: Number(ballots) };
  });
  const isRight =
    boxes.every(({ id }) => id !== '') && new Set(boxes.map(({ id }) => id)).size === boxes.length;
  return isRight && ballotsToDraw(boxes) > 0
    ? right(boxes)
    : left({ key: 'usage.badBoxes', values: { found: written } });
}

async function sampleOf(flags: SampleFlags, context: CommandContext): Promise<ExitCode> {
  const { io, say } = context;
  for (const [flag, value] of [
    ['--seed', flags.seed],
    ['--size', flags.size],
    ['--boxes', flags.boxes],
  ] as const)
    if (!value) return misused({ key: 'usage.needsFlag', values: { flag } }, context, command);
  const boxes = boxesFrom(flags.boxes ?? '');
  if (isLeft(boxes)) return misused(boxes.left, context, command);
  const size = countFrom('--size', flags.size);
  if (isLeft(size)) return misused(size.left, context, command);
  // The office writes a seed in one line, with one space between its words.
  const seed = (flags.seed ?? '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const drawn = drawSample({ seed, size: size.right ?? 0, boxes: boxes.right }, sha256Text);
  const byBox = Map.groupBy(drawn, ({ box }) => box);
  // oxlint-disable-next-line no-await-in-loop -- one line after the other
  for (const [box, ballots] of byBox)
    await io.out(`${box}: ${ballots.map(({ number }) => number).join(', ')}\n`);
  const of = formatCount(ballotsToDraw(boxes.right));
  io.err(`${say('verify.sampleOf', { size: formatCount(drawn.length), of })}\n`);
  return exitCodes.done;
}
