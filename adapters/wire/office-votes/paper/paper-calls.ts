import { readBoxRecordText, signBoxRecordText } from './box-record.ts';
import { changeBoxesText } from './change-boxes.ts';
import { enterBallotText } from './enter-ballot.ts';
import { printBallotText } from './print-ballot.ts';
import { readBoxesText } from './read-boxes.ts';
import { readEntriesText } from './read-entries.ts';
import { takeEntryBackText } from './take-entry-back.ts';

/** The calls of the paper ballots of a vote. */
export const paperCalls = [
  readBoxesText,
  changeBoxesText,
  readEntriesText,
  enterBallotText,
  takeEntryBackText,
  readBoxRecordText,
  signBoxRecordText,
  printBallotText,
] as const;
