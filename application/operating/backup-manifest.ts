/** How many ballots and marks a survey has. */
export interface SurveyCounts {
  readonly realm: string;
  readonly survey: string;
  readonly ballots: number;
  readonly marks: number;
}

/** A file in a backup: its path in the data folder, its size and its SHA-256. */
export interface BackupPart {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * By which keys may be known again without being told: a tag is a hash under the key. Surveys by `realm/survey`.
 */
export interface KeyTags {
  readonly census: string;
  readonly surveys: Readonly<Record<string, string>>;
}

/** The description of a backup, which is checked against its contents. */
export interface BackupManifest {
  /** Name and version of the program that wrote it. */
  readonly program: string;
  /** How far its database had come in numbered steps. */
  readonly schema: number;
  /** When it was made, as ISO 8601 in UTC. */
  readonly made: string;
  /** How many people are on its censuses. */
  readonly people: number;
  readonly surveys: readonly SurveyCounts[];
  /** The keys its database was made with; null where they could not be read. The keys themselves are never here. */
  readonly keys: KeyTags | null;
  readonly parts: readonly BackupPart[];
}

/** All ballots of a backup. */
export const ballotsIn = (surveys: readonly SurveyCounts[]): number =>
  surveys.reduce((sum, { ballots }) => sum + ballots, 0);
