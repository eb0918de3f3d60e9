/** What is sent, and what of it may be shown: secrets are masked in `shown`. */
export interface SentBody {
  readonly body: unknown;
  readonly shown: unknown;
  /** A file in a form, instead of JSON. */
  readonly file?: { readonly name: string; readonly content: string };
}

/** One request to the council's API: a GET or, if something is sent, a POST. */
export interface Ask {
  /** Path and query, after the base address. */
  readonly address: string;
  /** True if the check is about a caller without credentials: none are sent, even if there are some. */
  readonly anonymous: boolean;
  /** True if it is asked with the token of a program of staff. */
  readonly byStaff: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Whose cookies are sent: each visitor has a jar of their own. Null for none. */
  readonly visitor: string | null;
  readonly sent: SentBody | null;
  /** The same request repeated counts as another request. */
  readonly time: number;
}

export const ask = (address: string): Ask => ({
  address,
  anonymous: false,
  byStaff: false,
  headers: {},
  visitor: null,
  sent: null,
  time: 1,
});

/** The same, as a caller without credentials. */
export const askAnonymously = (address: string): Ask => ({ ...ask(address), anonymous: true });

/** As a program of staff, which may send something. */
export const askAsStaff = (address: string, body?: object): Ask => ({
  ...ask(address),
  byStaff: true,
  sent: body === undefined ? null : { body, shown: body },
});

/** As a page of another site would ask. */
export const askFrom = (origin: string, address: string): Ask => ({ ...ask(address), headers: { origin } });

/** As a visitor whose session, if they have one, is sent. */
export const askAs = (visitor: string, address: string): Ask => ({ ...ask(address), visitor });

/** The same as a visitor who sends something. */
export const sendAs = (visitor: string, address: string, sent: SentBody): Ask => ({
  ...ask(address),
  visitor,
  sent,
});

/** A small file, as a form of a browser sends it. */
export const uploadAs = (visitor: string, address: string, name: string, content: string): Ask =>
  sendAs(visitor, address, { body: name, shown: name, file: { name, content } });

/** The same request, another time. */
export const again = (asked: Ask, time = asked.time + 1): Ask => ({ ...asked, time });

/** The answer. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** The body if it is JSON, else undefined. */
  readonly json: unknown;
  /** From the first byte sent to the last one received. */
  readonly milliseconds: number;
}
