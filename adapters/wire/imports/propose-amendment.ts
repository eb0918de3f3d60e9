import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { waitingAmendmentWire } from '../voting/amendment.ts';
import { keyAnswerField } from '../office/ask-to-sign.ts';
import { broughtCensusWire } from './census-import.ts';

/** Brings an amendment of a census that opened votes fix. */
export const proposeAmendmentCall = {
  method: 'post',
  path: '/api/{realm}/staff/census/amendments',
  caller: 'staff',
  act: 'census.change',
  bodyLimit: 22 * 1024 * 1024,
  body: t.intersection([
    broughtCensusWire,
    t.type({ basis: t.string, reason: t.string }),
    t.partial(keyAnswerField),
  ]),
  isClosed: true,
  answer: waitingAmendmentWire,
  refusals: [
    'importRefused',
    'importOutdated',
    'importNotReady',
    'censusInUse',
    'signatureRefused',
    'passkeyRefused',
    'storageFailed',
  ],
} as const satisfies Call;

export const proposeAmendmentText: CallText<typeof proposeAmendmentCall> = {
  call: proposeAmendmentCall,
  id: 'proposeAmendment',
  topic: 'staff',
  summary:
    'Brings an amendment of the census, as a preview showed it, while a vote that two people opened checks it: people who are added, blocked, let in again, or have their number corrected. The census stays as it is until a second person, who signs votes, signs it on the page of one of these votes. reason is public. It takes the place of an amendment that waits. Only people bring one who are signed in, no programs; who has a passkey signs with its answer (askToSign). where says why one is refused (signatureRefused): notFixed, noReason, program, bothSides.',
  example: {
    file: 'RE5JO0HDsW8gZGUgbmFjaW1pZW50bwoxMjM0NTY3OFo7MTk4NAo=',
    basis: '3f1c….7.fixed',
    reason: 'Altas del padrón hasta el día 20',
  },
  answer: 'The amendment, which waits.',
};
