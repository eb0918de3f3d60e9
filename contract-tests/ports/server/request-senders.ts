import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { expect, it } from 'vitest';
import type { RequestStore } from '#application/ports/server/request-store.ts';
import { isRight, left } from '#domain/shared/result.ts';
import { aRequestEntry, referenceOf } from '#fixtures/builders/data/council-request.ts';
import { choosing } from '#fixtures/builders/data/request-filter.ts';
import { atOnce, other, town } from './request-samples.ts';

/** What a store of requests finds for its senders, and what they do later. */
export function requestSenderChecks(open: () => Promise<{ readonly requests: RequestStore }>): void {
  it('finds for a sender what a device sent, and what was sent with its verified e-mail, the latest first', async () => {
    const { requests } = await open();
    const from = (device: string | null, email: string | null = null, isVerified = false) => ({
      from: { device, email, isVerified },
    });
    await requests.create(aRequestEntry(1, from('phone')));
    await requests.create(aRequestEntry(2, from('laptop', 'ana', true)));
    await requests.create(aRequestEntry(3, from('laptop', 'ana')));
    await requests.create(aRequestEntry(4, from('phone', 'ana', true)));
    await requests.create(aRequestEntry(5, from(null, 'ana')));
    await requests.create(aRequestEntry(6, { ...from('phone'), request: { realm: other } }));
    const own = async (device: string, email: string | null, stretch = { limit: 9, offset: 0 }) => {
      const { items, total } = await requests.sentBy(town, { device, email }, stretch);
      return [items.map(({ createdAt }) => createdAt), total];
    };
    expect(await own('phone', null)).toEqual([[4, 1], 2]);
    expect(await own('phone', 'ana')).toEqual([[4, 2, 1], 3]);
    expect(await own('phone', 'ana', { limit: 1, offset: 1 })).toEqual([[2], 3]);
    expect(await own('tablet', 'ana')).toEqual([[4, 2], 2]);
    expect(await own('tablet', null)).toEqual([[], 0]);
    const isFrom = (seed: number, device: string, email: string | null, realm = town) =>
      requests.isFrom(realm, referenceOf(seed), { device, email });
    expect(await isFrom(1, 'phone', null)).toBe(true);
    expect(await isFrom(2, 'phone', 'ana')).toBe(true);
    expect(await isFrom(3, 'phone', 'ana')).toBe(false);
    expect(await isFrom(1, 'tablet', 'ana')).toBe(false);
    expect(await isFrom(1, 'phone', null, other)).toBe(false);
    expect(await isFrom(9, 'phone', null)).toBe(false);
  });

  it('gives to an e-mail what a device sent with it, once the device has verified it', async () => {
    const { requests } = await open();
    const from = (device: string, email: string | null) => ({ from: { device, email, isVerified: false } });
    await requests.create(aRequestEntry(1, from('phone', 'ana')));
    await requests.create(aRequestEntry(2, from('phone', 'pep')));
    await requests.create(aRequestEntry(3, from('phone', null)));
    await requests.create(aRequestEntry(4, from('stranger', 'ana')));
    await requests.create(aRequestEntry(5, { ...from('phone', 'ana'), request: { realm: other } }));
    await requests.claim(town, { device: 'phone', email: 'ana' });
    const stretch = { limit: 9, offset: 0 };
    const found = async (realm: typeof town) =>
      (await requests.sentBy(realm, { device: 'x', email: 'ana' }, stretch)).items.map(
        ({ createdAt }) => createdAt,
      );
    expect([await found(town), await found(other)]).toEqual([[1], []]);
  });

  it('lists those whose senders replied', async () => {
    const { requests } = await open();
    for (const seed of [1, 2]) await requests.create(aRequestEntry(seed));
    await requests.change(town, referenceOf(1), (before) => ({ ...before, hasReply: true }));
    const replied = async () =>
      (await requests.list(town, choosing({ hasReply: [true] }))).items.map(({ createdAt }) => createdAt);
    expect(await replied()).toEqual([1]);
    await requests.change(town, referenceOf(1), (before) => ({ ...before, hasReply: false }));
    expect(await replied()).toEqual([]);
  });

  it('counts no request that was taken back against the limit of its sender, and finds it in no place', async () => {
    const { requests } = await open();
    const coordinates = { lat: 39.41, lng: -0.34 };
    const entry = (seed: number) => aRequestEntry(seed, { person: 'ana', most: 1, request: { coordinates } });
    await requests.create(entry(1));
    expect(await requests.create(entry(2))).toEqual(left({ kind: 'tooManyRequests', most: 1 }));
    await requests.change(town, referenceOf(1), (before) => ({
      ...before,
      status: 'Retirada',
      coordinates: null,
    }));
    expect(isRight(await requests.create(entry(3)))).toBe(true);
    const part = { south: 39, north: 40, west: -1, east: 0 };
    const near = await requests.within(town, atOnce(), part, '2026-11-18' as CalendarDay);
    expect(near.map(({ createdAt }) => createdAt)).toEqual([3]);
  });
}
