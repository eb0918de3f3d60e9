import type * as t from 'io-ts';
import type { Act } from '#domain/office/roles.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ParameterReader } from './query.ts';
import type { RefusalTag } from './refusals.ts';

interface CallParts {
  readonly method: 'get' | 'post';
  /** In OpenAPI's notation. A call is made in a town: that of the part `{realm}` or, without it, of the host. */
  readonly path: string;
  /** The same call under other paths, each with its name in the document. */
  readonly alsoAt?: Readonly<Record<string, string>>;
  /** True if the call is about the server itself. */
  readonly isTownless?: true;
  readonly query?: Readonly<Record<string, ParameterReader<unknown>>>;
  /** JSON that is posted. If nothing in it is required, it may be missing. */
  readonly body?: t.Mixed;
  /**
   * True if a member that the body does not name is refused, or a parameter that the query does not name: what a council
   * decides or asks for must not be dropped unsaid.
   */
  readonly isClosed?: true;
  /** What is posted if it is not JSON: the names in it. No client of ours sends it. */
  readonly form?: { readonly type: string; readonly names: readonly string[] };
  /** The most bytes that may be posted, if it is a file. */
  readonly bodyLimit?: number;
  readonly answer: t.Mixed | OtherAnswer | LinesAnswer;
  /** How a client reads the answer; without it, the answer as it came. */
  readonly read?: (answer: never) => unknown;
  /** The call's own refusals. Those of its town, its caller and its query are added. */
  readonly refusals: readonly RefusalTag[];
}

/** Who is answered; all others are refused: `noSession`, `notStaff`, `notAllowed`. */
type CallerPart =
  | { readonly caller: 'anybody' | 'session' }
  | {
      readonly caller: 'staff';
      /**
       * The act without which nothing is answered; the handler decides it again for the subject of the call. Null if the
       * call is about the caller alone: their name, their sessions.
       */
      readonly act: Act | null;
    };

/**
 * A call of the council's API, described once: the server's route, the address, the client and the document of the
 * API are made of it. What people read about it is in its text (`call-text.ts`), so that browsers need not load that.
 *
 * @example
 * const likeCall = {
 *   method: 'post',
 *   path: '/api/{realm}/surveys/content/{id}/vote',
 *   caller: 'session',
 *   body: likeGivenWire,
 *   answer: likesWire,
 *   refusals: ['unknownDocument'],
 * } as const satisfies Call;
 */
export type Call = CallParts & CallerPart;

/** An answer that is not JSON, by its content type: a page, a file. */
export interface OtherAnswer {
  readonly type: string;
  /** If it leads elsewhere, by the header `location`. */
  readonly status?: 303;
}

/** JSON Lines: the first line, then any number of the others. */
export interface LinesAnswer {
  readonly first: t.Mixed;
  readonly others: t.Mixed;
}

/** The answer never changes. */
type Sent<T> = T extends readonly (infer I)[]
  ? readonly Sent<I>[]
  : T extends object
    ? { readonly [Name in keyof T]: Sent<T[Name]> }
    : T;

/** What a server answers. */
export type SentAnswer<C extends Call> = C['answer'] extends t.Mixed
  ? Sent<t.OutputOf<C['answer']>>
  : unknown;

/** The content of the answer, read by its codec. */
export type CameAnswer<C extends Call> = C['answer'] extends t.Mixed ? t.TypeOf<C['answer']> : unknown;

type PartOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartOf<Rest>
  : never;

/** The parts of a call's path. */
export type PathOf<C extends Call> = {
  readonly [Name in PartOf<C['path']>]: Name extends 'realm' ? RealmId : string;
};

type QueryOf<C extends Call> = C extends { readonly query: infer Q } ? Q : unknown;
type ValueOf<P> = P extends ParameterReader<infer A> ? A : never;

/** The query as a server reads it. */
export type ReadQuery<C extends Call> = {
  readonly [Name in keyof QueryOf<C>]: ValueOf<QueryOf<C>[Name]>;
};

/** The input of an address: parts of the path, and any parameters of the query. */
export type AddressOf<C extends Call> = PathOf<C> & {
  readonly [Name in keyof QueryOf<C>]?: ValueOf<QueryOf<C>[Name]> | null;
};

type Written<A> = (string extends A ? A | number | boolean : A) | null;

/** The input of an address that needs no codec: numbers are written as they are. */
export type WrittenOf<C extends Call> = PathOf<C> & {
  readonly [Name in keyof QueryOf<C>]?: Written<ValueOf<QueryOf<C>[Name]>>;
};

/** One of the paths of a call. */
export type PathIn<C extends Call> =
  | C['path']
  | (C extends { readonly alsoAt: Readonly<Record<string, infer P extends string>> } ? P : never);

/** A call that our clients make: its answer has a codec. */
export type JsonCall = Call & { readonly answer: t.Mixed };

/** What a client gives: parts of the address and, if something is posted, the body. */
export type InputOf<C extends Call> = AddressOf<C> &
  (C extends { readonly body: infer B extends t.Mixed } ? { readonly body: Sent<t.OutputOf<B>> } : unknown);

/** What a client gets. */
export type CallAnswer<C extends Call> = C extends { readonly read: (answer: never) => infer A }
  ? A
  : CameAnswer<C>;

/** A refusal with its data beside its tag: what is wrong and where, the seconds to wait. */
export interface CallRefusal<Tag extends RefusalTag> {
  readonly kind: Tag;
  readonly where?: string;
  readonly retryAfter?: number;
  readonly faults?: readonly object[];
  readonly most?: number;
}
