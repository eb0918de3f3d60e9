import { addresses } from '#adapters/wire/addresses.ts';
import { addDays, type CalendarDay, readMoment, type TimeZone } from '#domain/shared/calendar-day.ts';
import { ask } from '../ask.ts';
import { type Trial, trial } from '../check.ts';
import { type Finding, firstFinding } from '../finding.ts';
import type { KnownTown } from '../known-town.ts';
import { type Doc, miscounted, valueAt, withList } from '../read-answer.ts';

/** The processes' own page size (specification 3, section 9). */
export const pageSize = 6;

const extentOf = (process: Doc, zone: TimeZone) => {
  const moment = (end: 'start' | 'end') =>
    readMoment(String(valueAt(process, 'period', '_extent', end)), zone);
  return { start: moment('start'), end: moment('end') };
};

/** Published ones first; among them, the latest start first. */
export function outOfOrder(items: readonly Doc[], zone: TimeZone): Finding | null {
  const key = (item: Doc) =>
    [item['isPublished'] === true ? 1 : 0, extentOf(item, zone).start?.instant ?? 0] as const;
  return firstFinding(items.slice(1).entries(), ([at, item]) => {
    const before = items[at];
    if (before === undefined) return null;
    const [[published, start], [nextPublished, nextStart]] = [key(before), key(item)];
    const isRight = published === nextPublished ? start >= nextStart : published > nextPublished;
    return isRight ? null : { kind: 'order', first: before._id, second: item._id };
  });
}

/** The days on which a process begins, and a day before all of them: those that run then, and no others. */
export function betweenTrials({ realm, processes, zone }: KnownTown): readonly Trial[] {
  const extents = processes.map((process) => {
    const { start, end } = extentOf(process, zone);
    return { id: process._id, start: start?.day, end: end?.day };
  });
  const starts = extents.flatMap(({ start }) => start ?? []).toSorted();
  const [earliest, latest] = [starts[0], starts.at(-1)];
  if (earliest === undefined || latest === undefined) return [];
  const onDay = (day: CalendarDay) => {
    const running = extents
      .filter(({ start, end }) => start && end && start <= day && day <= end)
      .map(({ id }) => id);
    return trial(ask(addresses.processesBetween(realm, day, day)), (answer) =>
      withList(answer, ({ items, total }) => {
        const stranger = items.find(({ _id }) => !running.includes(_id));
        if (stranger) return { kind: 'unwanted', what: stranger._id };
        return (
          miscounted(total, running.length) ?? miscounted(items.length, Math.min(pageSize, running.length))
        );
      }),
    );
  };
  return [onDay(latest), onDay(addDays(earliest, -1))];
}
