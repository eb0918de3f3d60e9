import { resultSheet } from '#application/reports/budget/result-sheet.ts';
import type { SheetSubject } from '#application/reports/sheet-parts.ts';
import { tallySheet } from '#application/reports/tally/tally-sheet.ts';
import type { ReportSheet } from '#application/reports/report.ts';
import type { SheetKey } from '#application/text/catalogue/keys/sheet.ts';
import { formatDay } from '#application/text/dates.ts';
import type { Say } from '#application/text/say.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import type { Tally } from '#domain/scoring/tally.ts';
import { dayAt, type Instant } from '#domain/shared/calendar-day.ts';
import type { SurveyId } from '#domain/shared/ids.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { surveyState } from '#domain/voting/survey-lifecycle.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { Council } from '#ui-web/composition/council.ts';
import type { PageOrigin } from '#ui-web/screens/tables/file-origin.ts';
import type { Speech } from '#ui-web/speech.ts';
import { ruleFacts } from '../kinds/budget-amount/rule-view.ts';

/** Where a result is published: its council, and the address of its list of ballots. */
export interface SheetPlace extends Pick<PageOrigin, 'publisher' | 'zone'> {
  readonly list: string;
  /** The published fingerprint of that list; null if there is none to be read. */
  readonly fingerprint: string | null;
  /** While a vote is open its count is not signed. */
  readonly now: Instant;
}

/** The fingerprint that a published list states in its first line. */
export async function publishedFingerprint(
  { surveys, realm }: Pick<Council, 'surveys' | 'realm'>,
  survey: SurveyId,
): Promise<string | null> {
  const list = await surveys.ballotList(realm, survey);
  if (isLeft(list)) return null;
  const [head = ''] = list.right.split('\n', 1);
  return /"head":"([\da-f]{64})"/u.exec(head)?.[1] ?? null;
}

/** What a vote is called, whose it is and when it is, for a printed report. */
function subjectOf(
  { title, startsAt, endDay }: Survey,
  { publisher, zone }: SheetPlace,
  { said, language }: Speech,
): Omit<SheetSubject, 'rule'> {
  return {
    council: publisher,
    process: '',
    survey: textOf(said(title)),
    from: startsAt === null ? '' : formatDay(dayAt(startsAt, zone), language),
    until: endDay === null ? '' : formatDay(endDay, language),
  };
}

const sayIn =
  ({ t }: Speech): Say<SheetKey> =>
  (key, values) =>
    t(`sheet:${key}`, { ...values });

/** What the printed count of a poll says of itself: the same as that of the command line. */
export const countSheetOf =
  (survey: Survey, tally: Tally, speech: Speech) =>
  (place: SheetPlace): ReportSheet => {
    const { list, fingerprint, now, zone } = place;
    const { kind } = surveyState(survey, now, zone);
    return tallySheet(
      subjectOf(survey, place, speech),
      {
        tally,
        census: null,
        list: { name: list, fingerprint, command: `concejo survey tally ${list}` },
        isOpen: kind === 'open' || kind === 'notStarted',
      },
      { say: sayIn(speech), language: speech.language },
    );
  };

/** What the printed report of a budget says of itself: the same as that of the command line. */
export const sheetOf =
  (survey: Survey, allocation: Allocation, speech: Speech) =>
  (place: SheetPlace): ReportSheet => {
    const { list, fingerprint } = place;
    const [rule] = ruleFacts(allocation, speech);
    const subject = {
      ...subjectOf(survey, place, speech),
      rule: typeof rule?.value === 'string' ? rule.value : '',
    };
    const input = { name: list, sha256: null, ...(fingerprint !== null && { fingerprint }) };
    return resultSheet(subject, { allocation, currency: 'EUR', input, isOwnRule: true }, sayIn(speech));
  };
