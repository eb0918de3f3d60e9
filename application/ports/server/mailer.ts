import type { Town } from '#domain/access/town.ts';
import type { PushSubject } from '#domain/push/subjects.ts';

/** A file that comes with a message. */
export interface MailAttachment {
  readonly name: string;
  /** As `text/calendar; charset=utf-8`. */
  readonly type: string;
  readonly content: string;
}

/** What a message is about, for the phones of its reader. */
export interface MailOnPhone {
  readonly town: Town;
  readonly subject: PushSubject;
  /** The page that says more, without a query. */
  readonly path: string;
  /** What happened, as a device that notices it by itself names it: both are one alert. Missing if devices notice nothing of it. */
  readonly about?: string;
}

/** A message to a person who asked for it. Plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** For programs: what nobody reads. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailAttachment[];
  /** Missing if it is for the mailbox alone. */
  readonly phone?: MailOnPhone;
}

/** Sends messages. One that cannot be sent throws and is lost. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
