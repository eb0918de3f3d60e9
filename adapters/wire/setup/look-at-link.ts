import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { orNull } from '../decode.ts';

/** Looks at a link that makes a town, and at the realm that the town would have. */
export const lookAtSetupLinkCall = {
  method: 'post',
  path: '/api/setup',
  isTownless: true,
  caller: 'anybody',
  body: t.intersection([t.type({ link: t.string }), t.partial({ realm: orNull(t.string) })]),
  isClosed: true,
  answer: t.type({ isFirst: t.boolean }),
  refusals: ['setupLinkInvalid', 'townRefused', 'storageFailed'],
} as const satisfies Call;

export const lookAtSetupLinkText: CallText<typeof lookAtSetupLinkCall> = {
  call: lookAtSetupLinkCall,
  id: 'lookAtSetupLink',
  topic: 'staff',
  summary:
    'Looks at the link that makes a town, which a server without towns prints when it starts, and `concejo town new` at any time; the link is not used by that. With realm, it also says whether a town may have it: townRefused names what is wrong as realm.empty, realm.letters, realm.long, realm.reserved or realm.taken.',
  example: { link: 'secret', realm: 'la-font-d-en-carros' },
  answer: 'Whether it makes the first town of the installation.',
};
