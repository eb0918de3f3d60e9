import type { FileSettings } from './file-settings.ts';

/** The folder of what is not in the database; the folder exists. */
export interface Places extends FileSettings {
  readonly filesFolder: string;
  readonly secretsFile: string;
  /** The public service that checks identities; if absent, the towns' own censuses do. */
  readonly identityUrl?: string | undefined;
  /** Mail, geocoder, banks and staff; if absent, the server uses its own substitute of each, and has no staff. */
  readonly servicesFile?: string | undefined;
  /** Bytes of the disk that are kept free for votes: files are refused first. 0 if it is not named. */
  readonly spaceForVotes?: number;
  /** The town that unknown hosts show. */
  readonly defaultTown?: string | undefined;
  /** How many bytes a town may upload in a day. */
  readonly townUploads?: number;
  /** The address of the portal on this machine. */
  readonly localUrl?: string;
  /** The schema of PostgreSQL that a rehearsal has for itself. */
  readonly schema?: string;
}
