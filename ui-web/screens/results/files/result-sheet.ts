import { resultSheet } from '#application/reports/budget/result-sheet.ts';
import type { ReportSheet } from '#application/reports/report.ts';
import type { SheetKey } from '#application/text/catalogue/keys/sheet.ts';
import { formatDay } from '#application/text/dates.ts';
import type { Say } from '#application/text/say.ts';
import type { Allocation } from '#domain/budget/allocation.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import type { Survey } from '#domain/voting/survey.ts';
import { textOf } from '#ui-web/components/wording/wording.tsx';
import type { PageOrigin } from '#ui-web/screens/tables/file-origin.ts';
import type { Speech } from '#ui-web/speech.ts';
import { ruleFacts } from '../kinds/budget-amount/rule-view.ts';

/** Where a result is published: its council, and the address of its list of ballots. */
export interface SheetPlace extends Pick<PageOrigin, 'publisher' | 'zone'> {
  readonly list: string;
}

/** What the printed report of a budget says of itself: the same as that of the command line. */
export const sheetOf =
  (survey: Survey, allocation: Allocation, speech: Speech) =>
  ({ publisher, zone, list }: SheetPlace): ReportSheet => {
    const say: Say<SheetKey> = (key, values) => speech.t(`sheet:${key}`, { ...values });
    const { startsAt, endDay } = survey;
    const [rule] = ruleFacts(allocation, speech);
    const subject = {
      council: publisher,
      process: '',
      survey: textOf(speech.said(survey.title)),
      from: startsAt === null ? '' : formatDay(dayAt(startsAt, zone), speech.language),
      until: endDay === null ? '' : formatDay(endDay, speech.language),
      rule: typeof rule?.value === 'string' ? rule.value : '',
    };
    const input = { name: list, sha256: null };
    return resultSheet(subject, { allocation, currency: 'EUR', input, isOwnRule: true }, say);
  };
