/** A message to a person who asked for it. Plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** For programs: what nobody reads. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends messages. One that cannot be sent throws and is lost. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
