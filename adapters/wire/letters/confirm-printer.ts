import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { letterRecordWire } from './letters.ts';

/** Confirms the printer of the letters of a vote. */
export const confirmPrinterCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/letters/printer/confirmed',
  caller: 'staff',
  act: 'vote.read',
  body: t.type({ print: t.string }),
  isClosed: true,
  answer: letterRecordWire,
  refusals: ['unknownSurvey', 'lettersRefused', 'storageFailed'],
} as const satisfies Call;

export const confirmPrinterText: CallText<typeof confirmPrinterCall> = {
  call: confirmPrinterCall,
  id: 'confirmPrinter',
  topic: 'votes',
  summary:
    'Confirms, as another person than the one who brought it and with the role to change the vote, that a certificate is the printer’s. print is its fingerprint (SHA-256 in hexadecimal), as the caller has compared it. where says why it is refused (lettersRefused): samePerson, otherPrinter, noPrinter, program, bothSides.',
  example: { print: '82c894b8438cba29619297aa447ce1451983663de532539178bde6c15af12ece' },
  answer: 'The letters in numbers, with the confirmed printer.',
};
