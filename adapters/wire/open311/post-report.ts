import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { takenWire311 } from './open311.ts';
import { optionalText } from '../query.ts';

/** Open311. */
export const postReportCall = {
  method: 'post',
  path: '/{realm}/open311/v2/requests.json',
  query: { jurisdiction_id: optionalText },
  caller: 'anybody',
  form: {
    type: 'application/x-www-form-urlencoded',
    names: [
      'api_key',
      'service_code',
      'lat',
      'long',
      'address_string',
      'description',
      'email',
      'first_name',
      'last_name',
      'phone',
      'attribute[…]',
    ],
  },
  answer: takenWire311,
  refusals: [
    'noApiKey',
    'unknownMailbox',
    'unreadable',
    'reportRefused',
    'tooManyRequests',
    'keyReused',
    'storageFailed',
  ],
} as const satisfies Call;

export const postReportText: CallText<typeof postReportCall> = {
  call: postReportCall,
  id: 'postReport',
  topic: 'requests',
  summary:
    'Open311: reports something, with a key that the town gave (api_key). The form’s own checks follow, except the captcha. Idempotency-Key as in createRequest.',
  query: {
    jurisdiction_id: {
      tells: 'The town or one of its hosts, for clients that must send it.',
      example: 'vilanova',
    },
  },
  answer: 'The public number of the report.',
};
