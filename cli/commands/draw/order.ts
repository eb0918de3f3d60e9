import type { LineStyle } from '#adapters/driven/terminal/line-style.ts';
import { tableLines } from '#adapters/driven/render/table/table-lines.ts';
import { runDraw } from '#domain/registrations/draw/run-draw.ts';
import { faultsOfDrawList } from '#domain/registrations/draw/list-faults.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { deliverReport } from '../../deliver-report.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { withOutputFlags } from '../../output-flags.ts';
import { type OutputFlags, outputOptions } from '../../output-options.ts';
import { misused } from '../budget/refuse.ts';
import { givenDraw } from './given-draw.ts';
import { orderColumns, orderReport } from './order-report.ts';

const command = 'concejo draw order';

/** `concejo draw order FILE|-|URL`: the order that a published list, seed and value give, as a table or a file. */
export const drawOrder: Command = {
  help: 'help.drawOrder',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withOutputFlags(parser.argument('[file]')).action((file: string | undefined, flags: OutputFlags) =>
      run(order(file ?? '-', flags, context)),
    );
  },
};

async function order(file: string, flags: OutputFlags, context: CommandContext): Promise<ExitCode> {
  const { io, say, program } = context;
  const options = outputOptions(flags, io.outIsTerminal, { kind: 'rows', columns: orderColumns });
  if (isLeft(options)) return misused(options.left, context, command);
  if (file === '-' && io.stdinIsTerminal) {
    io.err(say('help.drawOrder'));
    return exitCodes.usage;
  }
  io.doing('reading');
  const given = await givenDraw(file, context);
  if (isLeft(given)) return given.left;
  const { draw, source } = given.right;
  const { list, act } = draw.toVerify;
  if (act === null || faultsOfDrawList(list).length > 0) {
    io.err(`${say('label.error')} ${say(act === null ? 'draw.notDrawn' : 'draw.badList')}\n`);
    return exitCodes.invalidInput;
  }
  const outcome = runDraw(list, act);
  const report = orderReport(
    { list, outcome, chance: act },
    { name: source.reportName, sha256: null, program },
  );
  const content = {
    kind: 'rows' as const,
    report,
    lines: (style: LineStyle) => tableLines(report.table, { ...style, say }),
  };
  return deliverReport(content, { command, fileName: `sorteo-${list.activity}` }, options.right, context);
}
