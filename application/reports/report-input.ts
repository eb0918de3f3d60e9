import type { Provenance } from './report.ts';

/** What was computed from: the name it was given by and the SHA-256 of its bytes as given. */
export interface ReportInput {
  readonly name: string;
  readonly sha256: string;
  /** The fingerprint of a published list, as the portal shows it: of its ballots alone. Other inputs have none. */
  readonly fingerprint?: string;
}

export const inputProvenance = ({ name, sha256, fingerprint }: ReportInput): Provenance => [
  ['input', name],
  ['sha256', sha256],
  ...(fingerprint === undefined ? [] : [['listFingerprint', fingerprint] as const]),
];

/** The same in a document for programs. */
export const inputJson = ({ name, sha256, fingerprint }: ReportInput) => ({
  name,
  sha256,
  ...(fingerprint !== undefined && { fingerprint }),
});
