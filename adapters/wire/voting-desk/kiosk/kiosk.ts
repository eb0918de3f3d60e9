import * as t from 'io-ts';
import { localizedText } from '../../decode.ts';

/** A kiosk as the desk sees it. */
export const deskKioskWire = t.type({
  id: t.string,
  name: t.string,
  until: t.string,
  /** False while its code has not been typed at a tablet. */
  started: t.boolean,
});

/** A kiosk as its own page sees it: what is voted there, and until when. */
export const kioskWire = t.type({
  name: t.string,
  until: t.string,
  vote: t.string,
  title: localizedText,
  /** The surveys of the vote, the main one first. */
  surveys: t.array(t.string),
});
export type KioskSeen = t.TypeOf<typeof kioskWire>;
