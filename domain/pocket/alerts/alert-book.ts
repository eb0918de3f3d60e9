import type { Instant } from '../../shared/calendar-day.ts';
import type { FoundAlert, PocketAlert, ToldAlert } from './pocket-alert.ts';

/** What a person did with alerts, by their ids. */
export interface AlertMarks {
  readonly seen: readonly string[];
  readonly deleted: readonly string[];
  readonly saved: readonly string[];
}
/** Nothing was done with any alert. */
export const noMarks: AlertMarks = { seen: [], deleted: [], saved: [] };

/** After how long an alert goes by itself, unless it is saved. */
const lifetime = 30 * 24 * 3_600_000;

/** How many alerts a device keeps at most beside the saved ones. */
const mostAlerts = 200;

/**
 * The alerts of a device after it looked again, the newest first: each is noticed once, and those that are older than
 * 30 days go unless they are saved.
 */
export function withFound(
  kept: readonly PocketAlert[],
  found: readonly FoundAlert[],
  { saved }: Pick<AlertMarks, 'saved'>,
  now: Instant,
): readonly PocketAlert[] {
  const known = new Set(kept.map(({ id }) => id));
  const noticed = found
    .filter(({ id }, place) => !known.has(id) && found.findIndex((one) => one.id === id) === place)
    .map((one): PocketAlert => ({ ...one, at: one.at ?? now }));
  const lasting = new Set(saved);
  // What is still found would come back as new if it went: it stays as long as it is found.
  const current = new Set(found.map(({ id }) => id));
  const isLeft = ({ id, at }: PocketAlert, place: number) =>
    lasting.has(id) || current.has(id) || (at > now - lifetime && place < mostAlerts);
  return [...noticed, ...kept].filter(isLeft);
}

/** What the council told a person in the last 30 days: an older alert would come back each time the device asks. */
export const toldLately = <Told extends PocketAlert>(told: readonly Told[], now: Instant): readonly Told[] =>
  told.filter(({ at }) => at > now - lifetime);

/** What was noticed, without what the council told as well: the same twice would be two alerts. Saved ones stay. */
export function untold<Noticed extends FoundAlert>(
  noticed: readonly Noticed[],
  told: readonly Pick<ToldAlert, 'about'>[],
  { saved }: Pick<AlertMarks, 'saved'>,
): readonly Noticed[] {
  const names = new Set(told.map(({ about }) => about));
  return noticed.filter((one) => !names.has(one.toldAs ?? one.id) || saved.includes(one.id));
}

/** What a person did with something that was noticed is done with what the council told of it, too. */
export const withToldMarks = (
  marks: AlertMarks,
  told: readonly Pick<ToldAlert, 'id' | 'about'>[],
  noticed: readonly FoundAlert[],
): AlertMarks => {
  const idsOf = (done: readonly string[]) => {
    const names = new Set([
      ...done,
      ...noticed.flatMap(({ id, toldAs }) => (toldAs !== undefined && done.includes(id) ? [toldAs] : [])),
    ]);
    return told.flatMap(({ id, about }) => (about !== null && names.has(about) ? [id] : []));
  };
  return withMark(withMark(marks, 'seen', idsOf(marks.seen)), 'deleted', idsOf(marks.deleted));
};

/** An alert as it is shown. */
export interface ShownAlert extends PocketAlert {
  readonly isSeen: boolean;
  readonly isSaved: boolean;
}

/** The alerts that were not deleted, the newest first. */
export function shownAlerts(alerts: readonly PocketAlert[], marks: AlertMarks): readonly ShownAlert[] {
  const [seen, saved] = [new Set(marks.seen), new Set(marks.saved)];
  const deleted = new Set(marks.deleted);
  return alerts
    .filter(({ id }) => !deleted.has(id))
    .map((alert) => ({ ...alert, isSeen: seen.has(alert.id), isSaved: saved.has(alert.id) }))
    .toSorted((a, b) => b.at - a.at);
}

/** Marks with these ids among one kind of them, each once. */
export const withMark = (marks: AlertMarks, kind: keyof AlertMarks, ids: readonly string[]): AlertMarks => ({
  ...marks,
  [kind]: [...new Set([...marks[kind], ...ids])],
});

/** Marks without this id among one kind of them. */
export const withoutMark = (marks: AlertMarks, kind: keyof AlertMarks, id: string): AlertMarks => ({
  ...marks,
  [kind]: marks[kind].filter((one) => one !== id),
});

/** The marks of alerts that are still kept: those of others say nothing any more. */
export function marksOf(alerts: readonly PocketAlert[], marks: AlertMarks): AlertMarks {
  const ids = new Set(alerts.map(({ id }) => id));
  const left = (kind: keyof AlertMarks) => marks[kind].filter((id) => ids.has(id));
  return { seen: left('seen'), deleted: left('deleted'), saved: left('saved') };
}
