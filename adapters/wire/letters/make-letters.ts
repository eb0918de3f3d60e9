import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { broughtLettersWire, madeLettersWire } from './letters.ts';

/** Makes letters with codes. */
export const makeLettersCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/letters',
  caller: 'staff',
  act: 'census.change',
  bodyLimit: 22 * 1024 * 1024,
  body: t.intersection([broughtLettersWire, t.type({ basis: t.string })]),
  isClosed: true,
  answer: madeLettersWire,
  refusals: [
    'unknownSurvey',
    'importRefused',
    'importOutdated',
    'importNotReady',
    'lettersRefused',
    'storageFailed',
  ],
} as const satisfies Call;

export const makeLettersText: CallText<typeof makeLettersCall> = {
  call: makeLettersCall,
  id: 'makeLetters',
  topic: 'votes',
  summary:
    'Makes letters with codes as a preview showed them: one PDF, a page a letter, in the order of the post, each in its person’s language, encrypted to the certificate of the printer (CMS EnvelopedData in DER, opened by openssl cms -decrypt -inform DER). From then on the new codes count, and earlier ones do not. Names, addresses and codes are stored nowhere. where says why it is refused (lettersRefused): noPrinter, unconfirmed, printerOver, over, noCensus, program, bothSides.',
  example: { file: 'RE5JO05vbWJyZTtDYWxsZTtDUDtNdW5pY2lwaW8K…', basis: '3f1c….7' },
  answer: 'The file in Base64, how many letters it has, and its SHA-256.',
};
