import { basename } from 'node:path';
import type { LineStyle } from '#adapters/driven/terminal/line-style.ts';
import type { ReportContent } from '#adapters/driven/render/report-content.ts';
import { addressOf } from '#adapters/wire/address-of.ts';
import { reconcilePaymentsCall } from '#adapters/wire/payments/reconcile-payments.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { readSource } from '../../read-source.ts';
import { councilRefused } from '../../records/council-refused.ts';
import { withRecordFlags, writeRecords } from '../../records/record-command.ts';
import { type RecordFlags, recordOptions } from '../../records/record-options.ts';
import { type StaffCouncil, staffCouncil } from '../../records/staff-council.ts';
import { misused } from '../budget/refuse.ts';
import { bankFaultLines } from './bank-fault-lines.ts';
import { reconciliationLines } from './reconciliation-lines.ts';
import { reconciliationColumns, reconciliationReport } from './reconciliation-report.ts';

interface ReconcileFlags extends RecordFlags {
  readonly redsys?: string;
  readonly norma43?: string;
  readonly from?: string;
  readonly until?: string;
  readonly settle?: boolean;
}

const command = 'concejo payments reconcile';

/** `concejo payments reconcile`: compares the payments of a town with the files of its bank. */
export const paymentsReconcile: Command = {
  help: 'help.paymentsReconcile',
  mayTakeLong: true,
  configure: (parser, context, run) => {
    withRecordFlags(
      parser,
      '--redsys <file>',
      '--norma43 <file>',
      '--from <day>',
      '--until <day>',
      '--settle',
    ).action((flags: ReconcileFlags) => run(reconcile(flags, context)));
  },
};

/** A file in Base64, as the call wants it. */
async function fileIn(name: string, { io, say }: CommandContext): Promise<Either<ExitCode, string>> {
  const source = await readSource(name, io);
  if (!isLeft(source)) return right(Buffer.from(source.right.bytes).toString('base64'));
  const { key, values, exit } = source.left;
  io.err(`${say('label.error')} ${say(key, values)}\n`);
  return left(exit);
}

/** The call's body from the flags: both files, the days, and whether what is clear is settled. */
async function bodyOf(
  { redsys = '', norma43, from, until, settle = false }: ReconcileFlags,
  context: CommandContext,
) {
  const list = await fileIn(redsys, context);
  if (isLeft(list)) return list;
  const statement = norma43 === undefined ? right(null) : await fileIn(norma43, context);
  if (isLeft(statement)) return statement;
  return right({
    redsys: list.right,
    norma43: statement.right,
    from: from ?? null,
    until: until ?? null,
    settle,
  });
}

async function compared(
  flags: ReconcileFlags,
  { call, realm, baseUrl }: StaffCouncil,
  context: CommandContext,
): Promise<Either<ExitCode, ReportContent>> {
  const { io, say, program } = context;
  const body = await bodyOf(flags, context);
  if (isLeft(body)) return body;
  const address = `${baseUrl}${addressOf(reconcilePaymentsCall, { realm })}`;
  const found = await call(reconcilePaymentsCall, { realm, body: body.right });
  if (!isLeft(found)) {
    const report = reconciliationReport(found.right, { name: address, sha256: null, program });
    const lines = ({ paint }: LineStyle) => reconciliationLines(found.right, say, paint);
    return right({ kind: 'rows', report, lines });
  }
  if (found.left.kind !== 'statementRefused') return left(councilRefused(found.left, address, context));
  const { where, faults = [] } = found.left;
  const file = basename((where === 'norma43' ? flags.norma43 : flags.redsys) ?? '');
  for (const line of bankFaultLines(file, faults, say)) io.err(`${say('label.error')} ${line}\n`);
  return left(exitCodes.invalidInput);
}

async function reconcile(flags: ReconcileFlags, context: CommandContext): Promise<ExitCode> {
  const options = recordOptions(undefined, flags, command, context, reconciliationColumns);
  if (isLeft(options)) return options.left;
  if (flags.redsys === undefined)
    return misused({ key: 'usage.needsFlag', values: { flag: '--redsys' } }, context, command);
  const council = staffCouncil(options.right.source, command, context);
  if (isLeft(council)) return council.left;
  const records = {
    command,
    fileName: `payments-${council.right.realm}`,
    addresses: [],
    read: () => compared(flags, council.right, context),
  };
  return writeRecords(records, options.right, context);
}
