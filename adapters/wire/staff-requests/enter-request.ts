import * as t from 'io-ts';
import { type DeskChannel, deskChannels } from '#domain/forms/desk/desk-channel.ts';
import { languages } from '#domain/shared/localized-text.ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';
import { requestWire } from '../requests/request.ts';
import { staffRequestWire } from '../requests/staff-request.ts';

const oneOf = <Name extends string>(names: readonly Name[]) =>
  t.keyof(Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>);

const enteredWire = t.intersection([
  t.type({
    mailbox: t.string,
    /** As a client sends it; a captcha is not asked. */
    request: requestWire,
    channel: oneOf<DeskChannel>(deskChannels),
    /** What the person was shown or told, and said yes to. */
    consent: t.type({ shown: t.string }),
    /** Names the intent: the same request under the same key is stored once. */
    key: t.string,
  }),
  /** The language of the person; without it, the town's. */
  t.partial({ language: orNull(oneOf(languages)) }),
]);

/** Enters a request for a person. */
export const enterRequestCall = {
  method: 'post',
  path: '/api/{realm}/staff/requests/enter',
  caller: 'staff',
  act: 'request.enter',
  body: enteredWire,
  answer: staffRequestWire,
  refusals: [
    'unknownMailbox',
    'mailboxClosed',
    'mailboxMisconfigured',
    'requestRefused',
    'captchaFailed',
    'censusInvalid',
    'tooManyRequests',
    'paymentMissing',
    'profileIncomplete',
    'keyReused',
    'correctionRefused',
    'storageFailed',
  ],
} as const satisfies Call;

export const enterRequestText: CallText<typeof enterRequestCall> = {
  call: enterRequestCall,
  id: 'enterRequest',
  topic: 'requests',
  summary:
    'Staff enter a request for a person at the desk, on the telephone, by letter or by mail, through the form of a mailbox and with its checks; a contact is optional, and a captcha is not asked. consent.shown is what the person was shown or told and agreed to; it is stored with who entered it and when (Ley 39/2015, article 12.2), and the request has both in management. The origin stays web. If the contact has an e-mail, its owner gets the receipt. A form that asks for a payment is refused without one (paymentMissing). key has 16 to 64 letters and digits.',
  example: {
    mailbox: 'incidencias',
    channel: 'telephone',
    request: { body: 'Hay una farola apagada', category: 'alumbrado' },
    consent: { shown: 'Se le leyó la información sobre protección de datos.' },
    language: 'va',
    key: 'vd5hn3tek7qm2xrab4zcw6pj',
  },
  answer: 'The request as it was stored.',
};
