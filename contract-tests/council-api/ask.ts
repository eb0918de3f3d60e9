/** One GET of the council's API. */
export interface Ask {
  /** Path and query, after the base address. */
  readonly address: string;
  /** True where the check is about somebody without credentials: none are sent, even when there are some. */
  readonly anonymous: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

export const ask = (address: string): Ask => ({ address, anonymous: false, headers: {} });

/** The same, as somebody who has no credentials. */
export const askAnonymously = (address: string): Ask => ({ address, anonymous: true, headers: {} });

/** As a page of another site would ask. */
export const askFrom = (origin: string, address: string): Ask => ({
  address,
  anonymous: false,
  headers: { origin },
});

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The body where it is JSON, else undefined. */
  readonly json: unknown;
  /** From the first byte sent to the last one received. */
  readonly milliseconds: number;
}
