import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { PublishedBallots } from '#application/ports/browser/published-ballots.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { readPage } from '#adapters/wire/page.ts';
import { type ListedSurvey, readListedSurvey } from '#adapters/wire/voting/survey.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { type Either, flatMap, isLeft, map, right } from '#domain/shared/result.ts';
import { type CouncilReply, answerTo, bodyAt, type CallSettings } from '../council-call.ts';
import type { Shares } from '#domain/scoring/shares.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import type { RealmId, SurveyId } from '#domain/shared/ids.ts';

type Asked<T> = Promise<Either<CouncilRefusal, T>>;

/** The surveys of a realm and the public part of their results. */
export interface SurveysClient extends PublishedBallots {
  /** All active surveys. */
  surveys(realm: RealmId): Asked<readonly ListedSurvey[]>;
  /** Counts, if the survey's flags allow them now; else `notAllowed`. */
  results(realm: RealmId, survey: SurveyId): Asked<Tally>;
  /** The result of a survey that hides how many took part. */
  shares(realm: RealmId, survey: SurveyId): Asked<Shares>;
}

/** Counting is not in the first page's script: its codecs are loaded with the first results. */
const countingParts = () => import('../../ballot-list/counting-parts.ts');

/** The surveys of a council over its API. Times without an offset are read in `zone`. */
export function surveysClient(settings: CallSettings, zone: () => TimeZone): SurveysClient {
  return {
    surveys: async (realm) => {
      const body = await bodyAt(settings, addresses.surveys(realm));
      if (isLeft(body)) return body;
      const page = readPage(
        body.right,
        (raw): Either<CouncilRefusal, ListedSurvey> => readListedSurvey(raw, zone()),
        settings.leftOut,
      );
      return isLeft(page) ? page : right(page.right.items.filter(({ survey }) => survey.isActive));
    },
    results: async (realm, survey) => {
      const { addressOf, readPublishedTally, readResultsCall } = await countingParts();
      return flatMap(readPublishedTally)(
        await bodyAt(settings, addressOf(readResultsCall, { realm, id: survey })),
      );
    },
    shares: async (realm, survey) => {
      const { addressOf, readPublishedShares, readSharesCall } = await countingParts();
      return flatMap(readPublishedShares)(
        await bodyAt(settings, addressOf(readSharesCall, { realm, id: survey })),
      );
    },
    ballotList: async (realm, survey) => {
      const { addressOf, readBallotsCall } = await countingParts();
      const address = addressOf(readBallotsCall, { realm, id: survey });
      return map(({ text }: CouncilReply) => text)(await answerTo(settings, address));
    },
  };
}
