import type { Clock } from '#application/ports/clock.ts';
import type { OldMails, OldRequests } from '#application/ports/server/old-requests.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { uploadLife } from '#domain/forms/files/file-limits.ts';

const day = 86_400_000;

/** The days of a number of months: twelve months are a year of 365 days. */
const daysIn = (months: number): number => Math.round((months * 365) / 12);

/**
 * Erases data of requests that are no longer needed: those done with for so many months, mails as old as that (a mail is
 * never younger than the last change of its request), and what was never sent. `by` is the time to erase by
 * (time-to-erase.ts). Captchas are over in minutes and nobody's: they go by the clock itself.
 */
export const forgetOldRequests =
  ({ old, mails }: { readonly old: OldRequests; readonly mails: OldMails }, months: number) =>
  async (by: Instant): Promise<void> => {
    const changedBy = by - daysIn(months) * day;
    await old.forgetRequests(changedBy, by);
    await mails.forgetMails(changedBy);
    await old.forgetUploads(by - uploadLife);
  };

/** Erases the captchas that are over. */
export const forgetOldCaptchas =
  ({ old, clock }: { readonly old: Pick<OldRequests, 'forgetCaptchas'>; readonly clock: Clock }) =>
  (): Promise<void> =>
    old.forgetCaptchas(clock.now());
