import * as t from 'io-ts';
import { paperWays } from '#domain/voting/desk/desk-counts.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { wordOf } from '../decode.ts';

/** What came of a paper ballot that was to be given. */
const papersGiven = ['given', 'notListed', 'notForPerson', 'hasMark', 'unreadable'] as const;

/** Gives a paper ballot to a person: their marks in all surveys of the vote, and the counter of the box. */
export const givePaperCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/desk/papers',
  caller: 'staff',
  act: 'desk.identify',
  body: t.type({ identity: t.string, box: t.string, way: wordOf(paperWays), key: t.string }),
  isClosed: true,
  answer: t.type({ answer: wordOf(papersGiven) }),
  refusals: ['unknownSurvey', 'deskRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const givePaperText: CallText<typeof givePaperCall> = {
  call: givePaperCall,
  id: 'givePaper',
  topic: 'votes',
  summary:
    'Marks a person who is given a paper ballot (way: box), or whose envelope is passed later (way: envelope), in all surveys of the vote, and counts the ballot for an open box. A vote of the same person that is under way is decided before or after: one of the two is refused. key is made by chance for each person, from 16 to 64 letters and digits: a call whose answer was lost is sent again with the same key, and gets the same answer. Into a box while all surveys are open; envelopes until the box is sealed, also after the close of the vote. where of deskRefused: noDesk, closed, badKey.',
  example: { identity: '12345678Z', box: 'mercat', way: 'box', key: '4f1c09b27de35a86' },
  answer:
    'given; hasMark: the person has a mark, so that no ballot is given and an envelope stays shut; notListed, notForPerson or unreadable as at the desk.',
};
