import { createHash, createHmac } from 'node:crypto';
import type { ObjectKeys } from './object-settings.ts';

/** A request to be signed. Header names are in lower case; `host` and a time are among the headers. */
export interface UnsignedRequest {
  readonly method: string;
  /** Each segment encoded already. */
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** The SHA-256 of the body, hex. */
  readonly bodyHash: string;
}

/** For which region, service and moment a signature is valid; the time is that of `signingTime`. */
interface SigningScope {
  readonly region: string;
  readonly time: string;
  readonly service?: string;
}

export const sha256Hex = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const hmac = (key: Uint8Array | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Percent-encodes all but the unreserved signs of RFC 3986, which `encodeURIComponent` does not do for `!'()*`. */
export const uriEncoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The query in the order that is signed, which is also how it is sent. */
export const writtenQuery = (query: UnsignedRequest['query']): string =>
  query
    .map(([name, value]) => `${uriEncoded(name)}=${uriEncoded(value)}`)
    .toSorted()
    .join('&');

const plainValue = (value: string): string => value.trim().replaceAll(/ +/gu, ' ');

/** `20130524T000000Z`, as the header `x-amz-date` has it. */
export const signingTime = (now: number): string =>
  new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/gu, '');

/**
 * The header `authorization` of a request by Signature Version 4 of AWS, which the stores that speak its protocol all
 * check: a chain of HMACs over the canonical form of the request.
 */
export function authorization(
  request: UnsignedRequest,
  { id, secret }: ObjectKeys,
  { region, time, service = 's3' }: SigningScope,
): string {
  const names = Object.keys(request.headers).toSorted();
  const signed = names.join(';');
  const canonical = [
    request.method,
    request.path,
    writtenQuery(request.query),
    ...names.map((name) => `${name}:${plainValue(request.headers[name] ?? '')}`),
    '',
    signed,
    request.bodyHash,
  ].join('\n');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256Hex(canonical)].join('\n'));
  return `AWS4-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${signed}, Signature=${signature.toString('hex')}`;
}
