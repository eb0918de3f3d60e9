import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';

/** Makes a town with a link that works once. */
export const makeTownCall = {
  method: 'post',
  path: '/api/setup/town',
  isTownless: true,
  caller: 'anybody',
  body: t.intersection([
    t.type({
      link: t.string,
      name: t.string,
      realm: t.string,
      languages: t.array(t.string),
      person: t.string,
    }),
    t.partial({ timeZone: t.string }),
  ]),
  isClosed: true,
  answer: t.type({ realm: t.string, invitation: t.string }),
  refusals: ['setupLinkInvalid', 'townRefused', 'storageFailed'],
} as const satisfies Call;

export const makeTownText: CallText<typeof makeTownCall> = {
  call: makeTownCall,
  id: 'makeTown',
  topic: 'staff',
  summary:
    'Makes a town with a link that works once. The first of languages is that of the town; timeZone is Europe/Madrid (if it is missing) or Atlantic/Canary; person is the name of who will work in its office first. The town has drafts to begin with, and shows nothing to the public until they are published. townRefused names the part that is wrong: name, languages, timeZone, person, or realm with what is wrong with it (realm.taken).',
  example: {
    link: 'secret',
    name: 'La Font d’en Carròs',
    realm: 'la-font-d-en-carros',
    languages: ['va', 'es'],
    person: 'Amparo',
  },
  answer: 'The realm of the town, and the invitation with which that person makes their first passkey.',
};
