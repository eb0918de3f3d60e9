import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { roleGrantWire } from './grant.ts';
import { personWire, staffSessionWire } from './person.ts';

export const meWire = t.type({
  id: t.string,
  name: t.string,
  grants: t.array(roleGrantWire),
  /** What the roles allow now, in some part of the town at least; each call decides for its own subject. */
  acts: t.array(t.string),
  person: t.union([personWire, t.null]),
  session: t.union([staffSessionWire, t.null]),
});

/** Who calls: the person who is signed in, or the program whose token came, with their roles and what these allow now somewhere in the town. */
export const readMeCall = {
  method: 'get',
  path: '/api/{realm}/staff/me',
  caller: 'staff',
  act: null,
  answer: meWire,
  refusals: [],
} as const satisfies Call;

export const readMeText: CallText<typeof readMeCall> = {
  call: readMeCall,
  id: 'readMe',
  topic: 'staff',
  summary:
    'Who calls: the person who is signed in, or the program whose token came, with their roles and what these allow now somewhere in the town.',
  answer: 'The caller. `person` and `session` are null for a program.',
};
