import { readRecordText } from '../voting/read-record.ts';
import { readOpeningText } from '../voting/read-opening.ts';
import { beginRehearsalText } from './begin-rehearsal.ts';
import { closeRehearsalText, endRehearsalText } from './end-rehearsal.ts';
import { askToSignClosingText } from './closing/ask-to-sign-closing.ts';
import { checkSampleText } from './closing/check-sample.ts';
import { drawSampleText } from './closing/draw-sample.ts';
import { readClosingText } from './closing/read-closing.ts';
import { readClosingPdfText } from './closing/read-closing-pdf.ts';
import { signClosingText } from './closing/sign-closing.ts';
import { takeClosingBackText } from './closing/take-closing-back.ts';
import { listVotesText } from './list-votes.ts';
import { readRehearsalText } from './read-rehearsal.ts';
import { paperCalls } from './paper/paper-calls.ts';
import { readSampleText } from './read-sample.ts';
import { readVoteText } from './read-vote.ts';
import { signAmendmentText } from './sign-amendment.ts';
import { signVoteText } from './sign-vote.ts';
import { takeSignatureBackText } from './take-signature-back.ts';

/** The calls of votes in the office: who opens and changes them, and what everybody may read of it. */
export const voteCalls = [
  listVotesText,
  readVoteText,
  signVoteText,
  signAmendmentText,
  takeSignatureBackText,
  readSampleText,
  readRehearsalText,
  beginRehearsalText,
  closeRehearsalText,
  endRehearsalText,
  readOpeningText,
  ...paperCalls,
  readClosingText,
  askToSignClosingText,
  signClosingText,
  takeClosingBackText,
  drawSampleText,
  checkSampleText,
  readClosingPdfText,
  readRecordText,
] as const;
