import type { Instant } from '#domain/shared/calendar-day.ts';

/** The mails that a council without a mail server keeps as files. */
export interface OldMails {
  /** Erases those that were written by then. */
  forgetMails(writtenBy: Instant): Promise<void>;
}
