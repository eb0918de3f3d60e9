import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { day, daysBefore, type SampleMoment } from './sample-moments.ts';
import type { SampleAnswer } from './sample-people.ts';
import type { SampleDocument } from './sample-work-file.ts';

/** The drafts of a town, and what was done with each. */
export function documentMoments(
  documents: readonly SampleDocument[],
  staffPost: (path: string, payload: object, by: string) => Promise<SampleAnswer>,
  now: Instant,
): readonly SampleMoment[] {
  return documents.flatMap(({ daysAgo, by, collection, id, body, changes, then }) => {
    const place = `documents/${collection}`;
    let version = 0;
    const draft = async () => {
      const path = body ? place : `${place}/${id}/draft`;
      ({ version } = await staffPost(path, body ? { id, body } : { changes }, by));
    };
    const act = async ({ by: who, act: what, note, inDays }: (typeof then)[number]) => {
      // In the morning, when people publish.
      const at = inDays === undefined ? {} : { at: `${dayAt(now + inDays * day, 'UTC')}T07:00:00Z` };
      const payload = { act: what, version, ...(note !== undefined && { note }), ...at };
      ({ version } = await staffPost(`${place}/${id}/acts`, payload, who));
    };
    return [
      { at: daysBefore(now, daysAgo), work: draft },
      ...then.map((one) => ({ at: daysBefore(now, one.daysAgo), work: () => act(one) })),
    ];
  });
}
