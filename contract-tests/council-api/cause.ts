import type { KitKey } from '#application/text/catalogue/keys/kit.ts';
import type { Say } from '#application/text/say.ts';

/** Why a connection failed, as far as the texts distinguish it. */
type Cause =
  | 'refused'
  | 'unknownHost'
  | 'brokenOff'
  | 'expired'
  | 'untrusted'
  | 'otherName'
  | 'noTls'
  | 'badPort';

const byCode: Readonly<Record<string, Cause>> = {
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  ECONNRESET: 'brokenOff',
  EPIPE: 'brokenOff',
  UND_ERR_SOCKET: 'brokenOff',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'brokenOff',
  CERT_HAS_EXPIRED: 'expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherName',
  EPROTO: 'noTls',
  ERR_SSL_WRONG_VERSION_NUMBER: 'noTls',
  'bad port': 'badPort',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'noTls',
};

/** A cause in the reader's language; the code of the system is given beside it, so that it can be searched for. */
export function causeInWords(code: string, say: Say<KitKey>): string {
  const cause = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  return cause === undefined ? code : `${say(`causes.${cause}`)}, ${code}`;
}
