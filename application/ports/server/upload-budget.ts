import type { UploadLimits } from '#domain/forms/files/upload-budget.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** A file that is about to be stored. `network` is a hash under a key that is not in the database. */
export interface CountedUpload {
  readonly realm: RealmId;
  readonly network: string;
  readonly bytes: number;
  readonly at: Instant;
}

/** Counts what networks and towns upload in a day, and then forgets it. */
export interface UploadBudget {
  /** Counts a file or, if an account has no room for it, counts nothing and names the account; exact under a race. */
  take(upload: CountedUpload, most: UploadLimits): Promise<keyof UploadLimits | null>;
}
