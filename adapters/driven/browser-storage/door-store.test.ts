import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doorStoreContract, preparedDoor, unsentScan } from '#contract-tests/ports/browser/door-store.ts';
import { memoryDoor } from '#fixtures/memory/tickets/door-store.ts';
import { indexedDoor } from './indexed-door.ts';
import { oneStoreDatabase } from './one-store-database.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => vi.unstubAllGlobals());

doorStoreContract('memory', memoryDoor);
doorStoreContract('the browser’s database', indexedDoor);

it('a scanner that is lost has no code, no letters and no initials in its database', async () => {
  const door = indexedDoor();
  await door.prepare('vilanova', preparedDoor);
  await door.keep('vilanova', unsentScan('a'));
  const { read } = oneStoreDatabase('concejo-door', 'door');
  const all = (await read<unknown[]>((store) => store.getAll())) ?? [];
  const text = JSON.stringify(all, (_, value: unknown) =>
    value instanceof Uint8Array ? String.fromCharCode(...value) : value,
  );
  expect(text).toContain('Puerta 1');
  expect(text).not.toMatch(/CE1:|7K2QRA5D3HT8|E\. F\./u);
});

it('a scanner opens after the browser was closed what it kept before', async () => {
  await indexedDoor().keep('vilanova', unsentScan('a'));
  expect(await indexedDoor().unsent('vilanova')).toEqual([unsentScan('a')]);
});

it('a browser that refuses to store says that it keeps no scan', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const door = indexedDoor();
  expect(await door.keep('vilanova', unsentScan('a'))).toBe(false);
  expect(await door.prepare('vilanova', preparedDoor)).toBe(false);
  expect(await door.unsent('vilanova')).toEqual([]);
  expect(await door.prepared('vilanova')).toBeNull();
});
