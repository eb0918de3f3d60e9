import { mondayOf } from '#domain/reservations/reservation-rules.ts';
import { addDays, dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import { daysBefore, type SampleMoment } from './sample-moments.ts';
import { aSession, posting, type SampleAnswer, type Server } from './sample-people.ts';
import type { SampleSeason, SampleWait, SampleWork } from './sample-work-file.ts';

interface Given {
  readonly realm: string;
  readonly work: Pick<SampleWork, 'seasons' | 'waits'>;
  readonly server: Server;
  readonly staffPost: (path: string, payload: object, by?: string) => Promise<SampleAnswer>;
}

const timeZone = 'Europe/Madrid';

/** A season from the Monday after the first start on: looked at, then published. */
async function publish({ staffPost }: Given, { venue, by, body }: SampleSeason, now: Instant): Promise<void> {
  const path = `reservations/venues/${encodeURIComponent(venue)}/seasons`;
  const season = { ...body, from: addDays(mondayOf(dayAt(now, timeZone)), 7) };
  const { hash } = (await staffPost(`${path}/draft`, season, by)) as { readonly hash?: string };
  await staffPost(path, { ...season, hash }, by);
}

/** Somebody waits for what others give back, for four weeks. */
async function wait({ realm, server }: Given, { venue, body }: SampleWait, now: Instant): Promise<void> {
  const [firstDay, key] = [dayAt(now, timeZone), `key-of-a-sample-wait-${body.identity}`];
  await posting(server)(
    `/api/${realm}/reservations/venues/${encodeURIComponent(venue)}/waiting`,
    { ...body, key, firstDay, lastDay: addDays(firstDay, 28) },
    await aSession(server, realm),
  );
}

/** Seasons of clubs that are published, and people who wait for a court. */
export const venueMoments = (given: Given, now: Instant): readonly SampleMoment[] => [
  ...(given.work.seasons ?? []).map((season) => ({
    at: daysBefore(now, season.daysAgo),
    work: () => publish(given, season, now),
  })),
  ...(given.work.waits ?? []).map((one) => ({
    at: daysBefore(now, one.daysAgo),
    work: () => wait(given, one, now),
  })),
];
