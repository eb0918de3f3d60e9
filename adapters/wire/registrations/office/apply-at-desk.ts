import * as t from 'io-ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { orNull } from '../../decode.ts';
import { applicationContentWire, applicationPartyWire, ownApplicationWire } from '../own-application.ts';

/** Applies at a desk. */
export const applyAtDeskCall = {
  method: 'post',
  path: '/api/{realm}/staff/registrations/activities/{id}/applications',
  caller: 'staff',
  act: 'registration.serve',
  body: t.intersection([
    t.type({ key: t.string, party: applicationPartyWire, content: applicationContentWire }),
    t.partial({ family: orNull(t.string) }),
  ]),
  isClosed: true,
  answer: ownApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const applyAtDeskText: CallText<typeof applyAtDeskCall> = {
  call: applyAtDeskCall,
  id: 'applyAtDesk',
  topic: 'registrations',
  summary:
    'Applies at a desk for a person whose document a person of staff has seen: the census knows them by their number. The page makes the key, which is given to the applicant.',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    party: {
      participant: { name: 'Neus Soler', identity: '', birthDay: '2018-05-01' },
      guardian: { name: 'Empar Soler', identity: '12345678Z', birthDay: '1984-03-02' },
      email: 'empar@correo.example',
    },
    content: { wishes: ['mati'], segments: [], points: [], plan: null, exemptions: [] },
  },
  answer: 'The application, with its key for who applies.',
};
