/** How much waits, of all towns together. */
export interface Waiting {
  /** Requests that nobody has begun to work on. */
  readonly received: number;
  /** Requests that staff work on. */
  readonly inProgress: number;
  /** Mails about requests that are to be sent. */
  readonly mails: number;
  /** Messages to other programs that are to be sent. */
  readonly webhooks: number;
}

/** Counts what waits, for the operator. */
export interface Backlog {
  count(): Promise<Waiting>;
}
