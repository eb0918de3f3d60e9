import { readSurvey } from '#adapters/wire/voting/survey.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft } from '#domain/shared/result.ts';
import { type CancelledOpening, frozenIn } from '#domain/voting/opening/vote-record.ts';

/** Whether everybody could read what an opening had fixed, when it was cancelled: no survey was held back until later. */
export const wasShownThen = (
  { opened, by }: CancelledOpening,
  { timeZone }: Pick<Town, 'timeZone'>,
): boolean =>
  frozenIn(opened).surveys.every((body) => {
    const read = readSurvey(body, timeZone);
    return !isLeft(read) && (read.right.publishedFrom ?? 0) <= by[1].at;
  });
