import * as t from 'io-ts';
import { orNull } from '../decode.ts';

/** Work that a device did for a hold: what it was asked for by a refusal `workNeeded`, with what it found. */
export const holdWorkWire = t.type({
  minute: t.number,
  tries: t.number,
  counters: t.array(t.number),
});

/** The members of a call that holds something for a device: missing as long as little is held. */
export const workMembers = { work: orNull(holdWorkWire) };

/** What is worked for, as the fault of a refusal says it. */
export const askedWorkWire = t.type({
  kind: t.literal('workNeeded'),
  challenge: t.string,
  minute: t.number,
  tries: t.number,
});
