import type { ObjectKeys, ObjectSettings } from '#adapters/driven/objects/object-settings.ts';

/** A name of a bucket as all stores accept it. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u;
const prefixName = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/u;

/**
 * Reads `https://store.example/bucket/prefix?region=eu-south-2`; with `bucket=host` the bucket is sent as a part of the
 * host. Null if it is anything else: user and password have no place in it.
 */
export function objectPlace(text: string): Omit<ObjectSettings, 'keys'> | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.hash !== '') return null;
  if (url.username !== '' || url.password !== '' || url.host === '') return null;
  const [bucket = '', ...folders] = url.pathname.replaceAll(/^\/|\/$/gu, '').split('/');
  const prefix = folders.join('/');
  if (!bucketName.test(bucket) || (prefix !== '' && !prefixName.test(prefix))) return null;
  const { region = 'us-east-1', bucket: place = 'path', ...others } = Object.fromEntries(url.searchParams);
  if (Object.keys(others).length > 0 || !/^[\w-]{1,40}$/u.test(region)) return null;
  if (place !== 'path' && place !== 'host') return null;
  return { endpoint: url.origin, region, bucket, prefix, bucketInHost: place === 'host' };
}

/** Reads `ID:SECRET`; null if it is anything else. An id has no colon. */
export function objectKeys(text: string): ObjectKeys | null {
  const [, id, secret] = /^([^\s:]{3,128}):(\S{1,256})$/u.exec(text.trim()) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}
