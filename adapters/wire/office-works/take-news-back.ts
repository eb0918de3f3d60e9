import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { workWire } from './work.ts';

/** Takes news of a project back. */
export const takeNewsBackCall = {
  method: 'post',
  path: '/api/{realm}/staff/works/{id}/news/{news}/undo',
  caller: 'staff',
  act: 'proposal.update',
  body: t.type({}),
  isClosed: true,
  answer: t.type({ work: workWire }),
  refusals: ['unknownWork', 'undoOver', 'storageFailed'],
} as const satisfies Call;

export const takeNewsBackText: CallText<typeof takeNewsBackCall> = {
  call: takeNewsBackCall,
  id: 'takeNewsBack',
  topic: 'works',
  summary:
    'Takes the last news of a project back, if the same member of staff published it less than 30 seconds ago: the document is as it was before. Refused (undoOver) if that time is over (why: tooLate) or if the document was published since (why: handledSince). Asked again, it gives the same answer.',
  example: {},
  answer: 'The project as it is then.',
};
