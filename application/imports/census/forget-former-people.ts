import type { CensusBook } from '#application/ports/server/imports/census-book.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';

/** How long an import of the census can be taken back at most. */
export const censusUndoTime = 30 * 86_400_000;

/** Erases, once that time is over, what imports of the census replaced. */
export const forgetFormerPeople =
  ({ censusBook }: { readonly censusBook: Pick<CensusBook, 'forget'> }) =>
  (by: Instant): Promise<void> =>
    censusBook.forget(by - censusUndoTime);
