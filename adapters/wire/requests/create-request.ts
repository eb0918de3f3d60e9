import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { createdWire, readReceipt, requestWire } from './request.ts';

/** Sends a request. */
export const createRequestCall = {
  method: 'post',
  path: '/incidences2/{realm}/requests/{mailbox}/create',
  caller: 'session',
  body: requestWire,
  answer: createdWire,
  read: readReceipt,
  refusals: [
    'unknownMailbox',
    'mailboxClosed',
    'mailboxMisconfigured',
    'requestRefused',
    'captchaFailed',
    'censusInvalid',
    'tooManyAttempts',
    'tooManyRequests',
    'paymentMissing',
    'profileIncomplete',
    'keyReused',
    'storageFailed',
  ],
} as const satisfies Call;

export const createRequestText: CallText<typeof createRequestCall> = {
  call: createRequestCall,
  id: 'createRequest',
  topic: 'requests',
  summary:
    'Sends a request. The header Idempotency-Key (16 to 64 letters and digits) names the intent: the same request under the same key is stored once and gets the same answer. Fields that are not named here are sent in extra.',
  example: {
    title: 'Banco roto',
    body: 'Hay un banco roto en la plaza',
    category: 'mobiliario',
    contact: { firstName: 'Ana', email: 'ana@correu.example' },
    images: ['K7QM-2XRA-VD5H-N3TE'],
    coordinates: { lat: 39.4101, lng: -0.3455 },
    captcha: { id: 'B4ZC-W6PJ-2XRA-VD5H', answer: '11' },
    extra: { estorba: 'no', peligro: false },
    privacy: true,
    origin: 'web',
  },
  answer: 'The request is stored; _id is its reference.',
};
