import * as t from 'io-ts';
import { directions } from '#domain/tickets/door/door-scan.ts';
import { nullable, wordOf } from '../../decode.ts';
import type { CallText } from '../../call-text.ts';
import type { Call } from '../../call.ts';
import { ticketAtDoorWire, verdictWire } from './verdict.ts';

/** How many scans come at once. */
export const mostScans = 50;

/** By what a device names a ticket. `hash`: by that of its code, as the list has it, in hexadecimal. */
export const ticketNames = ['code', 'letters', 'hash'] as const;

/** A scan as a device sends it. */
export const sentScanWire = t.type({
  nonce: t.string,
  ticket: t.type({ by: wordOf(ticketNames), text: t.string }),
  door: t.string,
  session: t.string,
  direction: wordOf(directions),
  /** By the council's clock, as the device knows it. */
  at: t.string,
  /** Whether there was no line. */
  offline: t.boolean,
  /** Whether the person at the door took it back. */
  undone: t.boolean,
  /** Whether they decided what there was to ask. */
  confirmed: t.boolean,
});
export type SentScanWire = t.TypeOf<typeof sentScanWire>;

/** What came of a scan. */
export const passedDoorWire = t.type({
  nonce: t.string,
  /** Null: too many scanned the same ticket at once; it is sent again. */
  verdict: nullable(verdictWire),
  ticket: nullable(ticketAtDoorWire),
});
export type PassedDoorWire = t.TypeOf<typeof passedDoorWire>;

/** Decides scans. */
export const passDoorCall = {
  method: 'post',
  path: '/api/{realm}/door/scans',
  caller: 'anybody',
  bodyLimit: 128 * 1024,
  body: t.type({ scans: t.array(sentScanWire) }),
  isClosed: true,
  answer: t.type({ items: t.array(passedDoorWire) }),
  refusals: ['doorNotAuthorised', 'unknownDoor', 'storageFailed'],
} as const satisfies Call;

export const passDoorText: CallText<typeof passDoorCall> = {
  call: passDoorCall,
  id: 'passDoor',
  topic: 'tickets',
  summary:
    'Decides up to 50 scans of a scanner, one after the other. A ticket that passes is inside, or outside, from then on; sent again under its nonce, a scan has the same answer and counts once. offline: it happened without a line, and is stored in any case. undone: it is taken back, within two minutes. confirmed: the person at the door has seen what the ticket asks for. where of unknownDoor: door, session, moment or tooMany.',
  example: {
    scans: [
      {
        nonce: '5f1c0a7be2d94b36',
        ticket: { by: 'code', text: 'CT1:6BF0HC3X' },
        door: 'door',
        session: 'viernes',
        direction: 'in',
        at: '2026-12-04T18:41:00.000Z',
        offline: false,
        undone: false,
        confirmed: false,
      },
    ],
  },
  answer: 'What came of each scan, in their order.',
};
