const megabyte = 1024 * 1024;

/** Uploads count for a day. */
export const uploadDay = 86_400_000;

/** A sender's uploads in a day: five photos and ten documents, twice over. */
export const mostOfSender = 300 * megabyte;
/** Those of one network: a library or a town hall with its wireless network, but not a program with many devices. */
export const mostOfNetwork = 1500 * megabyte;
/** Those of a whole town, unless the operator says otherwise. */
export const mostOfTown = 5000 * megabyte;

/** How many bytes the uploads of a day may have. */
export interface UploadLimits {
  readonly network: number;
  readonly town: number;
}

/** What was uploaded in the last day. */
export type UploadedBytes = UploadLimits;

/** The account that has no room for another file; null if both have. */
export function fullAccount(
  used: UploadedBytes,
  bytes: number,
  most: UploadLimits,
): keyof UploadLimits | null {
  if (used.network + bytes > most.network) return 'network';
  return used.town + bytes > most.town ? 'town' : null;
}
