import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { keyAnswerField } from '../../office/ask-to-sign.ts';
import { boxesWire } from './boxes.ts';

/** What two people sign of a box. */
export const boxRecordWire = t.type({
  given: t.number,
  found: t.number,
  drawnOut: t.number,
  missing: t.number,
  ballots: t.number,
  blank: t.number,
  spoiled: t.number,
  hash: t.string,
});
export type BoxRecordAnswer = t.TypeOf<typeof boxRecordWire>;

/** The record of a box, once every ballot is entered twice alike or decided. */
export const readBoxRecordCall = {
  method: 'get',
  path: '/api/{realm}/staff/votes/{id}/boxes/{box}/record',
  caller: 'staff',
  act: 'desk.enterBallots',
  answer: boxRecordWire,
  refusals: ['unknownSurvey', 'boxRefused'],
} as const satisfies Call;

export const readBoxRecordText: CallText<typeof readBoxRecordCall> = {
  call: readBoxRecordCall,
  id: 'readBoxRecord',
  topic: 'votes',
  summary:
    'The record of a box: ballots given by the marks, found, drawn out because they were too many, missing, blank and spoiled. It has no sum of any option.',
  answer: 'The record, with the hash that two people sign.',
};

/** Signs the record of a box. */
export const signBoxRecordCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/boxes/{box}/signatures',
  caller: 'staff',
  act: 'desk.enterBallots',
  body: t.intersection([t.type({ hash: t.string, words: t.string }), t.partial(keyAnswerField)]),
  isClosed: true,
  answer: boxesWire,
  refusals: ['unknownSurvey', 'boxRefused', 'passkeyRefused', 'storageFailed'],
} as const satisfies Call;

export const signBoxRecordText: CallText<typeof signBoxRecordCall> = {
  call: signBoxRecordCall,
  id: 'signBoxRecord',
  topic: 'votes',
  summary:
    'Signs the record of a box; words say why ballots are missing, if any are; answer is that of a passkey (askToSign), of who has one. The second signature, of another person, makes the box counted. With the last box of the vote its paper ballots join those of the web under random ids, and the results are no longer held back. where says why it is refused: unsettled, noWords, changed, samePerson.',
  example: { hash: '7f3a91c05be24d18', words: '' },
  answer: 'The boxes as they are then.',
};
