import * as t from 'io-ts';
import { nullable } from '../../decode.ts';

/** A person whose appointment staff changed, who has to be called. */
export const personToCallWire = t.type({
  id: t.string,
  name: t.string,
  phone: t.string,
  code: nullable(t.string),
  services: t.array(t.string),
  from: t.string,
  office: t.string,
  /** Null: it was given back. */
  to: nullable(t.string),
  toOffice: nullable(t.string),
  reason: t.string,
  by: t.string,
  at: t.string,
});
export type PersonToCallAnswer = t.TypeOf<typeof personToCallWire>;

/** Those who are still to be called, the next appointment first. */
export const peopleToCallWire = t.type({ items: t.array(personToCallWire), itemsCount: t.number });
