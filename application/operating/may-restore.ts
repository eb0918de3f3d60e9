import { type Either, left, right } from '#domain/shared/result.ts';
import type { BackupManifest, KeyTags } from './backup-manifest.ts';

/** Why an intact backup may not replace the present data. */
export type RestoreRefusal =
  | { readonly kind: 'fromNewerProgram'; readonly version: number; readonly known: number }
  | { readonly kind: 'keysMissing' }
  | { readonly kind: 'otherKeys' }
  | { readonly kind: 'keysIncomplete'; readonly surveys: readonly string[] }
  | { readonly kind: 'votesHere'; readonly ballots: number }
  | { readonly kind: 'unreadableHere' };

/** The keys that are here, and the surveys whose key was erased on purpose. */
export interface KeysHere extends KeyTags {
  readonly erased: readonly string[];
}

interface Situation {
  readonly manifest: BackupManifest;
  /** The newest step that this program knows. */
  readonly known: number;
  /** Null where there is no file of keys, or none that can be read. */
  readonly keys: KeysHere | null;
  /** How many ballots the data folder has already; null where its database cannot be read. */
  readonly ballotsHere: number | null;
  readonly force: boolean;
}

/** Surveys of the backup whose key is missing here, or is another one. Votes under a new key would be second votes. */
const withoutKey = (wanted: KeyTags, here: KeysHere): readonly string[] =>
  Object.entries(wanted.surveys)
    .filter(([survey, tag]) => here.surveys[survey] !== tag && !here.erased.includes(survey))
    .map(([survey]) => survey);

function checkKeys({ manifest, keys }: Situation): RestoreRefusal | null {
  const isNeeded = manifest.people > 0 || manifest.surveys.some(({ marks }) => marks > 0);
  if (!isNeeded) return null;
  if (keys === null) return { kind: 'keysMissing' };
  if (manifest.keys === null) return null;
  if (manifest.keys.census !== keys.census) return { kind: 'otherKeys' };
  const surveys = withoutKey(manifest.keys, keys);
  return surveys.length > 0 ? { kind: 'keysIncomplete', surveys } : null;
}

/**
 * Whether a backup may take the place of a data folder. `force` sets votes aside that are there; nothing sets aside
 * that the keys must fit, since without them everybody could vote again.
 */
export function mayRestore(situation: Situation): Either<RestoreRefusal, null> {
  const { manifest, known, ballotsHere, force } = situation;
  if (manifest.schema > known) return left({ kind: 'fromNewerProgram', version: manifest.schema, known });
  const keys = checkKeys(situation);
  if (keys !== null) return left(keys);
  if (force || ballotsHere === 0) return right(null);
  return left(
    ballotsHere === null ? { kind: 'unreadableHere' } : { kind: 'votesHere', ballots: ballotsHere },
  );
}
