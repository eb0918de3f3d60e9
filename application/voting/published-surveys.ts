import type { Clock } from '#application/ports/clock.ts';
import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { Town } from '#domain/access/town.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isHeldBack } from '#domain/voting/survey-lifecycle.ts';

/** The towns with the surveys that are published now: every other survey is as one that does not exist. */
export interface PublishedSurveys extends RealmRegister {
  /** With the surveys that are held back. */
  readonly all: RealmRegister;
}

/** Holds surveys back until their time of publication (`startPublicationTime`, specification 2, section 3). */
export const publishedSurveys = (all: RealmRegister, clock: Clock): PublishedSurveys => ({
  all,
  towns: () => all.towns(),
  town: (realm) => all.town(realm),
  surveys: async (town) => (await all.surveys(town)).filter(({ survey }) => !isHeldBack(survey, clock.now())),
  survey: async (town, id) => {
    const found = await all.survey(town, id);
    return found !== null && isHeldBack(found.survey, clock.now()) ? null : found;
  },
});

/** When the next survey of a town that is held back will be published; null if there is none. */
export async function nextPublication(all: RealmRegister, town: Town, now: Instant): Promise<Instant | null> {
  const times = (await all.surveys(town)).flatMap(({ survey }) =>
    survey.publishedFrom !== null && isHeldBack(survey, now) ? [survey.publishedFrom] : [],
  );
  return times.length === 0 ? null : Math.min(...times);
}
