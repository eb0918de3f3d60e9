import * as t from 'io-ts';
import type { CallText } from '../call-text.ts';
import type { Call } from '../call.ts';
import { pickupWire } from './pickup.ts';

/** What is set aside under a key. The key is posted, so that no log has it. */
export const readPickupCall = {
  method: 'post',
  path: '/api/{realm}/showcase/{shop}/pickup',
  caller: 'anybody',
  body: t.type({ id: t.string }),
  isClosed: true,
  answer: pickupWire,
  refusals: ['unknownPickup'],
} as const satisfies Call;

export const readPickupText: CallText<typeof readPickupCall> = {
  call: readPickupCall,
  id: 'readPickup',
  topic: 'showcase',
  summary:
    'What a shop has set aside under a key, and whether it waits, was handed over, was given back or has lapsed.',
  example: { id: 'a-key-made-by-chance' },
  answer: 'What is set aside.',
};

/** Gives back what is set aside under a key. */
export const returnPickupCall = {
  method: 'post',
  path: '/api/{realm}/showcase/{shop}/pickup/return',
  caller: 'anybody',
  body: t.type({ id: t.string }),
  isClosed: true,
  answer: pickupWire,
  refusals: ['unknownPickup', 'pickupRefused', 'storageFailed'],
} as const satisfies Call;

export const returnPickupText: CallText<typeof returnPickupCall> = {
  call: returnPickupCall,
  id: 'returnPickup',
  topic: 'showcase',
  summary:
    'Gives back what is set aside: others can have it. Done twice, it is done once. where of pickupRefused is notWaiting.',
  example: { id: 'a-key-made-by-chance' },
  answer: 'What was set aside.',
};
