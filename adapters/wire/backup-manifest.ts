import * as t from 'io-ts';

const whole = t.refinement(t.number, (n) => Number.isSafeInteger(n) && n >= 0, 'whole');
const sha256 = t.refinement(t.string, (text) => /^[0-9a-f]{64}$/u.test(text), 'sha256');

/** Only the database, uploads under their hash, and files below `files/`: a backup cannot write to any other place. */
const isPartPath = (path: string) =>
  path === 'concejo.sqlite' ||
  path === 'concejo.sql' ||
  /^assets\/[0-9a-f]{2}\/[0-9a-f]{64}$/u.test(path) ||
  (/^files(?:\/[^/\\\0]+)+$/u.test(path) && !path.split('/').some((step) => step === '.' || step === '..'));

const surveyCounts = t.array(t.type({ realm: t.string, survey: t.string, ballots: whole, marks: whole }));

/** What an encrypted backup says to everybody, in its header. */
export const backupNoteWire = t.type({
  made: t.string,
  council: t.union([t.null, sha256]),
  surveys: surveyCounts,
  bytes: whole,
});

/** `manifest.json` of a backup (docs/guides/operator.md). */
export const backupManifestWire = t.type({
  format: t.literal('concejo-backup-1'),
  program: t.string,
  schema: whole,
  made: t.string,
  people: whole,
  surveys: surveyCounts,
  keys: t.union([t.null, t.type({ census: sha256, surveys: t.record(t.string, sha256) })]),
  parts: t.array(t.type({ path: t.refinement(t.string, isPartPath, 'part'), bytes: whole, sha256 })),
});
