import type { Instant } from '#domain/shared/calendar-day.ts';

/** What a council keeps of requests, to be erased when its time is over. */
export interface OldRequests {
  /**
   * Erases the requests that are done with (resolved, rejected, closed) and were last changed by then: contact,
   * messages, followers and uploads with them, and the words of their steps. That they were erased, `now`, is a step too.
   */
  forgetRequests(changedBy: Instant, now: Instant): Promise<void>;
  /** Erases the uploads that were brought by then and hang on no request. */
  forgetUploads(broughtBy: Instant): Promise<void>;
  /** Erases the captchas that were over by then and that nobody answered. */
  forgetCaptchas(overBy: Instant): Promise<void>;
}

/** The mails that a council without a mail server keeps as files. */
export interface OldMails {
  /** Erases those that were written by then. */
  forgetMails(writtenBy: Instant): Promise<void>;
}
