import type { CouncilClient } from './council.d.ts';

export type * from './council.d.ts';

/** An answer by which a council refuses a call: `{ err, errCode, message }` with its HTTP status. */
export declare class CouncilRefusal extends Error {
  readonly status: number;
  /** Null if the answer is not in the shape of the API: a proxy gave it. */
  readonly errCode: number | null;
  /** Seconds to wait; null if the council names none. */
  readonly retryAfter: number | null;
  readonly body: unknown;
}

export interface ClientSettings {
  /** Such as `https://participa.example`. */
  readonly baseUrl: string;
  /** The token of a member of staff, for the calls that need it. */
  readonly token?: string;
  /** What makes the requests; by default the platform's own. Give one that keeps cookies for calls with a session. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
}

/** A client of one council. A refusal is thrown as `CouncilRefusal`. */
export declare function createClient(settings: ClientSettings): CouncilClient;
