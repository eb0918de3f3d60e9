import type { Clock } from '#application/ports/clock.ts';
import type { OldRequests } from '#application/ports/old-requests.ts';
import { uploadLife } from '#domain/forms/file-kind.ts';

const day = 86_400_000;

/** So many days are so many months: twelve are a year of 365. */
const daysIn = (months: number): number => Math.round((months * 365) / 12);

/** Erases what nobody needs any more of requests: those done with for so many months, and what was never sent. */
export const forgetOldRequests =
  ({ old, clock }: { readonly old: OldRequests; readonly clock: Clock }, months: number) =>
  async (): Promise<void> => {
    const now = clock.now();
    await old.forgetRequests(now - daysIn(months) * day);
    await old.forgetUploads(now - uploadLife);
    await old.forgetCaptchas(now);
  };
