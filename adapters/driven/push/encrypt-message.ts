import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser, as its subscription has them. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is made by chance for one message; given by tests alone. */
export interface MessageChance {
  readonly salt: Buffer;
  readonly privateKey: Buffer | null;
}

/** A record is longer than any message that push services accept. */
const recordSize = 4096;
const curve = 'prime256v1';

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

const chance = (): MessageChance => ({ salt: randomBytes(16), privateKey: null });

/**
 * A message that only one browser can read (RFC 8291, with the content encoding `aes128gcm` of RFC 8188): one record, with a
 * key pair of its own. It throws if the keys of the browser are none.
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt, privateKey }: MessageChance = chance(),
): Buffer {
  const browser = Buffer.from(p256dh, 'base64url');
  const own = createECDH(curve);
  if (privateKey === null) own.generateKeys();
  else own.setPrivateKey(privateKey);
  const publicKey = own.getPublicKey();
  const shared = own.computeSecret(browser);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser, publicKey]);
  const secret = hkdf(shared, Buffer.from(auth, 'base64url'), about, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 ends the last record.
  const content = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.from([2])),
    cipher.final(),
  ]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(recordSize, 16);
  head.writeUInt8(publicKey.length, 20);
  return Buffer.concat([head, publicKey, content, cipher.getAuthTag()]);
}
