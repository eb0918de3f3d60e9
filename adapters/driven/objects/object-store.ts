import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { fileChunks } from '#adapters/driven/files/file-chunks.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import { type ListedObject, readListPage } from './list-page.ts';
import {
  callObjects,
  type ObjectBody,
  type ObjectCall,
  type ObjectPatience,
  wholeBody,
} from './object-call.ts';
import type { ObjectSettings } from './object-settings.ts';

/** A list of a thousand objects is less than a megabyte. */
const longestList = 8 * 1024 * 1024;
const longestFault = 4096;
/** What asks whether the store answers must not wait long for it. */
const readyPatience: Partial<ObjectPatience> = { whole: 1000, tries: 1 };

/** Objects of a bucket by their keys; each call throws `FilesUnreachable` if the store does not do its part. */
export interface ObjectStore {
  /** Done once the store has acknowledged it. */
  put(key: string, body: ObjectBody): Promise<void>;
  /** The answer for an object, with its body still to be read; null if there is no such object. */
  open(
    key: string,
    asked?: Pick<ObjectCall, 'headers'> & { readonly isHead?: boolean },
    patience?: Partial<ObjectPatience>,
  ): Promise<IncomingMessage | null>;
  /** The objects whose keys begin so, in the order of their keys. */
  list(begin: string): AsyncGenerator<ListedObject>;
  drop(key: string): Promise<void>;
  isReady(): Promise<boolean>;
}

const bodyOf = (bytes: number, sha256: Buffer, md5: Buffer, open: ObjectBody['open']): ObjectBody => ({
  bytes,
  sha256: sha256.toString('hex'),
  md5: md5.toString('base64'),
  open,
});

/** Bytes in memory, to be sent. */
export const bytesBody = (bytes: Uint8Array): ObjectBody =>
  bodyOf(
    bytes.length,
    createHash('sha256').update(bytes).digest(),
    createHash('md5').update(bytes).digest(),
    () => bytes,
  );

/** A file, to be sent piece by piece: it is read twice, since its hash is sent before it. */
export function fileBody(path: string): ObjectBody {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  let bytes = 0;
  for (const chunk of fileChunks(path)) {
    sha256.update(chunk);
    md5.update(chunk);
    bytes += chunk.length;
  }
  return bodyOf(bytes, sha256.digest(), md5.digest(), () => createReadStream(path));
}

/** A bucket that is not there must not look as if only the object were missing. */
async function missing(answer: IncomingMessage): Promise<null> {
  const text = (await wholeBody(answer, longestFault)).toString('latin1');
  if (text.includes('<Code>NoSuchBucket</Code>')) throw new FilesUnreachable('404 NoSuchBucket');
  return null;
}

/** The objects of a bucket, below the prefix of the settings. */
export function objectStore(settings: ObjectSettings, patience: Partial<ObjectPatience> = {}): ObjectStore {
  const call = (asked: ObjectCall, more: Partial<ObjectPatience> = {}) =>
    callObjects(settings, asked, { ...patience, ...more });
  const before = settings.prefix === '' ? '' : `${settings.prefix}/`;

  async function listPage(begin: string, token: string | null, more: Partial<ObjectPatience> = {}) {
    const query: readonly (readonly [string, string])[] = [
      ['list-type', '2'],
      ['encoding-type', 'url'],
      ['prefix', before + begin],
      ...(token === null ? [] : [['continuation-token', token] as const]),
    ];
    const answer = await call({ method: 'GET', key: null, query }, more);
    if (answer.statusCode !== 200) {
      answer.resume();
      throw new FilesUnreachable(`${answer.statusCode} for a list`);
    }
    return readListPage((await wholeBody(answer, longestList)).toString('utf8'));
  }

  return {
    put: async (key, body) => {
      const answer = await call({ method: 'PUT', key, body });
      answer.resume();
      // Every store names what it has stored; a page of a proxy does not.
      if (answer.statusCode !== 200 || answer.headers.etag === undefined)
        throw new FilesUnreachable(`${answer.statusCode} without an ETag`);
    },
    open: async (key, { headers = {}, isHead = false } = {}, more = {}) => {
      const answer = await call({ method: isHead ? 'HEAD' : 'GET', key, headers }, more);
      return answer.statusCode === 404 ? missing(answer) : answer;
    },
    list: async function* (begin) {
      let token: string | null = null;
      do {
        // oxlint-disable-next-line no-await-in-loop -- a page says where the next begins
        const page: ReturnType<typeof readListPage> = await listPage(begin, token);
        for (const { key, bytes } of page.objects) yield { key: key.slice(before.length), bytes };
        token = page.next;
      } while (token !== null);
    },
    drop: async (key) => {
      const answer = await call({ method: 'DELETE', key });
      answer.resume();
    },
    isReady: () =>
      listPage('ready', null, readyPatience).then(
        () => true,
        () => false,
      ),
  };
}
