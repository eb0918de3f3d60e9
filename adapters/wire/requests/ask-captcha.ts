import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { captchaWire } from './captcha.ts';
import { optionalText } from '../query.ts';

/** A picture with a sum, valid for five minutes and one try; with format=json also in words. */
export const askCaptchaCall = {
  method: 'get',
  path: '/api/{realm}/requests/captcha',
  query: { format: optionalText, lang: optionalText },
  caller: 'anybody',
  answer: captchaWire,
  refusals: ['storageFailed'],
} as const satisfies Call;

export const askCaptchaText: CallText<typeof askCaptchaCall> = {
  call: askCaptchaCall,
  id: 'askCaptcha',
  topic: 'requests',
  summary: 'A picture with a sum, valid for five minutes and one try; with format=json also in words.',
  query: {
    format: { tells: 'json; without it, only the picture.', example: 'json' },
    lang: { tells: 'The language of the words.', example: 'va' },
  },
  answer: 'The captcha; without format, its picture as SVG.',
};
