import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { entriesWire, sheetAnswerWire } from './entries.ts';

/** Enters an answer of a paper ballot. */
export const enterBallotCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/boxes/{box}/entries',
  caller: 'staff',
  act: 'desk.enterBallots',
  body: t.type({ number: t.number, survey: t.string, answer: sheetAnswerWire, settles: t.boolean }),
  isClosed: true,
  answer: entriesWire,
  refusals: ['unknownSurvey', 'boxRefused', 'entryRefused', 'storageFailed'],
} as const satisfies Call;

export const enterBallotText: CallText<typeof enterBallotCall> = {
  call: enterBallotCall,
  id: 'enterBallot',
  topic: 'votes',
  summary:
    'Enters the answer to one question of the ballot with a number. It is stored before it is answered, and the same sent twice is one. Two people enter each ballot on their own; settles: a third decides where they differ. where says why it is refused (entryRefused): notEntering, unknownBallot, unknownQuestion, misfit, enteredByYou, enteredTwice, notDifferent, settledAlready.',
  example: { number: 49, survey: 'gent', answer: { kind: 'choice', raw: ['p2', 'p5'] }, settles: false },
  answer: 'How far the ballots are then.',
};
