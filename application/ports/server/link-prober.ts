/** Whether an address answers, and with which status of HTTP; null where no answer came in time. */
export interface Probed {
  readonly answers: boolean;
  readonly status: number | null;
}

/** Looks whether addresses of the web answer. */
export interface LinkProber {
  /** Asks for nothing but the head of the answer, follows redirections, and gives up after ten seconds. */
  probe(address: string): Promise<Probed>;
}
