import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { optionalText } from '../query.ts';

/** Open311. */
export const postReportXmlCall = {
  method: 'post',
  path: '/{realm}/open311/v2/requests.xml',
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
  answer: { type: 'text/xml' },
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

export const postReportXmlText: CallText<typeof postReportXmlCall> = {
  call: postReportXmlCall,
  id: 'postReportXml',
  topic: 'requests',
  summary:
    'Open311: reports something, with a key that the town gave (api_key). The form’s own checks follow, except the captcha. Idempotency-Key as in createRequest.',
  query: {
    jurisdiction_id: {
      tells: 'The town or one of its hosts, for clients that must send it.',
      example: 'vilanova',
    },
  },
  answer: 'The same as XML.',
};
