import * as t from 'io-ts';
import { pushSubjects } from '#domain/push/subjects.ts';
import { languages } from '#domain/shared/localized-text.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, wordOf } from '../decode.ts';

/** Minutes after midnight, by the clock of the town; from may be after until. */
const quietWire = t.type({ from: t.number, until: t.number });

/** What is switched on of a phone. */
const phoneSettingsWire = t.type({
  /** The key with which a browser subscribes; null: this council sends no messages. */
  pushKey: nullable(t.string),
  subjects: t.array(wordOf(pushSubjects)),
  quiet: nullable(quietWire),
  /** Whether the session has a verified address: what is mailed to it comes as a message, too. */
  isKnown: t.boolean,
});
export type PhoneSettings = t.TypeOf<typeof phoneSettingsWire>;

/** Reads what is switched on of a phone. */
export const readPhoneCall = {
  method: 'post',
  path: '/api/{realm}/phone',
  caller: 'session',
  body: t.partial({ endpoint: nullable(t.string) }),
  answer: phoneSettingsWire,
  refusals: ['storageFailed'],
} as const satisfies Call;

export const readPhoneText: CallText<typeof readPhoneCall> = {
  call: readPhoneCall,
  id: 'readPhone',
  topic: 'portals',
  summary:
    'What is switched on of a phone, by the endpoint of its push subscription: subjects (empty at first), quiet hours, whether the session has a verified address, and the key with which a browser subscribes (pushKey; null: this council sends no messages).',
  example: { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA' },
  answer: 'The settings of the phone.',
};

/** Switches subjects of a phone on and off. */
export const keepPhoneCall = {
  method: 'post',
  path: '/api/{realm}/phone/settings',
  caller: 'session',
  body: t.type({
    push: t.type({ endpoint: t.string, p256dh: t.string, auth: t.string }),
    subjects: t.array(wordOf(pushSubjects)),
    quiet: nullable(quietWire),
    language: wordOf(languages),
  }),
  isClosed: true,
  answer: phoneSettingsWire,
  refusals: ['unreadable', 'storageFailed'],
} as const satisfies Call;

export const keepPhoneText: CallText<typeof keepPhoneCall> = {
  call: keepPhoneCall,
  id: 'keepPhone',
  topic: 'portals',
  summary:
    'Switches on what a phone gets messages about, all of it each time; without subjects its address is erased. In quiet hours (minutes after midnight in the town, from one to the other) messages wait for their end. where of unreadable: push (not an address of a push service), quiet. Somebody else who signs in on the phone sends it again: it is theirs then.',
  example: {
    push: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    subjects: ['appointments', 'votes'],
    quiet: { from: 1320, until: 480 },
    language: 'es',
  },
  answer: 'The settings of the phone, as they are then.',
};
