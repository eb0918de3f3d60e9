import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';
import { type Either, left, right } from '#domain/shared/result.ts';
import { type Identity, publicKeyOf, rawOf, type Recipient } from './age-keys.ts';

/**
 * The header of a sealed file, in the format of age (age-encryption.org/v1): the key of the file, wrapped for each
 * recipient, and what else is said about the file; a code under the key of the file protects all of it from changes.
 */
interface Stanza {
  readonly type: string;
  readonly words: readonly string[];
  readonly body: Buffer;
}

const firstLine = 'age-encryption.org/v1';
const fileKeyBytes = 16;
const tagBytes = 16;
/** One stanza of ours, and recipients of a hundred bytes each. */
export const longestHeader = 256 * 1024;

export const derived = (key: Uint8Array, salt: Uint8Array, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32));

const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** Null unless it is written in the one way that age allows: no padding, no spare bits. */
function fromBase64(text: string): Buffer | null {
  const bytes = Buffer.from(text, 'base64');
  return inBase64(bytes) === text ? bytes : null;
}

/** The body in lines of 64 letters; the last line is shorter, if need be empty. */
const written = ({ type, words, body }: Stanza): string => {
  const lines = inBase64(body).match(/.{1,64}/gu) ?? [];
  const isOpen = (lines.at(-1) ?? '').length === 64 || lines.length === 0;
  return `-> ${[type, ...words].join(' ')}\n${[...lines, ...(isOpen ? [''] : [])].join('\n')}\n`;
};

const macOf = (fileKey: Uint8Array, head: string): Buffer =>
  createHmac('sha256', derived(fileKey, Buffer.alloc(0), 'header'))
    .update(head)
    .digest();

const wrappingKey = (shared: Buffer, share: Uint8Array, recipient: Uint8Array) =>
  derived(shared, Buffer.concat([share, recipient]), `${firstLine}/X25519`);

const nonce = Buffer.alloc(12);

function wrapped(fileKey: Uint8Array, recipient: Recipient): Stanza {
  const once = generateKeyPairSync('x25519');
  const share = rawOf(once.publicKey);
  const shared = diffieHellman({ privateKey: once.privateKey, publicKey: publicKeyOf(recipient) });
  const key = wrappingKey(shared, share, recipient);
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes });
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
  return { type: 'X25519', words: [inBase64(share)], body };
}

function unwrapped({ type, words, body }: Stanza, { key, recipient }: Identity): Buffer | null {
  const share = fromBase64(words[0] ?? '');
  if (type !== 'X25519' || share?.length !== 32 || body.length !== fileKeyBytes + tagBytes) return null;
  try {
    const shared = diffieHellman({ privateKey: key, publicKey: publicKeyOf(share) });
    const secret = wrappingKey(shared, share, recipient);
    const decipher = createDecipheriv('chacha20-poly1305', secret, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(body.subarray(fileKeyBytes));
    return Buffer.concat([decipher.update(body.subarray(0, fileKeyBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/** What is said of a file beside its keys: everybody can read it, and age itself ignores it. */
export interface OpenNote {
  readonly type: string;
  readonly text: string;
}

/** A header for these recipients. */
export function headerFor(fileKey: Uint8Array, recipients: readonly Recipient[], note: OpenNote): Buffer {
  const noted = { type: note.type, words: [], body: Buffer.from(note.text) };
  const stanzas = [...recipients.map((recipient) => wrapped(fileKey, recipient)), noted];
  const head = `${firstLine}\n${stanzas.map(written).join('')}---`;
  return Buffer.from(`${head} ${inBase64(macOf(fileKey, head))}\n`);
}

/** A header as it was read; nothing in it has been checked. */
export interface ReadHeader {
  readonly stanzas: readonly Stanza[];
  /** What its code protects. */
  readonly head: string;
  readonly mac: Buffer;
  readonly bytes: number;
}

/** Reads a header from the beginning of a file; null if there is none. */
export function readHeader(beginning: Buffer): ReadHeader | null {
  const text = beginning.toString('latin1');
  const end = /\n---(?: ([A-Za-z0-9+/]{43}))?\n/u.exec(text);
  const mac = fromBase64(end?.[1] ?? '');
  if (!text.startsWith(`${firstLine}\n`) || end === null || mac?.length !== 32) return null;
  const stanzas: Stanza[] = [];
  const inside = text.slice(firstLine.length + 1, end.index + 1);
  for (const [all, words = '', lines = ''] of inside.matchAll(/-> ([!-~ ]+)\n((?:[A-Za-z0-9+/]*\n)+)/gu)) {
    const body = fromBase64(lines.replaceAll('\n', ''));
    if (body === null || all === '') return null;
    const [type = '', ...more] = words.split(' ');
    stanzas.push({ type, words: more, body });
  }
  return { stanzas, head: text.slice(0, end.index + 4), mac, bytes: end.index + end[0].length };
}

/** What a header says to everybody under that name; null if nothing. */
export const noteIn = ({ stanzas }: ReadHeader, type: string): string | null =>
  stanzas.find((stanza) => stanza.type === type)?.body.toString('utf8') ?? null;

/** The key of a file, by one of these private keys; refused if it was sealed for none, or if its header was changed. */
export function fileKeyIn(
  { stanzas, head, mac }: ReadHeader,
  identities: readonly Identity[],
): Either<'otherIdentity' | 'changedHeader', Buffer> {
  for (const identity of identities)
    for (const stanza of stanzas) {
      const key = unwrapped(stanza, identity);
      if (key === null) continue;
      return timingSafeEqual(macOf(key, head), mac) ? right(key) : left('changedHeader');
    }
  return left('otherIdentity');
}
