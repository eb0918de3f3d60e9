import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tillStoreContract, unsentSale } from '#contract-tests/ports/browser/till-store.ts';
import { memoryTill } from '#fixtures/memory/vouchers/till-store.ts';
import { indexedTill } from './indexed-till.ts';
import { oneStoreDatabase } from './one-store-database.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

tillStoreContract('memory', memoryTill);
tillStoreContract('the browser’s database', indexedTill);

/** All that the database has, as text. */
async function everything(): Promise<string> {
  const { read } = oneStoreDatabase('concejo-till', 'till');
  const all = (await read<unknown[]>((store) => store.getAll())) ?? [];
  return JSON.stringify(all, (_, value: unknown) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
  );
}

it('a till has no identity number and no photo of a document in its database that can be read', async () => {
  const till = indexedTill();
  await till.keep(unsentSale('a'));
  const picture = { realm: 'vilanova', key: 'a' };
  await till.keepPicture({ ...picture, kind: 'identity' }, new TextEncoder().encode('a face'));
  await till.keepPicture({ ...picture, kind: 'ticket' }, new TextEncoder().encode('a ticket'));
  const text = await everything();
  expect(text).toContain('a ticket');
  expect(text).not.toMatch(/a face|12345678Z/u);
});

it('a till opens after the browser was closed what it kept before', async () => {
  await indexedTill().keep(unsentSale('a'));
  expect(await indexedTill().unsent('vilanova', 'forn')).toEqual([unsentSale('a')]);
});

it('a till whose key was lost gives neither number nor photo, and says so of its picture', async () => {
  const till = indexedTill();
  const picture = { realm: 'vilanova', key: 'a', kind: 'identity' } as const;
  await till.keep(unsentSale('a'));
  await till.keepPicture(picture, Uint8Array.of(1));
  await oneStoreDatabase('concejo-till', 'till').write((store) => store.delete(['seal']));
  const again = indexedTill();
  expect(await again.picture(picture)).toBeNull();
  expect(await again.unsent('vilanova', 'forn')).toEqual([unsentSale('a', { number: null })]);
});

it('a browser that refuses to store says that it keeps no sale', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const till = indexedTill();
  expect(await till.keep(unsentSale('a'))).toBe(false);
  expect(await till.keepPicture({ realm: 'vilanova', key: 'a', kind: 'ticket' }, Uint8Array.of(1))).toBe(
    false,
  );
  await till.drop(unsentSale('a'));
  expect(await till.unsent('vilanova', 'forn')).toEqual([]);
  expect(await till.prepared('vilanova', 'forn')).toBeNull();
});
