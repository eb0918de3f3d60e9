import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { localizedText } from '../decode.ts';
import { importEntryWire } from './import.ts';

/** Lists the imports of a town. */
export const listImportsCall = {
  method: 'get',
  path: '/api/{realm}/staff/imports',
  caller: 'staff',
  act: 'document.publish',
  answer: t.type({
    items: t.array(importEntryWire),
    processes: t.array(t.type({ id: t.string, title: localizedText })),
  }),
  refusals: [],
} as const satisfies Call;

export const listImportsText: CallText<typeof listImportsCall> = {
  call: listImportsCall,
  id: 'listImports',
  topic: 'staff',
  summary:
    'The last fifty imports of the town, the latest first, and the processes for which proposals can be brought.',
  answer: 'The imports.',
};
