import * as t from 'io-ts';
import { nullable, orNull, wordOf } from '../decode.ts';

const stretchWire = { opens: t.string, closes: t.string };
const slotWire = t.type({ weekday: t.number, at: t.string, minutes: t.number });
const closureWire = t.type({ place: nullable(t.string), day: t.string, ...stretchWire, why: t.string });
const hoursWire = t.type({ weekday: t.number, ...stretchWire });
const clubWire = t.type({ id: t.string, title: t.string, tier: t.number, licences: t.number });
const wishParts = {
  id: t.string,
  club: t.string,
  rank: t.number,
  weekday: t.number,
  at: t.string,
  minutes: t.number,
  alternatives: t.array(slotWire),
  places: t.array(t.string),
  count: t.number,
};

/** A season as the council asks for it. A wish without days is for the whole season. */
export const seasonDraftWire = t.type({
  id: t.string,
  title: t.string,
  from: t.string,
  weeks: t.number,
  hours: t.array(hoursWire),
  closures: t.array(closureWire),
  clubs: t.array(clubWire),
  wishes: t.array(
    t.intersection([t.type(wishParts), t.partial({ from: orNull(t.string), until: orNull(t.string) })]),
  ),
});
export type SeasonDraft = t.TypeOf<typeof seasonDraftWire>;

/** All that a plan depends on. */
const seasonWire = t.type({
  places: t.array(t.type({ id: t.string, within: nullable(t.string) })),
  from: t.string,
  weeks: t.number,
  before: t.number,
  after: t.number,
  hours: t.array(hoursWire),
  closures: t.array(closureWire),
  clubs: t.array(clubWire),
  wishes: t.array(t.type({ ...wishParts, from: t.string, until: t.string })),
});

/** Why a place was not to be had. Which members it has beside its kind follows from that. */
const obstacleWire = t.intersection([
  t.type({ kind: wordOf(['outsideHours', 'closed', 'taken', 'own', 'tooFew']) }),
  t.partial({
    why: t.string,
    club: t.string,
    wish: t.string,
    round: t.number,
    by: wordOf(['round', 'tier', 'licences', 'register']),
    free: t.number,
  }),
]);

const turnWire = t.type({
  round: t.number,
  club: t.string,
  wish: t.string,
  weeks: t.array(t.string),
  uses: t.array(
    t.type({
      day: t.string,
      at: t.string,
      minutes: t.number,
      places: t.array(t.string),
      isReplacement: t.boolean,
    }),
  ),
  refused: t.array(t.string),
  refusals: t.array(
    t.type({ slot: slotWire, place: t.string, days: t.array(t.string), obstacle: obstacleWire }),
  ),
});

/** A plan that nothing is taken for yet. */
export const draftedSeasonWire = t.type({ season: seasonWire, turns: t.array(turnWire), hash: t.string });
export type DraftedSeasonAnswer = t.TypeOf<typeof draftedSeasonWire>;

/** A season that is published. */
export const publishedSeasonWire = t.intersection([
  draftedSeasonWire,
  t.type({ id: t.string, title: t.string }),
]);
