import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { pickupWire } from './pickup.ts';

/** What the shop whose device the browser is has set aside. */
export const listPickupsCall = {
  method: 'get',
  path: '/api/{realm}/shop/pickups',
  caller: 'anybody',
  answer: t.type({ items: t.array(pickupWire), itemsCount: t.number }),
  refusals: ['shopNotAuthorised'],
} as const satisfies Call;

export const listPickupsText: CallText<typeof listPickupsCall> = {
  call: listPickupsCall,
  id: 'listPickups',
  topic: 'showcase',
  summary: 'What the shop whose device the browser is has set aside, the newest first: the last hundred.',
  answer: 'What is set aside, for whom and until when.',
};

/** Hands over what was set aside. */
export const handPickupCall = {
  method: 'post',
  path: '/api/{realm}/shop/pickups/hand',
  caller: 'anybody',
  body: t.type({ id: t.string }),
  isClosed: true,
  answer: pickupWire,
  refusals: ['shopNotAuthorised', 'unknownPickup', 'pickupRefused', 'storageFailed'],
} as const satisfies Call;

export const handPickupText: CallText<typeof handPickupCall> = {
  call: handPickupCall,
  id: 'handPickup',
  topic: 'showcase',
  summary:
    'Says that the shop has handed over what it set aside. Done twice, it is done once. where of pickupRefused is notWaiting.',
  example: { id: 'a-key-made-by-chance' },
  answer: 'What was handed over.',
};
