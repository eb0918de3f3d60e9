import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';

/** Which of two requests is closed, and which one is worked on. */
export interface MergePair {
  readonly duplicate: StaffRequest;
  readonly main: StaffRequest;
}
