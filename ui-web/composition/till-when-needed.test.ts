import { expect, it } from 'vitest';
import { tillStoreContract, unsentSale } from '#contract-tests/ports/browser/till-store.ts';
import { memoryTill } from '#fixtures/memory/vouchers/till-store.ts';
import { tillWhenNeeded } from './till-when-needed.ts';

tillStoreContract('a till that is loaded when it is needed', () => {
  const till = memoryTill<{ readonly n: number }>();
  return tillWhenNeeded(async () => till);
});

it('a till that does not load keeps nothing, says so, and is asked for again', async () => {
  let isThere = false;
  const kept = memoryTill();
  const till = tillWhenNeeded(async () => {
    if (!isThere) throw new Error('no line');
    return kept;
  });
  const picture = { realm: 'vilanova', key: 'a', kind: 'ticket' } as const;
  expect(await till.keep(unsentSale('a'))).toBe(false);
  expect(await till.keepPicture(picture, Uint8Array.of(1))).toBe(false);
  expect(await till.prepare('vilanova', 'forn', {})).toBe(false);
  expect(await till.picture(picture)).toBeNull();
  expect(await till.prepared('vilanova', 'forn')).toBeNull();
  expect(await till.unsent('vilanova', 'forn')).toEqual([]);
  await till.drop(unsentSale('a'));
  await till.dropPictures(picture);
  isThere = true;
  expect(await till.keep(unsentSale('a'))).toBe(true);
});
