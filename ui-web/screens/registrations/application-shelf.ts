import * as t from 'io-ts';
import { type ActivityAnswer, activityWire } from '#adapters/wire/registrations/activity.ts';
import {
  type OwnApplicationAnswer,
  ownApplicationWire,
} from '#adapters/wire/registrations/own-application.ts';
import {
  mostApplicationsRead,
  readOwnApplicationsCall,
} from '#adapters/wire/registrations/read-applications.ts';
import { nullable } from '#adapters/wire/decode.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { RegistrationsPorts } from './state.ts';

/** What is kept of an application: the activity has the names of its groups, for when there is no line. */
const keptWire = t.type({ application: ownApplicationWire, activity: nullable(activityWire) });

/** The applications of this device: kept in the browser, so that they are shown without a line. */
export function applicationShelfOf({
  realm,
  call,
  applicationShelf: shelf,
}: Pick<RegistrationsPorts, 'realm' | 'call' | 'applicationShelf'>) {
  const shelved = (application: OwnApplicationAnswer, activity: ActivityAnswer | null) => ({
    venue: application.activity.id,
    key: application.id,
    answer: { application, activity },
  });
  return {
    kept: () =>
      shelf.list(realm).flatMap(({ answer }) => {
        const read = keptWire.decode(answer);
        return isLeft(read) ? [] : [read.right];
      }),
    /** Keeps the key of an application before it is sent. False: the browser refuses. */
    begin: (activity: string, key: string): boolean =>
      shelf.keep(realm, { venue: activity, key, answer: null }),
    keep: (application: OwnApplicationAnswer, activity: ActivityAnswer | null): boolean =>
      shelf.keep(realm, shelved(application, activity)),
    /** Keeps what the council said last of one that is still kept. */
    renew: (application: OwnApplicationAnswer, activity: ActivityAnswer | null): void =>
      shelf.renew(realm, shelved(application, activity)),
    forget: (key: string): void => shelf.forget(realm, key),
    /** The applications as the council has them now; null if it is out of reach. */
    ask: async (): Promise<readonly OwnApplicationAnswer[] | null> => {
      const kept = shelf.list(realm).slice(0, mostApplicationsRead);
      if (kept.length === 0) return [];
      const applications = kept.map(({ venue, key }) => ({ activity: venue, key }));
      const asked = await call(readOwnApplicationsCall, { realm, body: { applications } });
      if (isLeft(asked)) return null;
      const { items } = asked.right;
      // A key that never reached the council is of no application.
      for (const { key, answer } of kept)
        if (answer === null && !items.some(({ id }) => id === key)) shelf.forget(realm, key);
      return items;
    },
  };
}

/** What `applicationShelfOf` gives. */
export type ApplicationsOfDevice = ReturnType<typeof applicationShelfOf>;
