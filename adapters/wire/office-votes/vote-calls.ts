import { readOpeningText } from '../voting/read-opening.ts';
import { beginRehearsalText } from './begin-rehearsal.ts';
import { closeRehearsalText, endRehearsalText } from './end-rehearsal.ts';
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
] as const;
