import * as t from 'io-ts';
import { localizedText, nullable, wordOf } from '../decode.ts';

/** A count in steps of 25: at least that many; null if it is hidden. */
const toldWire = nullable(t.number);

/** The day of a vote: turnout in steps, whether all is well, and what happened. */
export const voteDayWire = t.type({
  vote: t.string,
  title: localizedText,
  /** How many people the census of the opening has. */
  people: nullable(t.number),
  /** At least so many have voted; null if the vote hides it from everybody: then no day and no channel is told either. */
  total: nullable(t.number),
  days: t.array(t.type({ day: t.string, atLeast: toldWire })),
  /** The last day on which people vote; null if it has none. */
  ends: nullable(t.string),
  /** Null with fewer than 25 paper ballots in all. */
  channels: nullable(
    t.array(
      t.type({
        channel: wordOf(['web', 'assisted', 'paper']),
        /** The name of the box. */
        box: nullable(t.string),
        atLeast: toldWire,
      }),
    ),
  ),
  stored: wordOf(['equal', 'different', 'moving']),
  /** Whether the census has the people of the opening, or of the latest signed change. */
  census: wordOf(['same', 'changed', 'none']),
  copies: t.type({
    state: wordOf(['none', 'old', 'fresh']),
    /** The minute in which the last complete copy was made, whose contents were checked then. */
    last: nullable(t.string),
  }),
  /** The median of how long voters waited for their answer, in tenths of a second; null before 25 have voted. */
  wait: nullable(t.number),
  kiosks: t.array(
    t.type({
      name: t.string,
      /** The minute in which its page asked last. */
      seen: nullable(t.string),
      state: wordOf(['waiting', 'on', 'silent']),
    }),
  ),
  /** What residents ask about the vote and nobody has answered, the oldest first; null if no form that the reader may read names it. */
  questions: nullable(
    t.type({
      /** The forms that name the vote. */
      mailboxes: t.array(t.string),
      total: t.number,
      items: t.array(
        t.type({ number: t.string, title: t.string, came: t.string, status: t.string, hasReply: t.boolean }),
      ),
    }),
  ),
  incidents: t.array(t.type({ at: t.string, by: t.string, words: nullable(t.string) })),
});
export type VoteDay = t.TypeOf<typeof voteDayWire>;
