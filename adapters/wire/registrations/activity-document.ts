import * as t from 'io-ts';
import {
  type Activity,
  type ActivityGroup,
  type FeePlan,
  type ActivityTimes,
  lineRules,
  placeModes,
  segmentChecks,
} from '#domain/registrations/activity/activity.ts';
import { activityFaults } from '#domain/registrations/activity/activity-faults.ts';
import { type PartDay, feeShares } from '#domain/registrations/money/fee-parts.ts';
import {
  addDays,
  type CalendarDay,
  endOfDay,
  instantAt,
  parseDay,
  startOfDay,
  type TimeZone,
} from '#domain/shared/calendar-day.ts';
import { cents } from '#domain/shared/money.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { decode, euros, localizedText, orNull, type Unreadable, wordOf } from '../decode.ts';
import { minutesOfClock } from '../reservations/minutes-of-clock.ts';

const named = t.type({ id: t.string, title: localizedText });

const groupWire = t.intersection([
  t.type({
    id: t.string,
    title: localizedText,
    vacancies: t.array(t.type({ segment: t.string, count: t.number })),
  }),
  t.partial({
    schedule: orNull(localizedText),
    where: orNull(localizedText),
    minimumAge: orNull(t.number),
    maximumAge: orNull(t.number),
    sessions: orNull(t.array(t.string)),
  }),
]);

const partWire = t.partial({ day: orNull(t.string), amount: orNull(euros) });

const feeWire = t.intersection([
  named,
  t.type({ price: euros }),
  t.partial({ parts: orNull(t.array(partWire)) }),
]);

const segmentWire = t.intersection([named, t.partial({ check: orNull(wordOf(segmentChecks)) })]);

/** How the applications of a family are drawn, by the word of the document. */
const familyWords = { together: 'together', alone: 'each' } as const;

/** An activity as the council writes it: euros, days and hours of the town. What is not written has its usual value. */
export const activityDocumentWire = t.intersection([
  t.type({
    title: localizedText,
    appliesFrom: t.string,
    appliesUntil: t.string,
    firstDay: t.string,
    lastDay: t.string,
    groups: t.array(groupWire),
    segments: t.array(segmentWire),
  }),
  t.partial({
    summary: orNull(localizedText),
    opensAt: orNull(t.string),
    reservedUntil: orNull(t.string),
    appealsUntil: orNull(t.string),
    mode: orNull(wordOf(placeModes)),
    censusOnly: orNull(t.boolean),
    flow: orNull(t.array(t.type({ unusedOf: t.string, goTo: t.string }))),
    proofs: orNull(t.array(t.intersection([named, t.partial({ required: orNull(t.boolean) })]))),
    points: orNull(
      t.array(t.intersection([named, t.type({ points: t.number }), t.partial({ times: orNull(t.number) })])),
    ),
    fees: orNull(t.array(feeWire)),
    graceDays: orNull(t.number),
    exemptions: orNull(t.array(t.intersection([named, t.type({ percent: t.number })]))),
    wishes: orNull(t.number),
    offerHours: orNull(t.number),
    lineRule: orNull(wordOf(lineRules)),
    families: orNull(wordOf(['together', 'alone'])),
    returnTerms: orNull(t.array(t.type({ hoursBefore: t.number, percent: t.number }))),
  }),
]);
type ActivityDocument = t.TypeOf<typeof activityDocumentWire>;

/** A day that cannot be read is the end of time where it begins something, so that the check of the activity finds it. */
const [never, always] = [8.64e15, -8.64e15];
const dayOf = (text: string | null | undefined): CalendarDay | null => (text ? parseDay(text) : null);

function timesOf(written: ActivityDocument, zone: TimeZone): ActivityTimes {
  const opens = dayOf(written.appliesFrom);
  const [closing, last] = [dayOf(written.appliesUntil), dayOf(written.lastDay)];
  const [starts, reserved, appeals] = [
    dayOf(written.firstDay),
    dayOf(written.reservedUntil),
    dayOf(written.appealsUntil),
  ];
  const closes = closing === null ? always : endOfDay(closing, zone);
  return {
    opens: opens === null ? never : instantAt(opens, minutesOfClock(written.opensAt ?? '00:00') * 60, zone),
    closes,
    flowsAt: reserved === null ? closes : startOfDay(addDays(reserved, 1), zone),
    appealsUntil: appeals === null ? closes : endOfDay(appeals, zone),
    starts: starts === null ? never : startOfDay(starts, zone),
    ends: last === null ? always : endOfDay(last, zone),
  };
}

const groupOf = (group: ActivityDocument['groups'][number]): ActivityGroup => ({
  id: group.id,
  title: group.title,
  schedule: group.schedule ?? '',
  where: group.where ?? '',
  minimumAge: group.minimumAge ?? null,
  maximumAge: group.maximumAge ?? null,
  places: group.vacancies,
  sessions: group.sessions ?? [],
});

/** Days for which a part that is late is awaited, if the council does not say how many. */
const usualGrace = 15;

/** A day that cannot be read never comes, so that the check of the activity finds it. */
function partDay(written: string | null | undefined, zone: TimeZone): PartDay | null {
  if (!written) return null;
  const day = parseDay(written);
  if (day === null) return { day: written, from: never, until: never };
  return { day, from: startOfDay(day, zone), until: endOfDay(day, zone) };
}

type Fee = NonNullable<ActivityDocument['fees']>[number];

/** A price in its parts: of the same size if none says how much it is. */
function planOf({ id, title, price, parts: written }: Fee, zone: TimeZone): FeePlan {
  const parts = written ?? [];
  const isEqual = parts.every(({ amount }) => amount === null || amount === undefined);
  const equal =
    parts.length > 0 && isEqual
      ? feeShares(
          cents(price),
          parts.map(() => 1),
        )
      : [];
  const due = parts.map(({ day, amount }, at) => ({
    due: partDay(day, zone),
    amount: equal[at] ?? cents(amount ?? 0),
  }));
  return { id, title, price: cents(price), parts: due };
}

type Rules = Pick<Activity, 'proofs' | 'points' | 'plans' | 'exemptions' | 'terms' | 'flow'>;

const rulesOf = (
  { proofs, points, fees, exemptions, returnTerms, flow }: ActivityDocument,
  zone: TimeZone,
): Rules => ({
  flow: (flow ?? []).map(({ unusedOf, goTo }) => ({ from: unusedOf, to: goTo })),
  proofs: (proofs ?? []).map(({ id, title, required }) => ({ id, title, isRequired: required ?? false })),
  points: (points ?? []).map(({ id, title, points: each, times }) => ({
    id,
    title,
    points: each,
    most: times ?? 1,
  })),
  plans: (fees ?? []).map((fee) => planOf(fee, zone)),
  exemptions: (exemptions ?? []).map(({ id, title, percent }) => ({ id, title, percent })),
  terms: (returnTerms ?? []).map(({ hoursBefore, percent }) => ({ hours: hoursBefore, percent })),
});

const activityOf = (written: ActivityDocument, id: string, zone: TimeZone): Activity => ({
  id,
  title: written.title,
  summary: written.summary ?? '',
  times: timesOf(written, zone),
  mode: written.mode ?? 'firstCome',
  isForCensus: written.censusOnly ?? false,
  segments: written.segments.map((one) => ({
    id: one.id,
    title: one.title,
    check: one.check ?? 'everybody',
  })),
  groups: written.groups.map(groupOf),
  ...rulesOf(written, zone),
  graceDays: written.graceDays ?? usualGrace,
  wishes: written.wishes ?? 1,
  offerHours: written.offerHours ?? 48,
  lineRule: written.lineRule ?? 'strict',
  families: familyWords[written.families ?? 'alone'],
});

/** The activity that a document describes. Left: the first place at which no place could be given by it. */
export function readActivityDocument(raw: unknown, id: string, zone: TimeZone): Either<Unreadable, Activity> {
  const read = decode(activityDocumentWire, raw);
  if (isLeft(read)) return read;
  const activity = activityOf(read.right, id, zone);
  const [where] = activityFaults(activity);
  return where === undefined ? right(activity) : left({ kind: 'unreadable', where });
}
