import type { AssetFiles } from '#adapters/driven/files/asset-files.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import { mostTownFileBytes } from '#domain/files/town-file.ts';
import { wholeBody } from './object-call.ts';
import { bytesBody, type ObjectStore } from './object-store.ts';
import { sha256Hex } from './signature.ts';

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/u.test(text);

/** The folder of uploads among the keys. */
export const assetsBegin = 'assets/';

const folderOf = (hash: string): string => `${assetsBegin}${hash.slice(0, 2)}/${hash}/`;

/** The key of a content that was stored at that instant. */
export const assetKey = (hash: string, at: number): string => `${folderOf(hash)}${Math.floor(at)}`;

/** The hash and the instant in a key; null if it is no content's. */
export function assetOfKey(key: string): { readonly hash: string; readonly at: number } | null {
  const [, begin = '', hash = '', at = ''] = /^assets\/([^/]+)\/([^/]+)\/(\d{1,16})$/u.exec(key) ?? [];
  return isHash(hash) && hash.startsWith(begin) && begin.length === 2 ? { hash, at: Number(at) } : null;
}

/** Says that a content is not what was stored under its hash. */
const damaged = () => new FilesUnreachable('a content that does not have its hash');

/**
 * The contents of uploads in an object store. A key has the hash and the instant of storing: an erasing that meets
 * somebody who stores the same content again removes the older object, and never the one that was just acknowledged.
 */
export function objectAssets(store: ObjectStore): AssetFiles {
  /** The instants at which a content was stored, the latest first. */
  const instantsOf = async (hash: string): Promise<readonly number[]> => {
    const instants: number[] = [];
    for await (const { key } of store.list(folderOf(hash))) instants.push(assetOfKey(key)?.at ?? 0);
    return instants.toSorted((one, other) => other - one);
  };
  const latest = async (hash: string): Promise<Uint8Array | null> => {
    const [at] = await instantsOf(hash);
    const answer = at === undefined ? null : await store.open(assetKey(hash, at));
    return answer === null ? null : wholeBody(answer, 2 * mostTownFileBytes);
  };
  return {
    put: async (content, at) => {
      const body = bytesBody(content);
      await store.put(assetKey(body.sha256, at), body);
      return body.sha256;
    },
    get: async (hash) => {
      if (!isHash(hash)) return null;
      // The object may have been erased between the list and its reading, and stored again: then it is listed again.
      const content = (await latest(hash)) ?? (await latest(hash));
      if (content !== null && sha256Hex(content) !== hash) throw damaged();
      return content;
    },
    drop: async (hash, putBy) => {
      // oxlint-disable-next-line no-await-in-loop -- a content has seldom more than one object
      for (const at of await instantsOf(hash)) if (at <= putBy) await store.drop(assetKey(hash, at));
    },
    isReady: () => store.isReady(),
    missing: async (hashes) => {
      const there = new Set<string>();
      for await (const { key } of store.list(assetsBegin)) there.add(assetOfKey(key)?.hash ?? '');
      return hashes.filter((hash) => !there.has(hash));
    },
  };
}
