import type { Provenance } from '../report.ts';

/** Where the rows of a table come from. */
export interface TableOrigin {
  /** A file's name without folders, or an address. */
  readonly name: string;
  /** The origin of the portal whose paths the rows contain, if it is known: `https://council.example`. */
  readonly site?: string;
  /** The name of the council in the reader's words, if it is known. */
  readonly council?: string;
  /** The command that gives the same rows, if a printed report shall say it. */
  readonly command?: string;
  /** SHA-256 of a file's bytes; null of what a server told. */
  readonly sha256: string | null;
  /** Name and version of the program. */
  readonly program: string;
}

/**
 * Provenance under keys of its own: separated files of these tables have the columns of the specification and no others,
 * so it stands in the sheets of workbooks and in JSON alone.
 */
export const tableOrigin = ({ name, sha256, program }: TableOrigin, rows: number): Provenance => [
  ['rows', String(rows)],
  ['source', name],
  ...(sha256 === null ? [] : [['fingerprint', sha256] as const]),
  ['writtenBy', program],
];
