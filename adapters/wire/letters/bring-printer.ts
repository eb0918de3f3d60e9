import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { letterRecordWire } from './letters.ts';

/** Names the printer of the letters of a vote. */
export const bringPrinterCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/letters/printer',
  caller: 'staff',
  act: 'census.change',
  body: t.type({ certificate: t.string }),
  bodyLimit: 64 * 1024,
  isClosed: true,
  answer: letterRecordWire,
  refusals: ['unknownSurvey', 'lettersRefused', 'storageFailed'],
} as const satisfies Call;

export const bringPrinterText: CallText<typeof bringPrinterCall> = {
  call: bringPrinterCall,
  id: 'bringPrinter',
  topic: 'votes',
  summary:
    'Brings the certificate (X.509 in PEM, RSA of 2,048 bits or more) of the printer to whom letters of a vote are encrypted. Another person confirms its fingerprint before any letter is made. where says why it is refused (lettersRefused): notACertificate, notRsa, tooShort, over, program, bothSides.',
  example: { certificate: '-----BEGIN CERTIFICATE-----…' },
  answer: 'The letters in numbers, with the printer, whom nobody has confirmed yet.',
};
