/** A message to somebody who asked for it. Plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** For programs: what nobody reads. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends messages. One that cannot be sent is lost with it, and told by throwing. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
