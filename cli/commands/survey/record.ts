import { isSignedByKey } from '#adapters/driven/identity/is-signed-by-key.ts';
import { sha256Text } from '#adapters/driven/stores-shared/step-row.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { closingRecordIn } from '#adapters/driven/texts/sentences-in.ts';
import { decode } from '#adapters/wire/decode.ts';
import {
  type PublishedRecord,
  publishedRecordWire,
  readClosingRecord,
  type ReadRecord,
  recordOrNone,
  saidToVerify,
} from '#adapters/wire/voting/closing-record.ts';
import { closingSheet } from '#application/reports/closing/closing-sheet.ts';
import { type RecordFault, verifyRecord } from '#application/voting/verify-record.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { readSource } from '../../read-source.ts';
import { reportUnread } from './given-survey.ts';

interface RecordFlags {
  readonly verify?: boolean;
  readonly list?: string;
}

/** `concejo survey record FILE|-|URL`: shows the closing record of a vote, or verifies it. */
export const surveyRecord: Command = {
  help: 'help.surveyRecord',
  configure: (parser, context, run) => {
    parser
      .argument('[file]')
      .option('--verify')
      .option('--list <file>')
      .action((file: string | undefined, flags: RecordFlags) => run(recordIn(file ?? '-', flags, context)));
  },
};

interface GivenRecord extends ReadRecord {
  readonly record: PublishedRecord;
}

/** The record in a file: as the council publishes it, or as the office downloads it. */
function readGiven(bytes: Uint8Array): Either<'verify.notARecord' | 'verify.noRecord', GivenRecord> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return left('verify.notARecord');
  }
  const told = decode(recordOrNone, json);
  const given = isLeft(told) ? decode(publishedRecordWire, json) : right(told.right.record);
  if (isLeft(given)) return left('verify.notARecord');
  const record = given.right;
  if (record === null) return left('verify.noRecord');
  const read = readClosingRecord(record);
  return isLeft(read) ? left('verify.notARecord') : right({ record, ...read.right });
}

async function recordIn(file: string, flags: RecordFlags, context: CommandContext): Promise<ExitCode> {
  const { io, say } = context;
  if (file === '-' && io.stdinIsTerminal) {
    // The program would wait without saying so.
    io.err(say('help.surveyRecord'));
    return exitCodes.usage;
  }
  const source = await readSource(file, io);
  if (isLeft(source)) return reportUnread(source.left, context);
  const given = readGiven(source.right.bytes);
  if (isLeft(given)) {
    io.err(`${say('label.error')} ${say(given.left)}\n`);
    return exitCodes.invalidInput;
  }
  if (flags.verify !== true && flags.list === undefined) return showRecord(given.right, context);
  const isRight = flags.verify !== true || (await isVerified(given.right, context));
  if (flags.list === undefined) return isRight ? exitCodes.done : exitCodes.failed;
  const { listOfRecord } = await import('./list-of-record.ts');
  const ended = await listOfRecord(flags.list, given.right, context);
  return isRight ? ended : exitCodes.failed;
}

/** Prints what a record says, in words. */
async function showRecord(
  { record, said, paper, assisted }: GivenRecord,
  context: CommandContext,
): Promise<ExitCode> {
  const { io, locale: language } = context;
  const sheet = closingSheet(
    {
      town: said.realm,
      hash: record.hash,
      said,
      paper,
      assisted,
      signatures: record.signatures,
      // The record has the ids of answers; their titles are in the survey.
      nameOf: (_, id) => id,
      ruleOf: () => null,
    },
    { say: closingRecordIn(language), language },
  );
  const pairs = (some: readonly (readonly [string, string])[]) =>
    some.filter(([, value]) => value !== '').map(([name, value]) => `  ${name}: ${value}`);
  const sections = sheet.sections.flatMap(({ heading, lines, pairs: facts, figures }) => [
    '',
    heading,
    ...lines.map((line) => `  ${line}`),
    ...pairs(facts),
    ...figures.map(([figure, name]) => `  ${name}: ${figure}`),
  ]);
  const all = [`${sheet.title}: ${sheet.subject}`, ...pairs(sheet.about), ...sections];
  await io.out(`${all.map(printable).join('\n')}\n`);
  return exitCodes.done;
}

async function isVerified({ record, ...read }: GivenRecord, context: CommandContext): Promise<boolean> {
  const { io, say } = context;
  const faults = await verifyRecord({ hash: sha256Text, isSigned: isSignedByKey })(
    record,
    saidToVerify(read),
  );
  await io.out(`${say('verify.recordHash', { hash: sha256Text(record.text) })}\n`);
  const wrong = new Set(faults.flatMap(({ kind, of }) => (kind === 'signature' ? [of] : [])));
  for (const { name, at, origin } of record.signatures)
    if (!wrong.has(name)) {
      const of = { name: printable(name), at: printable(at), origin: printable(origin) };
      // oxlint-disable-next-line no-await-in-loop -- one line after the other
      await io.out(`${say('verify.recordSigned', of)}\n`);
    }
  for (const fault of faults) io.err(`${say('label.error')} ${faultWords(fault, context)}\n`);
  const names = record.signatures.map(({ name }) => printable(name)).join(', ');
  if (faults.length === 0) io.err(`${say('verify.recordAgrees', { names })}\n`);
  return faults.length === 0;
}

const faultWords = ({ kind, of }: RecordFault, { say }: CommandContext): string =>
  say(`verify.recordFault.${kind}`, { of: printable(of) });
