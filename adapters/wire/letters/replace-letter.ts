import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { nullable, wordOf } from '../decode.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { madeLettersWire } from './letters.ts';

/** Makes a letter in place of a lost one. */
export const replaceLetterCall = {
  method: 'post',
  path: '/api/{realm}/staff/votes/{id}/letters/replacements',
  caller: 'staff',
  act: 'census.change',
  body: t.type({
    id: t.string,
    name: t.string,
    lines: t.array(t.string),
    postalCode: t.string,
    town: t.string,
    language: nullable(wordOf(languages)),
  }),
  isClosed: true,
  answer: madeLettersWire,
  refusals: ['unknownSurvey', 'importOutdated', 'lettersRefused', 'storageFailed'],
} as const satisfies Call;

export const replaceLetterText: CallText<typeof replaceLetterCall> = {
  call: replaceLetterCall,
  id: 'replaceLetter',
  topic: 'votes',
  summary:
    'Makes a letter for one person, whose number, name and address are typed now and stored nowhere. The code of the lost letter stops counting at once. Who asked and on which day is noted, without an hour. where says why it is refused (lettersRefused): as for makeLetters, noSuchPerson, and the name of a field that is blank or wrong.',
  example: {
    id: '12345678Z',
    name: 'Ana Gil Ros',
    lines: ['Carrer Major 7, 2º'],
    postalCode: '46001',
    town: 'Vilanova',
    language: 'va',
  },
  answer: 'The file in Base64, with one letter.',
};
