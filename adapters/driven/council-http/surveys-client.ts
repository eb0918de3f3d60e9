import type { CouncilRefusal } from '#application/ports/browser/council-refusal.ts';
import type { ListedSurvey, SurveySource } from '#application/ports/browser/survey-source.ts';
import { addresses } from '#adapters/wire/addresses.ts';
import { readPage } from '#adapters/wire/page.ts';
import { readListedSurvey } from '#adapters/wire/voting/survey.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { type Either, flatMap, isLeft, map, right } from '#domain/shared/result.ts';
import { type Answer, answerTo, ask, type CallSettings } from './council-call.ts';

/** Counting is no part of the first page: its codecs come with the first results somebody opens. */
const countingParts = () => import('../ballot-list/counting-parts.ts');

/** The surveys of a council over its API. Times without an offset are read in `zone`. */
export function httpSurveySource(settings: CallSettings, zone: () => TimeZone): SurveySource {
  return {
    surveys: async (realm) => {
      const body = await ask(settings, addresses.surveys(realm));
      if (isLeft(body)) return body;
      const page = readPage(
        body.right,
        (raw): Either<CouncilRefusal, ListedSurvey> => readListedSurvey(raw, zone()),
        settings.leftOut,
      );
      return isLeft(page) ? page : right(page.right.items.filter(({ survey }) => survey.isActive));
    },
    results: async (realm, survey) => {
      const { addressOf, readResults, readResultsCall } = await countingParts();
      return flatMap(readResults)(await ask(settings, addressOf(readResultsCall, { realm, id: survey })));
    },
    ballotList: async (realm, survey) => {
      const { addressOf, readBallotsCall } = await countingParts();
      const address = addressOf(readBallotsCall, { realm, id: survey });
      return map(({ text }: Answer) => text)(await answerTo(settings, address));
    },
  };
}
