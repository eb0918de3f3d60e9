import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull, wordOf } from '../../decode.ts';
import { boxesWire } from './boxes.ts';

/** Does something with the ballot boxes of a vote. */
export const changeBoxesCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/boxes',
  caller: 'staff',
  act: 'desk.enterBallots',
  body: t.intersection([
    t.type({ act: wordOf(['plan', 'remove', 'open', 'seal', 'count', 'begin']) }),
    t.partial({
      box: orNull(t.string),
      name: orNull(t.string),
      witness: orNull(t.string),
      words: orNull(t.string),
      found: orNull(t.number),
    }),
  ]),
  isClosed: true,
  answer: boxesWire,
  refusals: ['unknownSurvey', 'boxRefused', 'storageFailed'],
} as const satisfies Call;

export const changeBoxesText: CallText<typeof changeBoxesCall> = {
  call: changeBoxesCall,
  id: 'changeBoxes',
  topic: 'votes',
  summary:
    'Plans a box (name), removes one that was never opened, opens or seals one (witness: the second person who is present; words: the numbers of the seals), notes how many ballots were found in it when all are sealed and the whole vote is over (count, with found), or begins the entering (begin): boxes with fewer than 25 ballots are mixed into the next one then. More ballots than were given need words, and those that are too many are drawn out folded. Only people do this who are signed in. where says why it is refused (boxRefused).',
  example: { act: 'plan', name: 'Mercat' },
  answer: 'The boxes as they are then.',
};
