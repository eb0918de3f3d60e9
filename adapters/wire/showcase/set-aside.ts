import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { pickupWire } from './pickup.ts';

/** Asks a shop to set something aside. */
export const setAsideCall = {
  method: 'post',
  path: '/api/{realm}/showcase/{shop}/pickups',
  caller: 'anybody',
  body: t.type({ id: t.string, offer: t.string, pieces: t.number, name: t.string }),
  isClosed: true,
  answer: pickupWire,
  refusals: ['pickupRefused', 'tooManyAttempts', 'storageFailed'],
} as const satisfies Call;

export const setAsideText: CallText<typeof setAsideCall> = {
  call: setAsideCall,
  id: 'setAside',
  topic: 'showcase',
  summary:
    'Has a shop set pieces of an offer aside until it closes, an hour from now at the earliest; they are paid there. id is made by chance on the device: sent again, it is answered again, and who has it may give the pieces back. where of pickupRefused is id, pieces, name, soldOut, notOffered, closed (the shop does not open before the offer ends), otherPickup, busy or portalClosed. Ten in ten minutes from a network make it wait.',
  example: { id: 'a-key-made-by-chance', offer: 'cocas', pieces: 2, name: 'Empar' },
  answer: 'What is set aside, with the letters that are said in the shop.',
};
