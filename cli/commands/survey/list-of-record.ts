import { recountList } from '#adapters/driven/ballot-list/count-list.ts';
import { runningHash } from '#adapters/driven/files/running-hash.ts';
import { printable } from '#adapters/driven/terminal/printable.ts';
import { type ReadRecord, recordedLists } from '#adapters/wire/voting/closing-record.ts';
import { formatCount } from '#application/text/numbers.ts';
import { isLeft } from '#domain/shared/result.ts';
import {
  differencesFromRecord,
  type RecordDifference,
  type RecountedList,
} from '#domain/voting/closing/record-differences.ts';
import type { CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { readSource } from '../../read-source.ts';
import { reportUnread } from './given-survey.ts';

function differenceWords(difference: RecordDifference, { say }: CommandContext): string {
  const key = `verify.recordDifference.${difference.kind}` as const;
  if (difference.kind === 'notInRecord') return say(key);
  const shown = (value: string | number) =>
    typeof value === 'number' ? formatCount(value) : printable(value);
  return say(key, { recorded: shown(difference.recorded), counted: shown(difference.counted) });
}

/** Says whether a list that was counted again is the one of a record, with the ballots of both channels. */
export function saySameList(record: ReadRecord, list: RecountedList, context: CommandContext): boolean {
  const { io, say } = context;
  const lists = recordedLists(record);
  const differences = differencesFromRecord(lists, list);
  for (const difference of differences)
    io.err(`${say('label.error')} ${differenceWords(difference, context)}\n`);
  if (differences.length > 0) return false;
  const own = lists.find(({ id }) => id === list.survey);
  const ballots = formatCount(list.ballots);
  const whole = say('verify.listOfRecord', { survey: printable(list.survey), ballots });
  const channels =
    own === undefined || own.web === null || own.paper === null
      ? ''
      : ` (${say('verify.listChannels', { web: formatCount(own.web), paper: formatCount(own.paper) })})`;
  io.err(`${whole}${channels}.\n`);
  return true;
}

/** Counts a published list again, and compares it with a record. */
export async function listOfRecord(
  file: string,
  record: ReadRecord,
  context: CommandContext,
): Promise<ExitCode> {
  const source = await readSource(file, context.io);
  if (isLeft(source)) return reportUnread(source.left, context);
  const counting = { given: null, hash: runningHash(), keepMarks: false };
  const counted = await recountList([source.right.bytes], counting);
  if (isLeft(counted)) {
    const { refusedList } = await import('./refused-list.ts');
    return refusedList(counted.left, file, context, 'concejo survey record');
  }
  const { survey, tally, counted: hash } = counted.right;
  const list = { survey: survey.id, ballots: tally.ballots, counted: hash };
  return saySameList(record, list, context) ? exitCodes.done : exitCodes.failed;
}
