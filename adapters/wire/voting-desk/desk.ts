import * as t from 'io-ts';
import { deskAnswers } from '#domain/voting/desk/desk-answer.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';
import { deskKioskWire } from './kiosk/kiosk.ts';

/** A box as the desk sees it: never how many ballots are in it. */
const deskBoxWire = t.type({
  id: t.string,
  name: t.string,
  state: wordOf(['planned', 'open', 'sealed', 'entering', 'counted']),
  /** What is done with its envelopes when it is sealed, and with which box they go; null if it has none. */
  envelopes: nullable(t.type({ deed: wordOf(['open', 'join', 'withBox']), to: nullable(t.string) })),
});

/** The desk of a vote. */
export const deskWire = t.type({
  vote: t.string,
  title: localizedText,
  /** Whether ballots may be given into an open box now, and whether envelopes may be passed. */
  gives: t.boolean,
  passesEnvelopes: t.boolean,
  boxes: t.array(deskBoxWire),
  kiosks: t.array(deskKioskWire),
});
export type DeskSeen = t.TypeOf<typeof deskWire>;

/** What the desk learns of a person, and nothing else. */
export const deskAnswerWire = t.type({ answer: wordOf(deskAnswers) });
