import * as t from 'io-ts';
import { activityPhases } from '#domain/registrations/activity/activity-phase.ts';
import { lineRules, placeModes, segmentChecks } from '#domain/registrations/activity/activity.ts';
import { familyRules } from '#domain/registrations/draw/draw-list.ts';
import { localizedText, nullable, wordOf } from '../decode.ts';

const named = { id: t.string, title: localizedText };

/** An activity in a list. Moments are UTC. */
export const activityRowWire = t.type({
  ...named,
  summary: localizedText,
  phase: wordOf(activityPhases),
  mode: wordOf(placeModes),
  opens: t.string,
  closes: t.string,
  starts: t.string,
  ends: t.string,
});
export type ActivityRow = t.TypeOf<typeof activityRowWire>;

const groupWire = t.type({
  ...named,
  schedule: localizedText,
  where: localizedText,
  minimumAge: nullable(t.number),
  maximumAge: nullable(t.number),
  sessions: t.array(t.string),
  places: t.array(t.type({ segment: t.string, count: t.number, free: t.number })),
  /** How many wait for it. */
  waiting: t.number,
});

const planWire = t.intersection([
  t.type({ ...named, price: t.number }),
  /** In which parts it is paid; the day is null for who accepts the place. Missing where a device kept it before. */
  t.partial({ parts: t.array(t.type({ day: nullable(t.string), amount: t.number })) }),
]);

/** An activity as everybody reads it. Amounts are cents, moments are UTC. */
export const activityWire = t.intersection([
  activityRowWire,
  t.type({
    flowsAt: t.string,
    appealsUntil: t.string,
    isForCensus: t.boolean,
    segments: t.array(t.type({ ...named, check: wordOf(segmentChecks) })),
    groups: t.array(groupWire),
    flow: t.array(t.type({ from: t.string, to: t.string })),
    proofs: t.array(t.type({ ...named, isRequired: t.boolean })),
    points: t.array(t.type({ ...named, points: t.number, most: t.number })),
    plans: t.array(planWire),
    exemptions: t.array(t.type({ ...named, percent: t.number })),
    wishes: t.number,
    offerHours: t.number,
    lineRule: wordOf(lineRules),
    families: wordOf(familyRules),
    terms: t.array(t.type({ hoursBefore: t.number, percent: t.number })),
    /** When its lists were published; null: not yet. */
    lists: t.type({ provisional: nullable(t.string), final: nullable(t.string) }),
  }),
  /** Days for which a part that is late is awaited. Missing where a device kept it before. */
  t.partial({ graceDays: t.number }),
  /** Why it does not take place; null, and missing where a device kept it before: it does. */
  t.partial({ calledOff: nullable(t.string) }),
]);
export type ActivityAnswer = t.TypeOf<typeof activityWire>;
