import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type Either, left, right } from '#domain/shared/result.ts';
import { fromBech32 } from './bech32.ts';

/** A public key, for which a backup is sealed: its 32 bytes. */
export type Recipient = Buffer;

/** A private key, which opens what was sealed for its public key. */
export interface Identity {
  readonly key: KeyObject;
  readonly recipient: Recipient;
}

/** Why a file of keys cannot be used. */
export interface KeyFileFault {
  readonly kind:
    | 'keysUnreadable'
    | 'noKeyInFile'
    | 'notAKey'
    /** A private key where public ones belong: on the server it would open every backup. */
    | 'privateKey';
  /** The first line that is no key, or what the system says. */
  readonly why: string;
}

const ofPublic = Buffer.from('302a300506032b656e032100', 'hex');
const ofPrivate = Buffer.from('302e020100300506032b656e04220420', 'hex');
const keyBytes = 32;

export const publicKeyOf = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([ofPublic, raw]), format: 'der', type: 'spki' });

export const rawOf = (key: KeyObject): Buffer =>
  key.export({ format: 'der', type: 'spki' }).subarray(ofPublic.length);

export function identityOf(raw: Uint8Array): Identity {
  const key = createPrivateKey({ key: Buffer.concat([ofPrivate, raw]), format: 'der', type: 'pkcs8' });
  return { key, recipient: rawOf(createPublicKey(key)) };
}

const secretPrefix = 'age-secret-key-';

/** The lines of a file of keys; `#` begins a note. */
const keyLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

function keysIn<T>(text: string, keyOf: (line: string) => T | null): Either<KeyFileFault, readonly T[]> {
  const keys: T[] = [];
  for (const [index, line] of keyLines(text).entries()) {
    const key = keyOf(line);
    if (key === null) return left({ kind: 'notAKey', why: String(index + 1) });
    keys.push(key);
  }
  return keys.length === 0 ? left({ kind: 'noKeyInFile', why: '' }) : right(keys);
}

/** The public keys in a file as `age-keygen -y` writes it (`age1…`, one a line). */
export function readRecipients(text: string): Either<KeyFileFault, readonly Recipient[]> {
  if (keyLines(text).some((line) => line.toLowerCase().startsWith(secretPrefix)))
    return left({ kind: 'privateKey', why: '' });
  return keysIn(text, (line) => {
    const raw = fromBech32('age', line);
    return raw?.length === keyBytes ? raw : null;
  });
}

/** The private keys in a file as `age-keygen` writes it (`AGE-SECRET-KEY-1…`, one a line). */
export const readIdentities = (text: string): Either<KeyFileFault, readonly Identity[]> =>
  keysIn(text, (line) => {
    const raw = line === line.toUpperCase() ? fromBech32(secretPrefix, line.toLowerCase()) : null;
    return raw?.length === keyBytes ? identityOf(raw) : null;
  });
