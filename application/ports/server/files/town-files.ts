import type { RealmId } from '#domain/shared/ids.ts';

/** The pictures and documents that towns publish under `/files/{realm}/`: each town has its own. */
export interface TownFiles {
  /** Puts files beside those that the town has, each under its name. They are stored once this is done. */
  put(realm: RealmId, files: readonly { readonly name: string; readonly from: string }[]): Promise<void>;
  /** Removes the town's files of other names. */
  keepOnly(realm: RealmId, names: readonly string[]): Promise<void>;
  /** Removes one file, if there is one of that name. */
  drop(realm: RealmId, name: string): Promise<void>;
  /** The names of a town's files, those in folders with their folder: `actas/pleno.pdf`. Empty if it has none. */
  names(realm: RealmId): Promise<readonly string[]>;
  /** What is in a file of at most so many bytes; `content` is null if it is longer. Null if there is no such file. */
  small(realm: RealmId, name: string, most: number): Promise<{ readonly content: Uint8Array | null } | null>;
}

/** What a reader asks for, in the words of the headers (RFC 9110). */
export interface AskedFile {
  /** Whether only the headers are wanted. */
  readonly isHead: boolean;
  readonly range?: string | undefined;
  readonly ifRange?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly ifModifiedSince?: string | undefined;
}

/** An answer to it; the body ends with an error if it cannot be sent whole. */
export interface AnsweredFile {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Files of towns that are not in a folder of this machine. */
export interface FileReader {
  /** Null if there is no file of that name: a realm, a slash, and the name of a file of that town. */
  open(path: string, asked: AskedFile): Promise<AnsweredFile | null>;
  /** Whether the store answers now; within a second. */
  isReady(): Promise<boolean>;
}
