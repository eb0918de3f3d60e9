import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { applicationContentWire, applicationPartyWire, ownApplicationWire } from './own-application.ts';

/** Applies for an activity. */
export const sendApplicationCall = {
  method: 'post',
  path: '/api/{realm}/registrations/activities/{id}/applications',
  caller: 'session',
  body: t.intersection([
    t.type({ key: t.string, party: applicationPartyWire, content: applicationContentWire }),
    t.partial({ family: orNull(t.string), forward: orNull(t.string) }),
  ]),
  answer: ownApplicationWire,
  refusals: ['unknownDocument', 'registrationRefused', 'noBank', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const sendApplicationText: CallText<typeof sendApplicationCall> = {
  call: sendApplicationCall,
  id: 'sendApplication',
  topic: 'registrations',
  summary:
    'Applies for an activity, for oneself or for a child. The device makes the key by chance (22 letters or more): it opens the application, and the same sent again with it is the same application. A person has one application in an activity, whatever the spelling of their number. family links it with others: new begins a family, whose letters the others send. Where the first to come have the places, it gets one at once or waits. where says why it is refused (registrationRefused).',
  example: {
    key: 'JtPz0f4uQ8mHc1Xw7bLk2A',
    party: {
      participant: { name: 'Neus Soler', identity: '', birthDay: '2018-05-01' },
      guardian: { name: 'Empar Soler', identity: '12345678Z', birthDay: '1984-03-02' },
      email: 'empar@correo.example',
    },
    content: { wishes: ['mati'], segments: [], points: [], plan: null, exemptions: [] },
  },
  answer: 'The application.',
};
